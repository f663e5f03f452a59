import { claimsOf } from "../../facts/claims.ts";
import type { Site } from "../../facts/site.ts";
import type { RoiFigureName, RoiResult, RoiVariant, RoiView } from "./roi.ts";

export type RoiFieldName = RoiFigureName | "projectCost";

type FieldCopy = {
  label: string;
  /** The unit in words, for screen readers. */
  spokenUnit?: string;
  prefix?: string;
  suffix?: string;
  outOfBounds: string;
};

export const roiFields: Record<RoiFieldName, FieldCopy> = {
  employees: { label: "Number of employees", outOfBounds: "Enter at least 1 employee." },
  annualSalary: {
    label: "Annual salary",
    spokenUnit: "in US dollars",
    prefix: "$",
    outOfBounds: "Enter an annual salary of at least $1,000.",
  },
  searchHours: {
    label: "Weekly search hours",
    suffix: "hours",
    outOfBounds: "Enter between 0 and 40 hours a week.",
  },
  turnover: {
    label: "Staff turnover",
    spokenUnit: "in per cent a year",
    suffix: "% a year",
    outOfBounds: "Enter between 0 and 100 per cent a year.",
  },
  operationalCost: {
    label: "Operational cost",
    spokenUnit: "in US dollars a year",
    prefix: "$",
    suffix: "a year",
    outOfBounds: "Enter an operational cost of $0 or more.",
  },
  projectCost: {
    label: "Project cost",
    spokenUnit: "in US dollars",
    prefix: "$",
    outOfBounds: "Enter a project cost of $0 or more, or leave the field empty.",
  },
};

export const roiTooHigh = "Enter a figure below 1,000,000,000,000.";

export const viewNames: Record<RoiView, string> = {
  conservative: "Conservative",
  expected: "Expected",
  optimistic: "Optimistic",
};

export const resultParts: readonly { key: keyof Omit<RoiResult, "totalROI">; label: string }[] = [
  { key: "productivityGain", label: "Productivity gain" },
  { key: "operationalSavings", label: "Operational savings" },
  { key: "onboardingSavings", label: "Onboarding savings" },
];

export const roiCopy = {
  title: "Calculate Your AI Knowledge Agent ROI",
  chooseIndustry: "Choose your industry",
  industryHelp: "Salary and operational cost follow from the industry, and can be changed.",
  searchHelp(site: Site) {
    const { searchShare, searchHours } = claimsOf(site);
    if (!searchShare.figure || !searchHours.figure) return "";
    return `Average search time is ${searchShare.wording}, ${searchHours.wording}.`;
  },
  searchContext: "Context, not counted in the total.",
  calculate: "Calculate",
  totalLabel: "Total ROI in a year",
  tableCaption: "The total and its parts",
  partColumn: "Part",
  amountColumn: "US dollars a year",
  total: "Total ROI",
  waitingForIndustry: "Choose an industry. Salary and operational cost follow; the total appears here.",
  waitingForCalculate: "Change whatever does not fit. The total appears here once you press Calculate.",
  stale: "The figures have changed since. Press Calculate to bring the total up to date.",
  workedOut: "How this is worked out.",
  printOrShare: "Print or share",
};

export const callLabels: Record<RoiVariant, string> = {
  home: "Book Your Complimentary AI Strategy Session",
  industry: "Schedule Your AI Strategy Call",
};
