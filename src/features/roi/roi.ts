import type { RoiIndustry } from "./roi-industry.ts";

/** Rules of the ROI calculator (spec 3, 4, 5 and 9). Money is in US dollars, shares in percent. */
export type IndustryFigures = {
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
/** The five numbers a visitor enters; NaN stands for a text that is no number. */
export type RoiFigures = Record<RoiFigureName, number>;

export type RoiInputs = RoiFigures & { industry: RoiIndustry | undefined };
/** Inputs that a result can be worked out from. */
export type RoiScenario = RoiFigures & { industry: RoiIndustry };

/** Whole dollars a year. The total is the rounded sum of the unrounded parts, so it may differ by one from their sum. */
export type RoiResult = {
  productivityGain: number;
  operationalSavings: number;
  onboardingSavings: number;
  totalROI: number;
};

/** What the industry's percentages are multiplied with, in percent. */
export const roiViews = { conservative: 50, expected: 100, optimistic: 125 } as const;
export type RoiView = keyof typeof roiViews;

/** The screens that have the calculator; their defaults differ (spec 4). */
export type RoiVariant = "home" | "industry";

const staffWhenNotNumeric = 100;
/** Twelve digits and three decimals are what a double holds without error. */
const highest = 999_999_999_999;

export const roiBounds: Record<RoiFigureName, { min: number; max: number }> = {
  employees: { min: 1, max: highest },
  annualSalary: { min: 1000, max: highest },
  searchHours: { min: 0, max: 40 },
  turnover: { min: 0, max: 100 },
  operationalCost: { min: 0, max: highest },
};

/** True when the figure may be calculated with. What is not numeric counts as 0 (staff as 100) whatever the bounds. */
export function withinBounds(name: RoiFigureName, figure: number): boolean {
  const { min, max } = roiBounds[name];
  return Number.isNaN(figure) || (figure >= min && figure <= max);
}

/** The figure that enters the formulas: 0, or 100 employees, in place of what is not numeric (spec 5). */
export function countedFigure(name: RoiFigureName, figure: number): number {
  if (!Number.isNaN(figure)) return figure;
  return name === "employees" ? staffWhenNotNumeric : 0;
}

/** A figure in thousandths, without the error of binary fractions. */
const thousandths = (figure: number) => BigInt(figure.toFixed(3).replace(".", ""));

function roundHalfUp(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}

/**
 * The yearly return in whole dollars (formulas of spec 9), or null while there is no industry or a
 * figure is out of bounds. A `view` scales the three percentages. Calculated in integers: exact halves round up.
 */
export function calculateRoi(inputs: RoiInputs, view: RoiView = "expected"): RoiResult | null {
  const { industry } = inputs;
  if (!industry || !roiFigureNames.every((name) => withinBounds(name, inputs[name]))) return null;
  const figures = industryFigures[industry];
  const counted = (name: RoiFigureName) => thousandths(countedFigure(name, inputs[name]));
  const percent = (share: number) => BigInt(share * roiViews[view]);
  const salaries = counted("employees") * counted("annualSalary");
  // All three over one denominator: three figures in thousandths and three percentages, one of them the view's.
  const denominator = 1000n ** 3n * 100n ** 3n;
  const productivity = salaries * percent(figures.productivityIncrease) * 1000n * 100n;
  const operation = counted("operationalCost") * percent(figures.operationalCostReduction) * 1000n ** 2n * 100n;
  const onboarding = salaries * counted("turnover") * percent(figures.onboardingTimeReduction);
  return {
    productivityGain: roundHalfUp(productivity, denominator),
    operationalSavings: roundHalfUp(operation, denominator),
    onboardingSavings: roundHalfUp(onboarding, denominator),
    totalROI: roundHalfUp(productivity + operation + onboarding, denominator),
  };
}

/** An industry percentage as a view applies it: 25 % becomes 12.5, 25 or 31.25. */
export function scaledPercentage(percentage: number, view: RoiView): number {
  return (percentage * roiViews[view]) / 100;
}

/** Months until a project has paid for itself, or null when it never does or no cost is stated (NaN). */
export function paybackMonths(projectCost: number, totalROI: number): number | null {
  if (!(projectCost >= 0) || totalROI <= 0) return null;
  return (projectCost * 12) / totalROI;
}

export type RoiStandards = Pick<RoiFigures, "annualSalary" | "searchHours" | "turnover"> & {
  operationalCostPerEmployee: number;
};

/** What an industry page's calculator starts from and names in its hints (spec 4). */
export function industryStandards(industry: RoiIndustry): RoiStandards {
  const isHealthcare = industry === "healthcare";
  return {
    annualSalary: isHealthcare ? 70_000 : 60_000,
    searchHours: isHealthcare ? 8 : 6,
    turnover: isHealthcare ? 15 : 20,
    operationalCostPerEmployee: isHealthcare ? 98_000 : 84_000,
  };
}

/** Figures of the home variant before an industry is chosen (spec 4). */
export const homeDefaults: RoiFigures = {
  employees: 100,
  annualSalary: 75_000,
  searchHours: 8,
  turnover: 15,
  operationalCost: 2_000_000,
};

/** Figures of the industry variant; `employees` are stored when another industry is chosen. */
export function industryDefaults(industry: RoiIndustry, employees = staffWhenNotNumeric): RoiFigures {
  const { annualSalary, searchHours, turnover } = industryStandards(industry);
  const operationalCost = operationalCostOf("industry", industry, employees);
  return { employees, annualSalary, searchHours, turnover, operationalCost };
}

/** Employees x the variant's cost per employee, in whole dollars; 100 employees when their number is not numeric. */
export function operationalCostOf(variant: RoiVariant, industry: RoiIndustry, employees: number): number {
  const perEmployee =
    variant === "home"
      ? industryFigures[industry].defaultOperationalCostPerEmployee
      : industryStandards(industry).operationalCostPerEmployee;
  return Math.max(0, Math.round(countedFigure("employees", employees) * perEmployee));
}
