import { pageCopy } from "../../../../facts/page-texts.ts";

/** Separate from the copy because every page loads it. */
export const addedTypeMeta = pageCopy("words/booking", "addedHead", {
  description: "{title} with {name}: {minutes} minutes.",
});
