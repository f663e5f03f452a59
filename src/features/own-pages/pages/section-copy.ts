import { pageCopy } from "../../../facts/page-texts.ts";

/** Words of a section's form that the owner left empty. */
export const formSectionCopy = pageCopy("words/forms", "section", {
  contact: { title: "Write to us", action: "Send message" },
  newsletter: { title: "Have it sent to you", action: "Subscribe" },
});
