import { siteFacts } from "../../facts/site-facts.ts";
import type { IndustryMeta } from "./industry-copy.ts";

/** Separate from the copy because every page's bundle includes it. */
export const healthcareMeta: IndustryMeta = {
  name: "Healthcare",
  path: "/services/healthcare",
  get title() {
    return `AI Knowledge Agents for Healthcare - ${siteFacts.name}`;
  },
  description:
    "An AI knowledge agent for hospitals and care groups: answers from your own procedures, with their source, on the ward and at night.",
  keywords:
    "healthcare AI, hospital knowledge management, SOP assistant for nursing, clinical procedures, AI knowledge agent, onboarding in care",
};
