import type { IndustryKey } from "./industries.ts";
import { changeable, perSite, type Site } from "./site.ts";

/** All marketing claims (spec 1 and 2); pages never repeat a number. */
export type Claim = {
  /** A number or range, such as "30" or "2-4". */
  value: string;
  /** "%", "x", " weeks" (with its space), or "" for money. */
  unit: string;
  /** "up to " or "$". */
  prefix: string;
  figure: string;
  label: string;
  /** The complete phrase, figure included. */
  wording: string;
  /** In the owner's words. */
  source?: string;
  /** Where the source can be read. */
  url?: string;
};

type ClaimParts = { value: string; unit: string; label: string; prefix?: string; wording?: (figure: string) => string };

function claim({ value, unit, label, prefix = "", wording }: ClaimParts): Claim {
  const figure = `${prefix}${value}${unit}`;
  return { value, unit, prefix, figure, label, wording: wording ? wording(figure) : `${figure} ${label}` };
}

const percent = (value: string, label: string, wording?: (figure: string) => string) =>
  claim({ value, unit: "%", label, wording });

const general = {
  costCut: claim({
    value: "30",
    unit: "%",
    prefix: "up to ",
    label: "lower operating cost",
    wording: (figure) => `Cost cut ${figure}`,
  }),
  responseTime: percent("85", "less time to an answer", (figure) => `Response time reduced ${figure}`),
  onboarding: claim({
    value: "4",
    unit: "x",
    label: "faster onboarding",
    wording: (figure) => `Onboarding ${figure} faster`,
  }),
  firstIntegration: claim({
    value: "2-4",
    unit: " weeks",
    label: "to the first integration",
    wording: (figure) => `First integration in ${figure}`,
  }),
  roiWithin: claim({
    value: "3-6",
    unit: " months",
    label: "to a return on investment",
    wording: (figure) => `ROI within ${figure}`,
  }),
  fasterResponses: percent("30-50", "faster response times"),
  productivityGain: percent("20-40", "productivity gain"),
};

const searching = {
  searchShare: percent("20", "of working hours", (figure) => `about ${figure} of hours`),
  searchHours: claim({ value: "8", unit: " hours", label: "a week" }),
};

/** Home page ROI section and industry pages (spec 2). */
const industries = {
  financialComplianceCosts: percent("40", "cut in compliance costs"),
  financialAdvisorEfficiency: percent("20", "better advisor efficiency"),
  financialRegulatoryResearch: percent("60", "less time spent on regulatory research"),
  financialResponseTime: percent("85", "faster answers to client questions"),
  logisticsOperationalCosts: percent("15", "lower operational costs"),
  logisticsCostReduction: percent("15", "cost reduction"),
  logisticsInventory: percent("35", "lower inventory"),
  logisticsInventoryReduction: percent("35", "inventory reduction"),
  logisticsOnTimeDelivery: percent("65", "better on-time delivery"),
  logisticsOnboarding: percent("40", "faster onboarding"),
  healthcareAdminOverhead: percent("30", "less admin overhead"),
  healthcareOnboarding: percent("50", "faster onboarding"),
  healthcareComplianceRisk: percent("75", "lower compliance risk"),
};

const healthcareLanding = {
  trainingTime: percent("50", "less training time", (figure) => `Training time cut ${figure}`),
  documentation: percent("50-75", "faster documentation", (figure) => `Documentation ${figure} faster`),
  burnout: percent("70", "less burnout", (figure) => `Burnout down ${figure}`),
  nurseReplacement: claim({
    value: "56,000",
    unit: "",
    prefix: "$",
    label: "to replace one nurse",
    wording: (figure) => `Nurse replacement cost ${figure}`,
  }),
  sopsFallShort: percent("87", "of organisations say SOPs fall short"),
};

export const defaultClaims = { ...general, ...searching, ...industries, ...healthcareLanding };

export type ClaimName = keyof typeof defaultClaims;

/** Claims on an industry's card, by the accent of the card. */
export const cardClaims = {
  financial: "financialComplianceCosts",
  logistics: "logisticsOperationalCosts",
  healthcare: "healthcareAdminOverhead",
} as const satisfies Record<IndustryKey, ClaimName>;

export const isClaimName = (name: string): name is ClaimName => Object.hasOwn(defaultClaims, name);

export const claimsOf = perSite(
  ({ stored }) =>
    Object.fromEntries(
      Object.entries(defaultClaims).map(([name, claim]) => [name, { ...claim, ...stored[`claims.${name}`] }]),
    ) as Record<ClaimName, Claim>,
);

export const defaultPlainClaims = {
  financialDecisions: "Faster decisions",
  healthcarePatientCare: "Better patient care",
  healthcareComplianceRisk: "Lower compliance risk",
};

export const plainClaimsOf = changeable("plainClaims", defaultPlainClaims);

/** AI SOP assistant (spec 1). */
export const defaultAssurances = {
  gdprReady: "GDPR-ready",
  euHosting: "Data hosted in the EU",
  notHipaaCertified: "Not HIPAA-certified",
  roleBasedAccess: "Role-based access control",
  encryption: "Encryption at rest and in transit",
  pricing: "Pricing by discovery call",
  noPerUserPricing: "No per-user pricing",
  noLockIns: "No lock-ins",
};

export const assurancesOf = changeable("assurances", defaultAssurances);

export const sourcedClaims = (site: Site): { wording: string; source: string; url?: string }[] =>
  Object.values(claimsOf(site)).flatMap(({ wording, source, url }) =>
    source ? [{ wording, source, ...(url && { url }) }] : [],
  );
