import { siteFacts } from "../../facts/site-facts.ts";

/** Separate from the copy because every page's bundle includes it. */
export const companyMeta = {
  get description() {
    return `${siteFacts.name} is an independent practice in ${siteFacts.address.city}. It charts where an organisation keeps its knowledge and builds AI agents that answer from it.`;
  },
};
