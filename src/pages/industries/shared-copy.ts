import { assurances, claims } from "../../facts/claims.ts";
import type { NavLink } from "../../facts/navigation.ts";

export const marks = {
  why: "Why now",
  asked: "In practice",
  returns: "Results",
  roadmap: "Roadmap",
  calculator: "Return",
  boundaries: "Boundaries",
};

export const roadmapTimes = () => ["To begin with", claims.firstIntegration.wording, claims.roiWithin.wording];

export const strategyCallLink: NavLink = { to: "/strategy-call", label: "Book a Strategy Call" };
export const ebookLink: NavLink = { to: "/ebook", label: "Get the free eBook" };

export const calculatorAnchor = "calculator";

export const hosting = {
  get title() {
    return `${assurances.gdprReady}, hosted in the EU`;
  },
  get text() {
    return `${assurances.encryption}, with role-based access to specific SOPs.`;
  },
};
export const noLockIns = {
  get title() {
    return assurances.noLockIns;
  },
  get text() {
    return `${assurances.pricing}, ${assurances.noPerUserPricing.toLowerCase()}, and your documents stay yours.`;
  },
};
