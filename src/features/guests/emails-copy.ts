import { pageCopy } from "../../facts/page-texts.ts";

export const guestEmails = pageCopy("words/server", "guestEmails", {
  reason:
    "You’re receiving this email because you registered as a guest of {podcastName}. It is about that registration only.",
  received: {
    subject: "Your registration for {podcastName}",
    preview: "The host reads it and replies either way.",
    thanks: "Thank you: your registration has arrived. The host reads it and replies either way.",
    link: "If it is a yes, the reply contains your personal link: to the release form, and then to the calendar.",
  },
  /** Default texts of both replies; the host can edit them. */
  answers: {
    accepted: "We would like to have you on the show.",
    declined: "Thank you for registering. It doesn’t fit the episodes we’re planning, so this time the answer is no.",
  },
  accepted: {
    subject: "Yes, let's talk: {podcastName}",
    preview: "Two steps are left: the release form, then the calendar.",
    steps:
      "Two steps are left. Sign the release form, and the calendar for the recording opens. Both are on your page:",
    button: "Open your page",
    private: "Keep the link private: anyone with the link can sign and book in your name.",
  },
  declined: {
    subject: "About your registration for {podcastName}",
    preview: "Thank you for registering.",
    erased: "We erase what you sent within a year, and sooner if you ask.",
  },
  signed: {
    subject: "Your signed release form for {podcastName}",
    preview: "The signed copy is attached.",
    thanks: "Thank you: the release form is signed. Your copy is attached; please keep it.",
    left: "One step is left: choose a time for the recording, if you have not done so yet.",
    button: "Choose a time",
  },
});
