import { pageCopy } from "../../../../facts/page-texts.ts";

/** For the page's head, which is part of every page's bundle. */
export const addedTypeMeta = pageCopy("words/booking", "addedHead", {
  description: "{title} with {name}: {minutes} minutes.",
});
