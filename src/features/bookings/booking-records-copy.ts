import { pageCopy } from "../../facts/page-texts.ts";

/** In “My data”. */
export const bookingRecords = pageCopy("words/server", "bookingRecords", {
  title: "Conversations you booked",
  when: "When",
  cancelledByUs: "Cancelled by us",
  cancelledByYou: "Cancelled by you",
  missed: "Noted as not attended",
  over: "Has taken place",
  ahead: "Booked; erasing cancels it",
  topic: "Topic",
  where: "Where",
  reason: "Reason for cancelling",
});
