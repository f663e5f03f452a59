import { pageCopy } from "../../../facts/page-texts.ts";

/** Separate from the copy because every page loads it. */
export const sundayReviewMeta = pageCopy("/sunday-review", "meta", {
  title: "{newsletterName}",
  description:
    "{newsletterName}: one email a week, sent on {newsletterDay}, on what organisations know, how they lose it and what to try on Monday. Free, and without tracking.",
  keywords: "AI knowledge management newsletter, weekly newsletter, knowledge management, AI agents, leadership",
});
