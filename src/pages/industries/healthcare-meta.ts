import { pageCopy } from "../../facts/page-texts.ts";
import type { IndustryMeta } from "./industry-copy.ts";

/** Separate from the copy because every page's bundle includes it. */
export const healthcareMeta = pageCopy<IndustryMeta>("/services/healthcare", "meta", {
  name: "{healthcareName}",
  service: "AI knowledge agents for {healthcareName}",
  serviceType: "AI knowledge management",
  title: "AI Knowledge Agents for {healthcareName} - {name}",
  description:
    "An AI knowledge agent for hospitals and care groups: answers from your own procedures, with their source, on the ward and at night.",
  keywords:
    "healthcare AI, hospital knowledge management, SOP assistant for nursing, clinical procedures, AI knowledge agent, onboarding in care",
});
