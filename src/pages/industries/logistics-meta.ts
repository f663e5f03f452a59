import { pageCopy } from "../../facts/page-texts.ts";
import type { IndustryMeta } from "./industry-copy.ts";

/** Separate from the copy because every page's bundle includes it. */
export const logisticsMeta = pageCopy<IndustryMeta>("/services/logistics", "meta", {
  name: "{logisticsName}",
  service: "AI knowledge agents for {logisticsName}",
  serviceType: "AI knowledge management",
  title: "AI Knowledge Agents for {logisticsName} - {name}",
  description:
    "An AI knowledge agent for freight, warehousing and supply chains: customs rules, site instructions and carrier agreements, answered with their source.",
  keywords:
    "logistics AI, supply chain knowledge management, customs rules, warehouse SOPs, dispatch, AI knowledge agent, freight onboarding",
});
