import { formatDollars } from "../../../lib/money.ts";
import { RuledList } from "../../../ui/ruled-list.tsx";
import { Indent, Section } from "../../../ui/section.tsx";
import { industryDefaults, industryFigures, type RoiScenario, type RoiView } from "../roi.ts";
import { industryNames, resultParts } from "../roi-copy.ts";
import { roiIndustries } from "../roi-industry.ts";
import { calculations } from "./calculation-words.ts";
import { methodCopy } from "./roi-calculator-copy.ts";
import { TableBox } from "./table-box.tsx";

const example: RoiScenario = { industry: "healthcare", ...industryDefaults("healthcare") };

/** The formulas in words, with the visitor's own numbers once there are any, and the figures they rest on. */
export function MethodSection({ scenario, view }: { scenario: RoiScenario | null; view: RoiView }) {
  const numbers = calculations(scenario ?? example, scenario ? view : "expected");
  const { mark, title, formulas, columns } = methodCopy;
  return (
    <Section mark={mark} title={title} rule={scenario !== null} className="print:hidden">
      <Indent>
        <RuledList
          items={resultParts.map(({ key, label }) => ({
            title: label,
            text: (
              <>
                {formulas[key]}{" "}
                <span className="block text-ink tabular-nums">
                  {scenario ? null : `${methodCopy.example}: `}
                  {numbers[key]}
                </span>
              </>
            ),
          }))}
        />
        <TableBox label={methodCopy.tableLabel} className="mt-12">
          <table className="data-table">
            <caption>{methodCopy.tableCaption}</caption>
            <thead>
              <tr>
                <th scope="col">{columns.industry}</th>
                <th scope="col" className="is-number">
                  {columns.productivity}
                </th>
                <th scope="col" className="is-number">
                  {columns.operation}
                </th>
                <th scope="col" className="is-number">
                  {columns.onboarding}
                </th>
                <th scope="col" className="is-number">
                  {columns.salary}
                </th>
                <th scope="col" className="is-number">
                  {columns.perEmployee}
                </th>
              </tr>
            </thead>
            <tbody>
              {roiIndustries.map((industry) => {
                const figures = industryFigures[industry];
                return (
                  <tr key={industry}>
                    <th scope="row">{industryNames[industry]}</th>
                    <td className="is-number">+{figures.productivityIncrease}%</td>
                    <td className="is-number">−{figures.operationalCostReduction}%</td>
                    <td className="is-number">−{figures.onboardingTimeReduction}%</td>
                    <td className="is-number">{formatDollars(figures.defaultAnnualSalary)}</td>
                    <td className="is-number">{formatDollars(figures.defaultOperationalCostPerEmployee)}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </TableBox>
        <h3 className="mt-12 font-sans text-h4 font-semibold">{methodCopy.sourcesTitle}</h3>
        <p className="mt-2 max-w-read text-ink-soft">{methodCopy.sources}</p>
      </Indent>
    </Section>
  );
}
