import { pageCopy } from "../../facts/page-texts.ts";

/** Shown beside every form that reports the visit, and stored with the notice. */
export const visitWords = pageCopy("words/forms", "visit", {
  notice:
    "The form also tells us how you came in this visit (first page, referring site and campaign, articles, issues and episodes opened), so that we see what is worth writing.",
});
