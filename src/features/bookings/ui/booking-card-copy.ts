import { pageCopy } from "../../../facts/page-texts.ts";

export const bookingCardWords = pageCopy("words/booking", "card", {
  minutes: "{count} minutes",
  preferList: "Prefer a list?",
  wholeList: "All free times as a list",
  today: "Today",
  tomorrow: "Tomorrow",
});
