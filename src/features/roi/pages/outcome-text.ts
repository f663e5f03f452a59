import { copyOf, type Texts } from "../../../facts/page-texts.ts";
import type { Site } from "../../../facts/site.ts";
import { countedText, fillText } from "../../../facts/tokens.ts";
import { formatDollars, formatFigure } from "../../../lib/money.ts";
import { paybackMonths, payrollShare, type RoiScenario, type RoiView, roiViews } from "../roi.ts";
import { formatPercent } from "../roi-fields.ts";
import { type headCopy, paybackCopy } from "./roi-calculator-copy.ts";

export const views = Object.keys(roiViews) as RoiView[];

function duration(months: number, site: Site): string {
  const copy = copyOf(site, paybackCopy);
  if (months < 1) return copy.shortest;
  const [exact, forms] = months < 24 ? [months, copy.months] : [months / 12, copy.years];
  const count = Math.round(exact * 10) / 10;
  return countedText(forms, count, formatFigure(count, site.facts.language));
}

/** "37% of the payroll entered. …", with a caution if the share is high. */
export function payrollText(page: Texts<typeof headCopy>, scenario: RoiScenario, total: number, site: Site): string {
  const share = payrollShare(scenario, total);
  if (share === null) return "";
  return `${formatPercent(share, site)} ${page.ofPayroll}${share > 15 ? ` ${page.payrollCaution}` : ""}`;
}

/** Undefined without a project cost. */
export function paybackText(projectCost: number, totalROI: number, site: Site): string | undefined {
  if (Number.isNaN(projectCost)) return undefined;
  const months = paybackMonths(projectCost, totalROI);
  const { never, after } = copyOf(site, paybackCopy);
  const cost = formatDollars(projectCost, site.facts.language);
  return months === null ? fillText(never, { cost }) : fillText(after, { cost, time: duration(months, site) });
}
