import { pageCopy } from "../../facts/page-texts.ts";

/** In “My data”. */
export const emailRecords = pageCopy("words/server", "emailRecords", {
  title: "Emails we sent you",
  notYet: "Not yet",
});
