import { pageCopy } from "../../facts/page-texts.ts";

/** Lettered on the islands of a visitor's chart. */
export const ownChartWords = pageCopy("words/server", "ownChart", {
  names: ["People", "Documents", "Systems"],
});
