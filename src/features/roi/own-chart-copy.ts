import { pageCopy } from "../../facts/page-texts.ts";

/** Labels of the islands on a visitor's chart. */
export const ownChartWords = pageCopy("words/server", "ownChart", {
  people: "People",
  documents: "Documents",
  systems: "Systems",
});
