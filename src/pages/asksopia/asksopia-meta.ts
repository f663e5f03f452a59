import { siteFacts } from "../../facts/site-facts.ts";

/** Separate from the copy because every page's bundle includes it. */
export const asksopiaMeta = {
  get description() {
    return `${siteFacts.productName} answers questions from your own documents, turns a spoken process into a written SOP and plans a newcomer’s first weeks.`;
  },
};
