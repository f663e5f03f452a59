import { formatDollars, formatFigure } from "../../../lib/money.ts";
import { industryFigures, paybackMonths, type RoiResult, type RoiScenario, type RoiView } from "../roi.ts";
import { countedText, percentText } from "../ui/roi-result.tsx";

/** Such as "100 × $70,000 × 25%". */
export function calculations(scenario: RoiScenario, view: RoiView): Record<keyof Omit<RoiResult, "totalROI">, string> {
  const figures = industryFigures[scenario.industry];
  const [employees, salary] = [countedText(scenario, "employees"), countedText(scenario, "annualSalary")];
  const [turnover, cost] = [countedText(scenario, "turnover"), countedText(scenario, "operationalCost")];
  return {
    productivityGain: `${employees} × ${salary} × ${percentText(figures.productivityIncrease, view)}`,
    operationalSavings: `${cost} × ${percentText(figures.operationalCostReduction, view)}`,
    onboardingSavings: `${employees} × ${turnover} × ${salary} × ${percentText(figures.onboardingTimeReduction, view)}`,
  };
}

/** Such as "12.5%, 15%, 25%". */
export function percentages(scenario: RoiScenario, view: RoiView): string {
  const figures = industryFigures[scenario.industry];
  return [figures.productivityIncrease, figures.operationalCostReduction, figures.onboardingTimeReduction]
    .map((percentage) => percentText(percentage, view))
    .join(", ");
}

function duration(months: number): string {
  if (months < 1) return "less than a month";
  const [count, unit] = months < 24 ? [months, "month"] : [months / 12, "year"];
  const rounded = Math.round(count * 10) / 10;
  return `about ${formatFigure(rounded)} ${unit}${rounded === 1 ? "" : "s"}`;
}

/** Undefined without a project cost. */
export function paybackWords(projectCost: number, totalROI: number): string | undefined {
  if (Number.isNaN(projectCost)) return undefined;
  const months = paybackMonths(projectCost, totalROI);
  const cost = `a project cost of ${formatDollars(projectCost)}`;
  if (months === null) return `At these figures ${cost} does not pay for itself.`;
  return `${cost[0]?.toUpperCase()}${cost.slice(1)} has paid for itself after ${duration(months)}.`;
}
