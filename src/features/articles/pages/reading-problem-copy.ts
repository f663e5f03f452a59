import { pageCopy } from "../../../facts/page-texts.ts";

/** In a file of its own: the words of loading come with every page. */
export const readingProblem = pageCopy("words/reading", "problem", {
  failed: "Something went wrong. Please try again.",
});
