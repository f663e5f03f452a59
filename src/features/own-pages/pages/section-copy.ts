import { pageCopy } from "../../../facts/page-texts.ts";

/** Used where the owner left the words of a form section empty. */
export const formSectionCopy = pageCopy("words/forms", "section", {
  contact: { title: "Write to us", action: "Send message" },
  newsletter: { title: "Have it sent to you", action: "Subscribe" },
});
