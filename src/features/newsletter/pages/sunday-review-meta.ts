import { siteFacts } from "../../../facts/site-facts.ts";

/** Separate from the delivery because every page loads it. */
export const sundayReviewMeta = {
  get title() {
    return siteFacts.newsletterName;
  },
  get description() {
    return `${siteFacts.newsletterName}: one email a week, sent on ${siteFacts.newsletterDay}, on what organisations know, how they lose it and what to try on Monday. Free, and without tracking.`;
  },
  keywords: "AI knowledge management newsletter, weekly newsletter, knowledge management, AI agents, leadership",
};
