import { pageCopy } from "../../../facts/page-texts.ts";

export const offeredTypeCopy = pageCopy("words/booking", "offeredType", {
  intro: "Choose a day and a time. We’ll hold it for five minutes while you fill in the rest.",
  submit: "Book this time",
  meets: { video: "By video", phone: "By phone: we call you", "in-person": "In person" },
});
