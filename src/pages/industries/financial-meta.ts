import { siteFacts } from "../../facts/site-facts.ts";
import type { IndustryMeta } from "./industry-copy.ts";

/** What search engines and the browser's tab show; apart from the copy, for every page carries it. */
export const financialMeta: IndustryMeta = {
  name: "Financial Services",
  path: "/services/financial",
  get title() {
    return `AI Knowledge Agents for Financial Services - ${siteFacts.name}`;
  },
  description:
    "An AI knowledge agent for banks, insurers and advisers: policies, product terms and supervisory letters, answered with a citation an auditor accepts.",
  keywords:
    "financial services AI, compliance knowledge management, regulatory research, policy assistant, AI knowledge agent, bank onboarding",
};
