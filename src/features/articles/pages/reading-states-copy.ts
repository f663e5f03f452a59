import { pageCopy } from "../../../facts/page-texts.ts";

/** Beside what is loaded: while it is, and where it fails. */
export const readingStates = pageCopy("words/reading", "states", { blog: "Blog", loading: "Loading the article" });
