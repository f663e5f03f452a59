import { pageCopy } from "../../facts/page-texts.ts";
import type { IndustryMeta } from "./industry-copy.ts";

/** Separate from the copy because every page's bundle includes it. */
export const financialMeta = pageCopy<IndustryMeta>("/services/financial", "meta", {
  name: "{financialName}",
  service: "AI knowledge agents for {financialName}",
  serviceType: "AI knowledge management",
  title: "AI Knowledge Agents for {financialName} - {name}",
  description:
    "An AI knowledge agent for banks, insurers and advisers: policies, product terms and regulators’ circulars, answered with a citation an auditor accepts.",
  keywords:
    "financial services AI, compliance knowledge management, regulatory research, policy assistant, AI knowledge agent, bank onboarding",
});
