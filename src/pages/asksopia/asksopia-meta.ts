import { siteFacts } from "../../facts/site-facts.ts";

/** What search engines and the browser's tab show; apart from the copy, for every page carries it. */
export const asksopiaMeta = {
  get description() {
    return `${siteFacts.productName} answers questions from your own documents, turns a spoken process into a written SOP and plans a newcomer’s first weeks.`;
  },
};
