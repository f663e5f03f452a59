import { pageCopy } from "../../facts/page-texts.ts";

/** Separate from the copy because every page's bundle includes it. */
export const healthcareAgentMeta = pageCopy("/solutions/healthcare/ai-sop-agent", "meta", {
  title: "AI SOP agent for {healthcareName.inSentence}",
  serviceType: "Voice AI agent for SOPs",
  audience: "{healthcareName}",
  description:
    "A voice AI agent for SOPs. Nurses ask out loud and hear the rule with its source; experts explain a task once and find a draft SOP to approve.",
});
