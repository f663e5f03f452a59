import type { ReactNode, Ref } from "react";
import { industryName } from "../../../facts/industries.ts";
import { copyOf } from "../../../facts/page-texts.ts";
import type { Site } from "../../../facts/site.ts";
import { fillText } from "../../../facts/tokens.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { classNames } from "../../../lib/class-names.ts";
import { formatDollars } from "../../../lib/money.ts";
import { ChartPicture } from "../../../ui/chart-picture.tsx";
import {
  calculateRoi,
  countedFigure,
  industryFigures,
  type RoiFigureName,
  type RoiResult as RoiParts,
  type RoiScenario,
  type RoiView,
  scaledPercentage,
} from "../roi.ts";
import { partNames, resultParts, roiCopy } from "../roi-copy.ts";
import { formatField, formatPercent } from "../roi-fields.ts";

export function countedFigureText(scenario: RoiScenario, name: RoiFigureName, site: Site): string {
  return formatField(name, countedFigure(name, scenario[name]), site);
}

export function percentText(percentage: number, view: RoiView, site: Site): string {
  return formatPercent(scaledPercentage(percentage, view), site);
}

function assumptions(site: Site, scenario: RoiScenario, view: RoiView): string {
  const { productivityIncrease, operationalCostReduction, onboardingTimeReduction } =
    industryFigures[scenario.industry];
  const percent = (percentage: number) => percentText(percentage, view, site);
  const figureText = (name: RoiFigureName) => countedFigureText(scenario, name, site);
  return fillText(copyOf(site, roiCopy).assumptions, {
    industry: industryName(site, scenario.industry),
    productivity: percent(productivityIncrease),
    operation: percent(operationalCostReduction),
    onboarding: percent(onboardingTimeReduction),
    employees: figureText("employees"),
    salary: figureText("annualSalary"),
    turnover: figureText("turnover"),
    cost: figureText("operationalCost"),
  });
}

/** A table for screen readers, with bars as decoration. */
function RoiBars({ result }: { result: RoiParts }) {
  const copy = useCopy(roiCopy);
  const names = useCopy(partNames);
  const { language } = useSite().facts;
  const longest = Math.max(...resultParts.map((part) => result[part]), 1);
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{copy.tableCaption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{copy.partColumn}</th>
          <th scope="col">{copy.amountColumn}</th>
        </tr>
      </thead>
      <tbody>
        {resultParts.map((part) => (
          <tr key={part} className="relative">
            <th scope="row" className="pb-9 text-left font-normal">
              {names[part]}
              <svg aria-hidden="true" className="absolute inset-x-0 bottom-4 h-3 w-full">
                <rect y="11" width="100%" height="1" className="fill-line" />
                <rect width={`${(result[part] / longest) * 100}%`} height="12" className="fill-tide" />
              </svg>
            </th>
            <td className="pb-9 pl-4 text-right align-top font-semibold">{formatDollars(result[part], language)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className="sr-only">
        <tr>
          <th scope="row">{copy.total}</th>
          <td>{formatDollars(result.totalROI, language)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

type RoiResultProps = {
  scenario: RoiScenario;
  view?: RoiView;
  label?: ReactNode;
  /** Instead of the total. */
  headline?: string;
  totalRef?: Ref<HTMLParagraphElement>;
  isStale: boolean;
  head?: ReactNode;
  foot?: ReactNode;
  actions: ReactNode;
};

export function RoiResult({
  scenario,
  view = "expected",
  label,
  headline,
  totalRef,
  isStale,
  head,
  foot,
  actions,
}: RoiResultProps) {
  const site = useSite();
  const copy = useCopy(roiCopy);
  const result = calculateRoi(scenario, view);
  if (!result) return null;
  const total = headline ?? formatDollars(result.totalROI, site.facts.language);
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="text-sm text-ink-soft">{label ?? copy.totalLabel}</p>
          <p
            ref={totalRef}
            className={classNames(
              "mt-1.5 scroll-mb-80 font-serif leading-[1.1] font-heading tracking-[-0.035em] lining-nums tabular-nums [overflow-wrap:anywhere]",
              total.length > 11 ? "text-h2" : "text-[clamp(2.5rem,1.7rem+3.4vw,4.5rem)]",
            )}
          >
            {total}
          </p>
        </div>
        {/* Below a headline is the visitor's own chart. */}
        {headline === undefined ? (
          <ChartPicture
            name={`roi-${scenario.industry}`}
            width={132}
            height={76}
            className="hidden flex-none rounded-control border border-line sm:block print:hidden"
          />
        ) : null}
      </div>
      {isStale ? <p className="mt-3 text-sm font-semibold text-signal">{copy.stale}</p> : null}
      {head}
      <div className="mt-7">
        <RoiBars result={result} />
      </div>
      {foot}
      <p className="mt-3 border-t border-line pt-4 text-xs text-ink-soft">
        <strong className="text-ink">{copy.workedOut}</strong> {assumptions(site, scenario, view)}
      </p>
      <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-2 pt-6">{actions}</div>
    </>
  );
}
