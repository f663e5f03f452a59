import { claimsOf } from "../../facts/claims.ts";
import { pageCopy, type Texts } from "../../facts/page-texts.ts";
import type { Site } from "../../facts/site.ts";
import { fillText } from "../../facts/tokens.ts";
import type { RoiFigureName, RoiResult } from "./roi.ts";

export type RoiFieldName = RoiFigureName | "projectCost";

/** Displayed before the figure: these fields are in dollars. */
export const fieldPrefixes: Readonly<Partial<Record<RoiFieldName, string>>> = {
  annualSalary: "$",
  operationalCost: "$",
  projectCost: "$",
};

/** `spokenUnit`: for screen readers. */
export const roiFieldCopy = pageCopy("words/calculating", "fields", {
  employees: { label: "Number of employees", spokenUnit: "", suffix: "", outOfBounds: "Enter at least 1 employee." },
  annualSalary: {
    label: "Annual salary",
    spokenUnit: "in US dollars",
    suffix: "",
    outOfBounds: "Enter an annual salary of at least $1,000.",
  },
  searchHours: {
    label: "Weekly search hours",
    spokenUnit: "",
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
    suffix: "a year",
    outOfBounds: "Enter an operational cost of $0 or more.",
  },
  projectCost: {
    label: "Project cost",
    spokenUnit: "in US dollars",
    suffix: "",
    outOfBounds: "Enter a project cost of $0 or more, or leave the field empty.",
  },
  tooHigh: "Enter a figure below 1,000,000,000,000.",
  noCost: "Not a number, so no cost is assumed.",
  empty: "Empty, so it counts as {counted}.",
  notANumber: "Not a number, so it counts as {counted}.",
  ambiguous: "“{text}” can mean {lowWritten} or {highWritten}. Write {low} or {high}.",
  readAs: "Read as {read}. For {other} write {otherPlain}.",
  standardSalary: "Standard salary: {amount}",
  costPerEmployee: "Operational cost per employee: {amount}",
});

export const viewNames = pageCopy("words/calculating", "views", {
  conservative: "Conservative",
  expected: "Expected",
  optimistic: "Optimistic",
});

export const partNames = pageCopy("words/calculating", "parts", {
  productivityGain: "Productivity gain",
  operationalSavings: "Operational savings",
  onboardingSavings: "Onboarding savings",
});

export const resultParts: readonly (keyof Omit<RoiResult, "totalROI">)[] = [
  "productivityGain",
  "operationalSavings",
  "onboardingSavings",
];

export const roiCopy = pageCopy("words/calculating", "calculator", {
  title: "Calculate Your AI Knowledge Agent ROI",
  chooseIndustry: "Choose your industry",
  industryHelp: "Salary and operational cost follow from the industry, and can be changed.",
  searchHelp: "Average search time is {share}, {hours}.",
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
  assumptions:
    "{industry}: {productivity} higher productivity, {operation} lower operational cost, {onboarding} shorter onboarding. Applied to {employees} employees at {salary} a year, {turnover} staff turnover a year and {cost} of operational cost. Search hours do not enter the total. Each part is rounded to whole dollars. An estimate, not an offer.",
  range: "{low} to {high}",
  returnLabel: "Return a year, before costs",
  cardAlt: "A chart of the organisation: {range} a year, before costs",
  cardTitle: "{range} a year",
  cardMark: "Estimated return, before costs",
  printOrShare: "Print or share",
  oneWrong: "One field needs your attention.",
  severalWrong: "{count} fields need your attention.",
  /** As specified. */
  call: {
    home: "Book Your Complimentary AI Strategy Session",
    industry: "Schedule Your AI Strategy Call",
  },
});

/** Empty without both claims. */
export function searchHelp(site: Site, copy: Texts<typeof roiCopy>): string {
  const { searchShare, searchHours } = claimsOf(site);
  if (!searchShare.figure || !searchHours.figure) return "";
  return fillText(copy.searchHelp, { share: searchShare.wording, hours: searchHours.wording });
}
