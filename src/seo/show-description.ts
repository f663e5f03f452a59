/** What the show is about, for its page, its feed and the directories that read it. */
export const showDescription =
  "Unhurried conversations with people who run hospitals, fleets and banks: what they know, how they know it, and how it stays when they leave.";
