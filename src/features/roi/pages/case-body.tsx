import type { ReactNode } from "react";
import { industryName } from "../../../facts/industries.ts";
import { fillText, textWithin } from "../../../facts/tokens.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { formatDollars } from "../../../lib/money.ts";
import { industryCopy } from "../industry-copy.ts";
import { ownChartUrl } from "../own-chart.ts";
import { calculateRoi, type RoiScenario, type RoiView, roiFigureNames } from "../roi.ts";
import { partNames, resultParts, roiCopy, roiFieldCopy, viewNames } from "../roi-copy.ts";
import { rangeText } from "../shared-calculation.ts";
import { countedFigureText } from "../ui/roi-result.tsx";
import { paybackText, payrollText } from "./outcome-text.ts";
import { businessCaseCopy, headCopy, methodCopy, printedCopy, viewsCopy } from "./roi-calculator-copy.ts";
import { calculations, ViewsTable } from "./views-section.tsx";

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-[4mm]">
      <h3 className="font-sans text-[10pt] leading-snug font-semibold tracking-normal">{title}</h3>
      {children}
    </div>
  );
}

function Heading({ scenario, view, total }: { scenario: RoiScenario; view: RoiView; total: number }) {
  const site = useSite();
  const businessCase = useCopy(businessCaseCopy);
  const views = useCopy(viewsCopy);
  const page = useCopy(headCopy);
  const names = useCopy(viewNames);
  const printed = useCopy(printedCopy);
  const { language } = site.facts;
  return (
    <>
      <img src={ownChartUrl(scenario)} alt="" width={840} height={440} className="float-right mt-[4mm] w-[62mm]" />
      <h2 className="mt-[4mm] text-[18pt] leading-tight">{businessCase.title}</h2>
      <p className="mt-[1mm]">
        {industryName(site, scenario.industry)}.{" "}
        {fillText(printed.view, { view: names[view], factor: textWithin(language, views.factors[view]) })}
      </p>
      <p className="mt-[3mm] font-serif text-[30pt] leading-none font-heading tracking-tight lining-nums">
        {rangeText(scenario, site)}
      </p>
      <p>
        {page.beforeCosts}. {names[view]}: {formatDollars(total, language)}. {payrollText(page, scenario, total, site)}
      </p>
    </>
  );
}

function PartsTable({ scenario, view }: { scenario: RoiScenario; view: RoiView }) {
  const site = useSite();
  const { language } = site.facts;
  const method = useCopy(methodCopy);
  const names = useCopy(partNames);
  const { total } = useCopy(roiCopy);
  const result = calculateRoi(scenario, view);
  const numbers = calculations(scenario, view, site);
  const { partColumns } = useCopy(businessCaseCopy);
  if (!result) return null;
  const longest = Math.max(...resultParts.map((part) => result[part]), 1);
  return (
    <table className="data-table">
      <thead>
        <tr>
          <th scope="col">{partColumns.part}</th>
          <th scope="col">{partColumns.formula}</th>
          <th scope="col" className="is-number">
            {partColumns.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {resultParts.map((part) => (
          <tr key={part}>
            <th scope="row">{names[part]}</th>
            <td>
              {method.formulas[part]}
              <span className="block">= {numbers[part]}</span>
            </td>
            <td className="is-number w-[40mm]">
              {formatDollars(result[part], language)}
              <svg aria-hidden="true" className="mt-[1mm] ml-auto block h-[2mm] w-full -scale-x-100">
                <rect width={`${(result[part] * 100) / longest}%`} height="100%" className="fill-tide" />
              </svg>
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={2}>
            {total}
          </th>
          <td className="is-number font-semibold">{formatDollars(result.totalROI, language)}</td>
        </tr>
      </tbody>
    </table>
  );
}

export type CaseProps = { scenario: RoiScenario; view: RoiView; projectCost: number };

export function CaseBody({ scenario, view, projectCost }: CaseProps) {
  const site = useSite();
  const businessCase = useCopy(businessCaseCopy);
  const method = useCopy(methodCopy);
  const fields = useCopy(roiFieldCopy);
  const printed = useCopy(printedCopy);
  const industry = useCopy(industryCopy);
  const result = calculateRoi(scenario, view);
  if (!result) return null;
  const payback = paybackText(projectCost, result.totalROI, site);
  return (
    <>
      <Heading scenario={scenario} view={view} total={result.totalROI} />
      <Part title={businessCase.inputs}>
        <dl className="mt-[1mm] grid grid-cols-3 gap-x-[6mm] gap-y-[1mm]">
          {roiFigureNames.map((figure) => (
            <div key={figure}>
              <dt>{fields[figure].label}</dt>
              <dd className="font-semibold tabular-nums">
                {countedFigureText(scenario, figure, site)}
                {printed.units[figure]}
                {figure === "searchHours" ? ` (${businessCase.notCounted})` : null}
              </dd>
            </div>
          ))}
          <div>
            <dt>{industry.label}</dt>
            <dd className="font-semibold">{industryName(site, scenario.industry)}</dd>
          </div>
        </dl>
      </Part>
      <Part title={businessCase.parts}>
        <PartsTable scenario={scenario} view={view} />
      </Part>
      <div className="mt-[4mm] [&_caption]:pb-[1mm]">
        <ViewsTable scenario={scenario} current={view} />
      </div>
      {payback ? (
        <Part title={businessCase.payback}>
          <p>{payback}</p>
        </Part>
      ) : null}
      <Part title={businessCase.sources}>
        <p>
          {method.sources} {businessCase.rounding}
        </p>
      </Part>
    </>
  );
}
