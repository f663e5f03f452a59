import { live } from "./stored-facts.ts";

/**
 * Every marketing claim of the site (spec 1 and 2). A number is written here once; pages read the
 * figure, the label or the whole wording from this record and never type a number of their own.
 */
export type Claim = {
  /** The bare number or range, such as "30" or "2-4". */
  value: string;
  /** What the value counts: "%", "x", " weeks" (with its space), or "" for money. */
  unit: string;
  /** Precedes the value: "up to " or "$". */
  prefix: string;
  /** The figure as set large: prefix, value and unit. */
  figure: string;
  /** The short line below or after the figure. */
  label: string;
  /** The claim as a complete phrase, figure included. */
  wording: string;
  /** Where it comes from, in the owner's words. */
  source?: string;
};

type ClaimParts = { value: string; unit: string; label: string; prefix?: string; wording?: (figure: string) => string };

function claim({ value, unit, label, prefix = "", wording }: ClaimParts): Claim {
  const figure = `${prefix}${value}${unit}`;
  return { value, unit, prefix, figure, label, wording: wording ? wording(figure) : `${figure} ${label}` };
}

const percent = (value: string, label: string, wording?: (figure: string) => string) =>
  claim({ value, unit: "%", label, wording });

/** Claims about the service as a whole (spec 1). */
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

/** What people lose to searching (the calculator's help text, spec 2). */
const searching = {
  searchShare: percent("20", "of working hours", (figure) => `about ${figure} of hours`),
  searchHours: claim({ value: "8", unit: " hours", label: "a week" }),
};

/** The three industry cards of the home page's ROI section and the industry pages (spec 2). */
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

/** The healthcare landing page (spec 2). */
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

/** The claims until the owner says otherwise. */
export const defaultClaims = { ...general, ...searching, ...industries, ...healthcareLanding };

export type ClaimName = keyof typeof defaultClaims;

/** The claims as they are now: their words are read where they are used, never while a module loads. */
export const claims = Object.fromEntries(
  Object.entries(defaultClaims).map(([name, claim]) => [name, live(`claims.${name}`, claim)]),
) as Record<ClaimName, Claim>;

/** Claims of the industry cards that carry no number, until the owner says otherwise. */
export const defaultPlainClaims = {
  financialDecisions: "Faster decisions",
  healthcarePatientCare: "Better patient care",
  healthcareComplianceRisk: "Lower compliance risk",
};

export const plainClaims = live("plainClaims", defaultPlainClaims);

/** Assurances about the AI SOP assistant (spec 1), until the owner says otherwise. */
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

export const assurances = live("assurances", defaultAssurances);

/** The claims whose source the owner has named. */
export const sourcedClaims = (): { wording: string; source: string }[] =>
  Object.values(claims).flatMap(({ wording, source }) => (source ? [{ wording, source }] : []));
