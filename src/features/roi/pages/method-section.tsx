import { industryName } from "../../../facts/industries.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { formatDollars } from "../../../lib/money.ts";
import { RuledList } from "../../../ui/ruled-list.tsx";
import { Indent, Section } from "../../../ui/section.tsx";
import { exampleIndustry, industryDefaults, industryFigures, type RoiScenario, type RoiView } from "../roi.ts";
import { partNames, resultParts } from "../roi-copy.ts";
import { formatPercent } from "../roi-fields.ts";
import { methodAnchor, roiIndustries } from "../roi-industry.ts";
import { methodCopy } from "./roi-calculator-copy.ts";
import { calculations, TableBox } from "./views-section.tsx";

const example: RoiScenario = { industry: exampleIndustry, ...industryDefaults(exampleIndustry) };

export function MethodSection({ scenario, view }: { scenario: RoiScenario | null; view: RoiView }) {
  const site = useSite();
  const { language } = site.facts;
  const method = useCopy(methodCopy);
  const names = useCopy(partNames);
  const numbers = calculations(scenario ?? example, scenario ? view : "expected", site);
  const { mark, title, formulas, columns } = method;
  const figureColumns = Object.values(columns).slice(1);
  return (
    <Section id={methodAnchor} mark={mark} title={title} rule={scenario !== null} className="print:hidden">
      <Indent>
        <RuledList
          items={resultParts.map((part) => ({
            title: names[part],
            text: (
              <>
                {formulas[part]}{" "}
                <span className="block text-ink tabular-nums">
                  {scenario ? null : `${method.example}: `}
                  {numbers[part]}
                </span>
              </>
            ),
          }))}
        />
        <TableBox label={method.tableLabel} className="mt-12">
          <table className="data-table">
            <caption>{method.tableCaption}</caption>
            <thead>
              <tr>
                <th scope="col">{columns.industry}</th>
                {figureColumns.map((column) => (
                  <th key={column} scope="col" className="is-number">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {roiIndustries.map((industry) => {
                const figures = industryFigures[industry];
                return (
                  <tr key={industry}>
                    <th scope="row">{industryName(site, industry)}</th>
                    <td className="is-number">+{formatPercent(figures.productivityIncrease, site)}</td>
                    <td className="is-number">−{formatPercent(figures.operationalCostReduction, site)}</td>
                    <td className="is-number">−{formatPercent(figures.onboardingTimeReduction, site)}</td>
                    <td className="is-number">{formatDollars(figures.defaultAnnualSalary, language)}</td>
                    <td className="is-number">{formatDollars(figures.defaultOperationalCostPerEmployee, language)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </TableBox>
        <h3 className="mt-12 font-sans text-h4 font-semibold">{method.sourcesTitle}</h3>
        <p className="mt-2 max-w-read text-ink-soft">{method.sources}</p>
      </Indent>
    </Section>
  );
}
