import { pageCopy } from "../../../../facts/page-texts.ts";

export const addedTypeCopy = pageCopy("words/booking", "added", {
  description: "{title} with {name}: {minutes} minutes.",
  mark: "Book it",
  title: "Choose a time",
  lead: "Every time shown is free. Book it and it’s yours, and you can reschedule until it begins.",
  intro: "Choose a day and a time. We’ll hold it for five minutes while you fill in the rest.",
  submit: "Book this time",
  retiredTitle: "No longer offered",
  retiredText: "This conversation can’t be booked any more. If you have a booking, it takes place as agreed.",
  missingTitle: "Nothing to book here",
  missingText: "There is no conversation at this URL. It may have been renamed.",
  contact: "Contact us",
  call: "Choose a strategy call",
  meets: { video: "By video", phone: "By phone: we call you", "in-person": "In person" },
});
