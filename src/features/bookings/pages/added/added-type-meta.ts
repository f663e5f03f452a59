import { pageCopy } from "../../../../facts/page-texts.ts";

/** For the page's head, which comes with every page. */
export const addedTypeMeta = pageCopy("words/booking", "addedHead", {
  description: "{title} with {name}: {minutes} minutes.",
});
