export const showDescription =
  "Unhurried conversations with people who run hospitals, fleets and banks: what they know, how they know it, and how it stays when they leave.";
