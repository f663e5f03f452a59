import { claimToken } from "../../facts/claim-tokens.ts";
import { claimsOf } from "../../facts/claims.ts";
import type { IndustryKey } from "../../facts/industries.ts";
import type { NavLink } from "../../facts/navigation.ts";
import { arrangeable } from "../../facts/page-sections.ts";
import { pageCopy } from "../../facts/page-texts.ts";
import type { Site } from "../../facts/site.ts";

export const marks = pageCopy("/services", "marks", {
  crumb: "Industries",
  why: "Why now",
  asked: "In practice",
  returns: "Results",
  roadmap: "Roadmap",
  calculator: "Return",
  boundaries: "Boundaries",
});

/** Below the figures of each industry, says of what kind they are. */
export const planning = pageCopy("/services", "planning", {
  text: "Planning figures, until an audit replaces them with yours.",
  link: { to: "/roi-calculator", label: "How this is measured" } satisfies NavLink,
});

const argumentsOf = ["why", "asked", "returns", "roadmap"] as const;

export const industrySections = {
  healthcare: arrangeable("/services/healthcare", argumentsOf),
  logistics: arrangeable("/services/logistics", argumentsOf),
  financial: arrangeable("/services/financial", argumentsOf),
};

/** Below the arguments, in the hydrated part of the page. */
export const lowerSections = {
  healthcare: arrangeable("/services/healthcare", ["healthcareCalculator", "boundaries"]),
  logistics: arrangeable("/services/logistics", ["logisticsCalculator", "boundaries"]),
  financial: arrangeable("/services/financial", ["financialCalculator", "boundaries"]),
};

export const hasCalculator = (site: Site, industry: IndustryKey): boolean =>
  lowerSections[industry](site).some((name) => name !== "boundaries");

export function roadmapTimes(site: Site): string[] {
  const { firstIntegration, roiWithin } = claimsOf(site);
  const target = (wording: string) => wording && `Target: ${wording}`;
  return ["To begin with", target(firstIntegration.wording), target(roiWithin.wording)];
}

export const strategyCallLink = pageCopy<NavLink>("/services", "strategyCallLink", {
  to: "/strategy-call",
  label: "Book a strategy call",
});
export const ebookLink = pageCopy<NavLink>("/services", "ebookLink", { to: "/ebook", label: "Get the free eBook" });

export const calculatorAnchor = "calculator";

export const hosting = pageCopy(
  "/services",
  "hosting",
  {
    key: "hosting",
    title: "{gdprReady}, hosted in the EU",
    text: "{encryption}, with role-based access to specific SOPs.",
  },
  claimToken,
);
export const noLockIns = pageCopy(
  "/services",
  "noLockIns",
  {
    key: "noLockIns",
    title: "{noLockIns}",
    text: "{pricing}, {noPerUserPricing.inSentence}, and your documents stay yours.",
  },
  claimToken,
);
