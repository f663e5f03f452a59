import { pageCopy } from "../../../facts/page-texts.ts";
import type { RoiFigureName, RoiView } from "../roi.ts";

export const headCopy = pageCopy("/roi-calculator", "page", {
  crumb: "ROI calculator",
  title: "What is it worth when an answer takes seconds?",
  lead: "Six inputs, three savings, one range. Share it by link.",
  example: "An example: put your own figures in",
  beforeCosts: "a year, before costs",
  ofPayroll: "of the payroll entered.",
  payrollCaution: "Above 15% of it, treat the figure as an upper bound.",
  changeFigures: "Change the figures",
  chartNote: "Your chart: land for the headcount, soundings for the hours searched, one course for the largest saving.",
  projectCostHelp: "For the payback time only. It does not change the total; leave it empty if nobody knows it yet.",
  copyLink: "Copy link",
  print: "Print or save as PDF",
  linkCopied: "Link copied to clipboard",
  linkNotCopied: "Failed to copy link",
});

export const emailsCopy = pageCopy("/roi-calculator", "emails", {
  title: "What comes after the figure",
  submitLabel: "Send them to me",
});

export const viewsCopy = pageCopy("/roi-calculator", "views", {
  mark: "Three views",
  title: "The same figures, read with caution and with confidence",
  lead: "Each view multiplies the three percentages, and nothing else. The expected figures stay as they are.",
  switchLabel: "View",
  caption: "The result in three views, in US dollars a year",
  partColumn: "Part",
  percentagesRow: "Percentages applied",
  factors: {
    conservative: "Half of every percentage.",
    expected: "The percentages as they stand.",
    optimistic: "Every percentage and a quarter on top.",
  } satisfies Record<RoiView, string>,
  shortFactors: { conservative: "× 0.5", expected: "× 1", optimistic: "× 1.25" } satisfies Record<RoiView, string>,
});

export const printedCopy = pageCopy("words/calculating", "printed", {
  view: "{view} view: {factor}",
  units: {
    employees: "",
    annualSalary: " a year",
    searchHours: " hours a week",
    turnover: " a year",
    operationalCost: " a year",
  } satisfies Record<RoiFigureName, string>,
});

export const paybackCopy = pageCopy("words/calculating", "payback", {
  never: "At these figures a project cost of {cost} does not pay for itself.",
  after: "A project cost of {cost} has paid for itself after {time}.",
  shortest: "less than a month",
  months: { one: "about {count} month", other: "about {count} months" },
  years: { one: "about {count} year", other: "about {count} years" },
});

export const methodCopy = pageCopy("/roi-calculator", "method", {
  mark: "The method",
  title: "Three parts, in plain sight",
  example: "For example",
  formulas: {
    productivityGain: "Employees × annual salary × the industry’s productivity figure.",
    operationalSavings: "Operational cost × the industry’s cost reduction.",
    onboardingSavings: "Employees × staff turnover × annual salary × the industry’s onboarding figure.",
  },
  tableCaption: "Planning figures by industry",
  tableLabel: "Planning figures",
  columns: {
    industry: "Industry",
    productivity: "Productivity",
    operation: "Operational cost",
    onboarding: "Onboarding time",
    salary: "Salary",
    perEmployee: "Cost per employee",
  },
  sourcesTitle: "Where the percentages come from",
  sources:
    "They are this site’s own planning assumptions, one set for each industry. They are not measured in your organisation and not taken from a study. Use them to decide whether a closer look is worth your time; a knowledge audit replaces them with your own figures.",
});

export const businessCaseCopy = pageCopy("/roi-calculator", "businessCase", {
  kind: "Business case",
  title: "AI knowledge agents: estimated yearly return",
  inputs: "What was entered",
  parts: "How the total is made",
  partColumns: { part: "Part", formula: "Formula", amount: "US dollars a year" },
  payback: "Payback time",
  sources: "Where the percentages come from",
  notCounted: "not part of the total",
  rounding:
    "Each part is rounded to whole dollars; the total is rounded once, so it can differ by a dollar from the parts as printed. An estimate, not an offer.",
  contact: "Contact",
  link: "This calculation online",
});
