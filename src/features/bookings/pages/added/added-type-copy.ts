import { pageCopy } from "../../../../facts/page-texts.ts";

export const addedTypeCopy = pageCopy("words/booking", "added", {
  mark: "Book it",
  title: "Choose a time",
  lead: "Every time shown is free. Book it and it’s yours, and you can reschedule until it begins.",
  retiredTitle: "No longer offered",
  retiredText: "This conversation can’t be booked any more. If you have a booking, it takes place as agreed.",
  missingTitle: "Nothing to book here",
  missingText: "There is no conversation at this URL. It may have been renamed.",
  contact: "Contact us",
  call: "Choose a strategy call",
});
