import type { RoiIndustry } from "./roi-industry.ts";

/** Money in US dollars, shares in percent (spec 3, 4, 5 and 9). */
type IndustryFigures = {
  productivityIncrease: number;
  operationalCostReduction: number;
  onboardingTimeReduction: number;
  defaultAnnualSalary: number;
  defaultOperationalCostPerEmployee: number;
};

export const industryFigures: Record<RoiIndustry, IndustryFigures> = {
  healthcare: {
    productivityIncrease: 25,
    operationalCostReduction: 30,
    onboardingTimeReduction: 50,
    defaultAnnualSalary: 70_000,
    defaultOperationalCostPerEmployee: 98_000,
  },
  logistics: {
    productivityIncrease: 30,
    operationalCostReduction: 15,
    onboardingTimeReduction: 40,
    defaultAnnualSalary: 60_000,
    defaultOperationalCostPerEmployee: 84_000,
  },
  financial: {
    productivityIncrease: 20,
    operationalCostReduction: 40,
    onboardingTimeReduction: 30,
    defaultAnnualSalary: 80_000,
    defaultOperationalCostPerEmployee: 112_000,
  },
};

export const roiFigureNames = ["employees", "annualSalary", "searchHours", "turnover", "operationalCost"] as const;
export type RoiFigureName = (typeof roiFigureNames)[number];
/** NaN represents text that isn't a number. */
export type RoiFigures = Record<RoiFigureName, number>;

export type RoiInputs = RoiFigures & { industry: RoiIndustry | undefined };
export type RoiScenario = RoiFigures & { industry: RoiIndustry };

/** Whole dollars a year. The total rounds the exact sum, so it may differ by one from the parts' sum. */
export type RoiResult = {
  productivityGain: number;
  operationalSavings: number;
  onboardingSavings: number;
  totalROI: number;
};

export const exampleIndustry = "healthcare";

/** Percent of the industry's percentages that count. */
export const roiViews = { conservative: 50, expected: 100, optimistic: 125 } as const;
export type RoiView = keyof typeof roiViews;

/** Screens with different defaults (spec 4). */
export type RoiVariant = "home" | "industry";

const fallbackEmployees = 100;
/** A double represents twelve digits and three decimals exactly. */
const maxFigure = 999_999_999_999;

export const roiBounds: Record<RoiFigureName, { min: number; max: number }> = {
  employees: { min: 1, max: maxFigure },
  annualSalary: { min: 1000, max: maxFigure },
  searchHours: { min: 0, max: 40 },
  turnover: { min: 0, max: 100 },
  operationalCost: { min: 0, max: maxFigure },
};

/** Non-numeric figures are always valid: they count as 0, or 100 employees. */
export function withinBounds(name: RoiFigureName, figure: number): boolean {
  const { min, max } = roiBounds[name];
  return Number.isNaN(figure) || (figure >= min && figure <= max);
}

/** Non-numeric figures become 0, or 100 employees (spec 5). */
export function countedFigure(name: RoiFigureName, figure: number): number {
  if (!Number.isNaN(figure)) return figure;
  return name === "employees" ? fallbackEmployees : 0;
}

/** Integer thousandths, free of floating-point errors. */
const thousandths = (figure: number) => BigInt(figure.toFixed(3).replace(".", ""));

function roundHalfUp(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}

/** Yearly return in whole dollars (spec 9), exact halves up; null without an industry or out of bounds. */
export function calculateRoi(inputs: RoiInputs, view: RoiView = "expected"): RoiResult | null {
  const { industry } = inputs;
  if (!industry || !roiFigureNames.every((name) => withinBounds(name, inputs[name]))) return null;
  const figures = industryFigures[industry];
  const figure = (name: RoiFigureName) => thousandths(countedFigure(name, inputs[name]));
  const percent = (share: number) => BigInt(share * roiViews[view]);
  const salaries = figure("employees") * figure("annualSalary");
  // Common denominator: three figures in thousandths, three percentages.
  const denominator = 1000n ** 3n * 100n ** 3n;
  const productivity = salaries * percent(figures.productivityIncrease) * 1000n * 100n;
  const operation = figure("operationalCost") * percent(figures.operationalCostReduction) * 1000n ** 2n * 100n;
  const onboarding = salaries * figure("turnover") * percent(figures.onboardingTimeReduction);
  return {
    productivityGain: roundHalfUp(productivity, denominator),
    operationalSavings: roundHalfUp(operation, denominator),
    onboardingSavings: roundHalfUp(onboarding, denominator),
    totalROI: roundHalfUp(productivity + operation + onboarding, denominator),
  };
}

/** 25% becomes 12.5, 25 or 31.25. */
export function scaledPercentage(percentage: number, view: RoiView): number {
  return (percentage * roiViews[view]) / 100;
}

/** Null if it never pays back, or without a cost (NaN). */
export function paybackMonths(projectCost: number, totalROI: number): number | null {
  if (!(projectCost >= 0) || totalROI <= 0) return null;
  return (projectCost * 12) / totalROI;
}

/** Whole percent of the yearly salaries; null without salaries. */
export function payrollShare(scenario: RoiScenario, amount: number): number | null {
  const payroll = countedFigure("employees", scenario.employees) * countedFigure("annualSalary", scenario.annualSalary);
  return payroll > 0 ? Math.round((amount * 100) / payroll) : null;
}

type RoiStandards = Pick<RoiFigures, "annualSalary" | "searchHours" | "turnover"> & {
  operationalCostPerEmployee: number;
};

export function industryStandards(industry: RoiIndustry): RoiStandards {
  const isHealthcare = industry === "healthcare";
  return {
    annualSalary: isHealthcare ? 70_000 : 60_000,
    searchHours: isHealthcare ? 8 : 6,
    turnover: isHealthcare ? 15 : 20,
    operationalCostPerEmployee: isHealthcare ? 98_000 : 84_000,
  };
}

export const homeDefaults: RoiFigures = {
  employees: 100,
  annualSalary: 75_000,
  searchHours: 8,
  turnover: 15,
  operationalCost: 2_000_000,
};

export function industryDefaults(industry: RoiIndustry, employees = fallbackEmployees): RoiFigures {
  const { annualSalary, searchHours, turnover } = industryStandards(industry);
  const operationalCost = operationalCostOf("industry", industry, employees);
  return { employees, annualSalary, searchHours, turnover, operationalCost };
}

export function operationalCostOf(variant: RoiVariant, industry: RoiIndustry, employees: number): number {
  const perEmployee =
    variant === "home"
      ? industryFigures[industry].defaultOperationalCostPerEmployee
      : industryStandards(industry).operationalCostPerEmployee;
  return Math.max(0, Math.round(countedFigure("employees", employees) * perEmployee));
}
