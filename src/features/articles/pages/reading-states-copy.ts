import { pageCopy } from "../../../facts/page-texts.ts";

/** Beside the loaded content: while it loads, and when it fails. */
export const readingStates = pageCopy("words/reading", "states", { blog: "Blog", loading: "Loading the article" });
