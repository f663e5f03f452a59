import { pageCopy } from "../../../facts/page-texts.ts";

export const bookingMeta = pageCopy("/booking/$token", "meta", {
  title: "Your booking",
  description: "The time of your conversation, its calendar entry, and the way to reschedule or cancel it.",
});
