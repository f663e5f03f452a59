import { siteFacts } from "../../../facts/site-facts.ts";

/** What search engines and the browser's tab show; apart from the copy, for every page carries it. */
export const sundayReviewMeta = {
  get title() {
    return siteFacts.newsletterName;
  },
  get description() {
    return `${siteFacts.newsletterName}: one email a week, sent on Sunday, on what organisations know, how they lose it and what to try on Monday. Free, and without tracking.`;
  },
  keywords: "AI knowledge management newsletter, weekly newsletter, knowledge management, AI agents, leadership",
};
