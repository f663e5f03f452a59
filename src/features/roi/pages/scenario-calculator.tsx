import { Copy, Printer } from "lucide-react";
import { useEffectEvent, useLayoutEffect, useState } from "react";
import { industryName } from "../../../facts/industries.ts";
import { copyOf } from "../../../facts/page-texts.ts";
import type { Site } from "../../../facts/site.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { classNames } from "../../../lib/class-names.ts";
import { formatDollars } from "../../../lib/money.ts";
import { SiteLink } from "../../../site/site-link.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { RuledList } from "../../../ui/ruled-list.tsx";
import { Indent, Section } from "../../../ui/section.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { ownChartUrl } from "../own-chart.ts";
import {
  calculateRoi,
  homeDefaults,
  industryDefaults,
  industryFigures,
  operationalCostOf,
  type RoiScenario,
  type RoiView,
  roiFigureNames,
} from "../roi.ts";
import { partNames, resultParts, roiCopy, viewNames } from "../roi-copy.ts";
import { formatPercent, groupDigits, plainTexts, readField } from "../roi-fields.ts";
import { methodAnchor, roiIndustries } from "../roi-industry.ts";
import { type RoiSearch, searchNames } from "../roi-search.ts";
import { figureText, scenarioSearch, searchTexts } from "../scenario-search.ts";
import { rangeWords } from "../shared-calculation.ts";
import { RoiCard, RoiWaiting } from "../ui/roi-calculator.tsx";
import { RoiField, RoiForm } from "../ui/roi-form.tsx";
import { RoiResult } from "../ui/roi-result.tsx";
import { type RoiStart, useRoiForm } from "../use-roi-form.ts";
import { BusinessCase } from "./business-case.tsx";
import { headCopy, methodCopy, viewsCopy } from "./roi-calculator-copy.ts";
import { calculations, paybackWords, payrollWords, TableBox, ViewSwitch, ViewsSection } from "./views-section.tsx";

const exampleIndustry = "healthcare";
const example: RoiScenario = { industry: exampleIndustry, ...industryDefaults(exampleIndustry) };

function MethodSection({ scenario, view }: { scenario: RoiScenario | null; view: RoiView }) {
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

/** A URL with only the industry gets that industry's figures; one without any is an example. */
function startOf(search: RoiSearch): RoiStart {
  const { industry = exampleIndustry } = search;
  const figures = { ...homeDefaults };
  figures.annualSalary = industryFigures[industry].defaultAnnualSalary;
  figures.operationalCost = operationalCostOf("home", industry, figures.employees);
  const texts = searchTexts(search, plainTexts(figures));
  for (const name of roiFigureNames) texts[name] = groupDigits(texts[name]);
  return { industry, texts, calculate: true };
}

async function copyLink(site: Site): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.href);
    toast({ title: copyOf(site, headCopy).linkCopied, type: "success" });
  } catch {
    toast({ title: copyOf(site, headCopy).linkNotCopied, type: "error" });
  }
}

type ScenarioCalculatorProps = { search: RoiSearch; onSearch: (search: RoiSearch) => void };

