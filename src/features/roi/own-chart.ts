import { calculateRoi, countedFigure, type RoiScenario } from "./roi.ts";
import { type RoiIndustry, roiIndustries } from "./roi-industry.ts";

/** Inputs of a visitor's chart, rounded so that there are only about 5,000 charts. */
export type OwnChart = {
  industry: RoiIndustry;
  /** Size step of the headcount: 0 for one person, 12 for a million. */
  size: number;
  /** Whole hours a week. */
  hours: number;
  /** Index of the largest part of the return. */
  course: number;
};

const pattern = new RegExp(`^/covers/own-(${roiIndustries.join("|")})-(\\d|1[0-2])-(\\d|[1-3]\\d|40)-([0-2])\\.svg$`);

/** URL of the chart of an organisation; the same figures give the same chart. */
export function ownChartUrl(scenario: RoiScenario): string {
  const { productivityGain = 0, operationalSavings = 0, onboardingSavings = 0 } = calculateRoi(scenario) ?? {};
  const parts = [productivityGain, operationalSavings, onboardingSavings];
  const employees = countedFigure("employees", scenario.employees);
  const size = Math.min(12, Math.max(0, Math.round(2 * Math.log10(employees))));
  const hours = Math.round(countedFigure("searchHours", scenario.searchHours));
  return `/covers/own-${scenario.industry}-${size}-${hours}-${parts.indexOf(Math.max(...parts))}.svg`;
}

/** As a PNG: email clients show no SVG. */
export const ownChartPicture = (scenario: RoiScenario): string => ownChartUrl(scenario).replace(/svg$/, "png");

/** Undefined for any other URL. */
export function readOwnChartUrl(pathname: string): OwnChart | undefined {
  const [, name, size, hours, course] = pattern.exec(pathname) ?? [];
  const industry = roiIndustries.find((key) => key === name);
  return industry && { industry, size: Number(size), hours: Number(hours), course: Number(course) };
}
