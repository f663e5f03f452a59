import type { ReactNode } from "react";
import type { Site } from "../../../facts/site.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { classNames } from "../../../lib/class-names.ts";
import { formatDollars } from "../../../lib/money.ts";
import { Indent, Section } from "../../../ui/section.tsx";
import {
  calculateRoi,
  industryFigures,
  type RoiFigureName,
  type RoiResult,
  type RoiScenario,
  type RoiView,
} from "../roi.ts";
import { partNames, resultParts, roiCopy, viewNames } from "../roi-copy.ts";
import { countedFigureText, percentText } from "../ui/roi-result.tsx";
import { views } from "./outcome-text.ts";
import { viewsCopy } from "./roi-calculator-copy.ts";

/** Such as "100 × $70,000 × 25%". */
export function calculations(
  scenario: RoiScenario,
  view: RoiView,
  site: Site,
): Record<keyof Omit<RoiResult, "totalROI">, string> {
  const figureText = (name: RoiFigureName) => countedFigureText(scenario, name, site);
  const percent = (percentage: number) => percentText(percentage, view, site);
  const figures = industryFigures[scenario.industry];
  const [employees, salary] = [figureText("employees"), figureText("annualSalary")];
  const [turnover, cost] = [figureText("turnover"), figureText("operationalCost")];
  return {
    productivityGain: `${employees} × ${salary} × ${percent(figures.productivityIncrease)}`,
    operationalSavings: `${cost} × ${percent(figures.operationalCostReduction)}`,
    onboardingSavings: `${employees} × ${turnover} × ${salary} × ${percent(figures.onboardingTimeReduction)}`,
  };
}

/** Such as "12.5%, 15%, 25%". */
function percentages(scenario: RoiScenario, view: RoiView, site: Site): string {
  const figures = industryFigures[scenario.industry];
  return [figures.productivityIncrease, figures.operationalCostReduction, figures.onboardingTimeReduction]
    .map((percentage) => percentText(percentage, view, site))
    .join(", ");
}

type TableBoxProps = { label: string; className?: string; children: ReactNode };

/** A wide table scrolls sideways on phones, with the keyboard as well. */
export function TableBox({ label, className, children }: TableBoxProps) {
  return (
    <section
      className={classNames("table-box", className)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be focusable
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
      aria-label={label}
    >
      {children}
    </section>
  );
}

export function ViewsTable({ scenario, current }: { scenario: RoiScenario; current: RoiView }) {
  const site = useSite();
  const { language } = site.facts;
  const viewsWords = useCopy(viewsCopy);
  const names = useCopy(viewNames);
  const parts = useCopy(partNames);
  const { total } = useCopy(roiCopy);
  const columns = views.map((view) => ({ view, result: calculateRoi(scenario, view) }));
  const cellClass = (view: RoiView) => classNames("is-number pr-1 pl-1.5 md:px-4", view === current && "bg-tide-soft");
  return (
    <table className="data-table max-md:min-w-0 max-md:text-xs">
      <caption>{viewsWords.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{viewsWords.partColumn}</th>
          {views.map((view) => (
            <th key={view} scope="col" className={cellClass(view)}>
              {names[view]} <span className="whitespace-nowrap">{viewsWords.shortFactors[view]}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{viewsWords.percentagesRow}</th>
          {views.map((view) => (
            <td key={view} className={cellClass(view)}>
              {percentages(scenario, view, site)}
            </td>
          ))}
        </tr>
        {resultParts.map((part) => (
          <tr key={part}>
            <th scope="row">{parts[part]}</th>
            {columns.map(({ view, result }) => (
              <td key={view} className={cellClass(view)}>
                {result ? formatDollars(result[part], language) : null}
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{total}</th>
          {columns.map(({ view, result }) => (
            <td key={view} className={classNames(cellClass(view), "font-semibold")}>
              {result ? formatDollars(result.totalROI, language) : null}
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