export function ScenarioCalculator({ search, onSearch }: ScenarioCalculatorProps) {
  const site = useSite();
  const page = useCopy(headCopy);
  const [projectText, setProjectText] = useState(groupDigits(search.project ?? ""));
  const view: RoiView = search.view ?? "conservative";

  function keep(scenario: RoiScenario | null) {
    if (!scenario) return onSearch({});
    const project = readField("projectCost", projectText, model.locale, site).value;
    onSearch({
      ...scenarioSearch(scenario),
      ...(Number.isNaN(project) ? {} : { project: figureText(project) }),
      ...(search.view ? { view: search.view } : {}),
    });
  }
  const model = useRoiForm({ variant: "home", isOwnPage: true, view, start: startOf(search), onCalculated: keep });
  /** Adopts input from before hydration. */
  const adoptProject = useEffectEvent(() => {
    const control = model.form.current?.elements.namedItem(searchNames.projectCost);
    if (control instanceof HTMLInputElement) setProjectText(control.value);
  });
  useLayoutEffect(() => adoptProject(), []);
  const typedProject = readField("projectCost", projectText, model.locale, site);
  const projectErrors = typedProject.error ? { projectCost: typedProject.error } : {};
  const storedProject = readField("projectCost", search.project ?? "", undefined);
  const projectCost = storedProject.error ? Number.NaN : storedProject.value;

  return (
    <>
      {/* Replaced on paper by the business case, if there is one. */}
      <div className={classNames("wrap", model.calculated && "print:hidden")}>
        <RoiCard
          id="calculator"
          resultFirst
          announcement={model.announcement}
          form={
            <RoiForm model={model} heading="h2" otherErrors={projectErrors}>
              <RoiField
                name="projectCost"
                text={projectText}
                locale={model.locale}
                error={typedProject.error}
                hint={page.projectCostHelp}
                optional
                isGrouped
                onChange={setProjectText}
              />
            </RoiForm>
          }
        >
          <Outcome model={model} view={view} projectCost={projectCost} isExample={!search.industry} />
        </RoiCard>
      </div>
      {model.calculated ? <ViewsSection scenario={model.calculated} current={view} /> : null}
      <MethodSection scenario={model.calculated} view={view} />
      {model.calculated ? (
        <div className="wrap">
          <BusinessCase scenario={model.calculated} view={view} projectCost={projectCost} />
        </div>
      ) : null}
    </>
  );
}

type OutcomeProps = { model: ReturnType<typeof useRoiForm>; view: RoiView; projectCost: number; isExample: boolean };

function Outcome({ model, view, projectCost, isExample }: OutcomeProps) {
  const site = useSite();
  const views = useCopy(viewsCopy);
  const page = useCopy(headCopy);
  const copy = useCopy(roiCopy);
  const names = useCopy(viewNames);
  const { calculated, industry, total, isStale, hydrated } = model;
  const result = calculated && calculateRoi(calculated, view);
  if (!calculated || !result) return <RoiWaiting industry={industry} />;
  const payback = paybackWords(projectCost, result.totalROI, site);
  return (
    <RoiResult
      scenario={calculated}
      view={view}
      label={isExample ? page.example : copy.totalLabel}
      headline={rangeWords(calculated, site)}
      totalRef={total}
      isStale={isStale}
      head={
        <>
          <p className="text-ink-soft">{page.beforeCosts}</p>
          <ViewSwitch current={view} />
          <p className="mt-4 text-sm text-ink-soft">
            {names[view]}:{" "}
            <b className="text-ink tabular-nums">{formatDollars(result.totalROI, site.facts.language)}</b>.{" "}
            {views.factors[view]} {payrollWords(page, calculated, result.totalROI, site)}
          </p>
          <a href="#figures" className="mt-2 inline-block py-2 text-sm lg:hidden print:hidden">
            {page.changeFigures}
          </a>
        </>
      }
      foot={
        <>
          {payback ? <p className="mb-5 text-sm">{payback}</p> : null}
          <figure className="mb-5">
            <img
              src={ownChartUrl(calculated)}
              alt=""
              width={840}
              height={440}
              className="w-full rounded-control border border-line"
            />
            <figcaption className="mt-2 text-xs text-ink-soft">{page.chartNote}</figcaption>
          </figure>
        </>
      }
      actions={
        <>
          <SiteLink to="/strategy-call" className={buttonClass({ kind: "ink" })}>
            {copy.call.home}
          </SiteLink>
          {/* Need JavaScript; their space is reserved to avoid layout shifts. */}
          <div className={classNames("flex gap-x-6", !hydrated && "invisible")}>
            <Button kind="quiet" onClick={() => void copyLink(site)}>
              <Copy />
              {page.copyLink}
            </Button>
            <Button kind="quiet" onClick={() => window.print()}>
              <Printer />
              {page.print}
            </Button>
          </div>
        </>
      }
    />
  );
}
