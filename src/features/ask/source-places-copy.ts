import { pageCopy } from "../../facts/page-texts.ts";

/** The archive's index stores labels in English. */
export const sourcePlaces = pageCopy("words/server", "sourcePlaces", {
  issue: "Issue {number}",
  unnumbered: "Issue",
  ebook: "Free eBook",
  guide: "Free guide",
});
