import { pageCopy } from "../../facts/page-texts.ts";

/** Lettered on the islands of a visitor's chart. */
export const ownChartWords = pageCopy("words/server", "ownChart", {
  people: "People",
  documents: "Documents",
  systems: "Systems",
});
