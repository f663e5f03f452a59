import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Texts } from "../../../facts/page-texts.ts";
import { useCopy } from "../../../facts/use-site.ts";
import { classNames } from "../../../lib/class-names.ts";
import { formatDollars, formatFigure } from "../../../lib/money.ts";
import { Indent, Section } from "../../../ui/section.tsx";
import {
  calculateRoi,
  industryFigures,
  paybackMonths,
  payrollShare,
  type RoiResult,
  type RoiScenario,
  type RoiView,
  roiViews,
} from "../roi.ts";
import { resultParts, roiCopy, viewNames } from "../roi-copy.ts";
import { countedText, percentText } from "../ui/roi-result.tsx";
import { type headCopy, viewsCopy } from "./roi-calculator-copy.ts";

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
function percentages(scenario: RoiScenario, view: RoiView): string {
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

/** "37% of the payroll entered. …": with the caution that belongs to a high share. */
export function payrollWords(page: Texts<typeof headCopy>, scenario: RoiScenario, total: number): string {
  const share = payrollShare(scenario, total);
  if (share === null) return "";
  return `${formatFigure(share)}% ${page.ofPayroll}${share > 15 ? ` ${page.payrollCaution}` : ""}`;
}

/** Undefined without a project cost. */
export function paybackWords(projectCost: number, totalROI: number): string | undefined {
  if (Number.isNaN(projectCost)) return undefined;
  const months = paybackMonths(projectCost, totalROI);
  const cost = `a project cost of ${formatDollars(projectCost)}`;
  if (months === null) return `At these figures ${cost} does not pay for itself.`;
  return `${cost[0]?.toUpperCase()}${cost.slice(1)} has paid for itself after ${duration(months)}.`;
}

type TableBoxProps = { label: string; className?: string; children: ReactNode };

/** Scrolls a wide table sideways on phones, by keyboard too. */
export function TableBox({ label, className, children }: TableBoxProps) {
  return (
    <section
      className={classNames("table-box", className)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be focusable
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
      aria-label={label}
    >
      {children}
    </section>
  );
}

const views = Object.keys(roiViews) as RoiView[];

/** Links, so that views can be shared and work without JavaScript. */
export function ViewSwitch({ current }: { current: RoiView }) {
  const viewsWords = useCopy(viewsCopy);
  return (
    <nav aria-label={viewsWords.switchLabel} className="mt-5 flex max-w-96 print:hidden">
      {views.map((view) => (
        <Link
          key={view}
          to="/roi-calculator"
          search={(search) => ({ ...search, view: view === "conservative" ? undefined : view })}
          replace
          resetScroll={false}
          activeOptions={{ exact: true }}
          className={classNames(
            "-ml-px flex min-h-11 flex-auto items-center justify-center border px-1 text-xs no-underline first:ml-0 first:rounded-l-control last:rounded-r-control sm:text-sm",
            view === current
              ? "z-1 border-tide bg-tide-soft font-semibold text-ink hover:text-ink"
              : "border-line-strong text-ink-soft hover:bg-ground hover:text-ink",
          )}
        >
          {viewNames[view]}
        </Link>
      ))}
    </nav>
  );
}

export function ViewsTable({ scenario, current }: { scenario: RoiScenario; current: RoiView }) {
  const viewsWords = useCopy(viewsCopy);
  const columns = views.map((view) => ({ view, result: calculateRoi(scenario, view) }));
  const look = (view: RoiView) =>
    classNames("is-number pl-2 max-md:pr-1.5 md:pl-4", view === current && "bg-tide-soft");
  return (
    <table className="data-table max-md:min-w-0 max-md:text-xs">
      <caption>{viewsWords.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{viewsWords.partColumn}</th>
          {views.map((view) => (
            <th key={view} scope="col" className={look(view)}>
              {viewNames[view]} <span className="whitespace-nowrap">{viewsWords.shortFactors[view]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{viewsWords.percentagesRow}</th>
          {views.map((view) => (
            <td key={view} className={look(view)}>
              {percentages(scenario, view)}
            </td>
          ))}
        </tr>
        {resultParts.map(({ key, label }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {columns.map(({ view, result }) => (
              <td key={view} className={look(view)}>
                {result ? formatDollars(result[key]) : null}
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{roiCopy.total}</th>
          {columns.map(({ view, result }) => (
            <td key={view} className={classNames(look(view), "font-semibold")}>
              {result ? formatDollars(result.totalROI) : null}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

export function ViewsSection({ scenario, current }: { scenario: RoiScenario; current: RoiView }) {
  const { mark, title, lead, caption } = useCopy(viewsCopy);
  return (
    <Section mark={mark} title={title} lead={lead} className="print:hidden">
      <Indent>
        <TableBox label={caption}>
          <ViewsTable scenario={scenario} current={current} />
        </TableBox>
      </Indent>
    </Section>
  );
}
