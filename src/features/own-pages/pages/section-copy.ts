import { pageCopy } from "../../../facts/page-texts.ts";

/** What the form of a section says where the owner wrote nothing. */
export const formSectionCopy = pageCopy("words/forms", "section", {
  contact: { title: "Write to us", action: "Send message" },
  newsletter: { title: "Have it sent to you", action: "Subscribe" },
});
