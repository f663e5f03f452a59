import { pageCopy } from "../../facts/page-texts.ts";

/** In “My data”. */
export const visitRecords = pageCopy("words/server", "visitRecords", {
  first: "First page of the visit",
  referrer: "Site that led to it",
  campaign: "Campaign that led to it",
  read: "Opened in the visit",
});
