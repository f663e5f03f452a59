import { pageCopy } from "../../../facts/page-texts.ts";

/** The server's responses to the booking forms. */
export const bookingAnswers = pageCopy("words/server", "bookingAnswers", {
  "no-time": "Choose a time first.",
  taken: "Someone has just taken this time.",
  closed: "Nothing of this kind can be booked at the moment.",
  "too-many":
    "Too many conversations are being booked with this address or from your network. Use the links in the emails to reschedule one, or write to us.",
});

const stillBooked = "Someone has just taken this time. Your booking has not changed; please choose another time.";

export const bookingChangeAnswers = pageCopy("words/server", "bookingChangeAnswers", {
  "no-time": "Choose a time first.",
  taken: stillBooked,
  "not-offered": stillBooked,
  over: "This conversation has taken place, so it can no longer be changed.",
  "too-many": "This booking has been rescheduled too often. Write to us, and we’ll find a time together.",
});

export const bookingLinkAnswers = pageCopy("words/server", "bookingLink", { forged: "This link opens no booking." });
