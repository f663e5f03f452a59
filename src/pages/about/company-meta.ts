import { siteFacts } from "../../facts/site-facts.ts";

/** What search engines and the browser's tab show; apart from the copy, for every page carries it. */
export const companyMeta = {
  get description() {
    return `${siteFacts.name} is an independent practice in ${siteFacts.address.city}. It charts where an organisation keeps its knowledge and builds AI agents that answer from it.`;
  },
};
