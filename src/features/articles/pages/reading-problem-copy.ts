import { pageCopy } from "../../../facts/page-texts.ts";

/** A separate file, because the loading texts are part of every page's bundle. */
export const readingProblem = pageCopy("words/reading", "problem", {
  failed: "Something went wrong. Please try again.",
});
