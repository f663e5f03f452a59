import { Link } from "@tanstack/react-router";
import { Copy, Printer } from "lucide-react";
import { useEffectEvent, useLayoutEffect, useState } from "react";
import { copyOf } from "../../../facts/page-texts.ts";
import type { Site } from "../../../facts/site.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { classNames } from "../../../lib/class-names.ts";
import { formatDollars } from "../../../lib/money.ts";
import { SiteLink } from "../../../site/site-link.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast-store.ts";
import { ownChartUrl } from "../own-chart.ts";
import {
  calculateRoi,
  exampleIndustry,
  homeDefaults,
  industryFigures,
  operationalCostOf,
  type RoiScenario,
  type RoiView,
  roiFigureNames,
} from "../roi.ts";
import { roiCopy, viewNames } from "../roi-copy.ts";
import { groupDigits, plainTexts, readField } from "../roi-fields.ts";
import { type RoiSearch, searchNames } from "../roi-search.ts";
import { figureText, scenarioSearch, searchTexts } from "../scenario-search.ts";
import { rangeText } from "../shared-calculation.ts";
import { RoiCard, RoiWaiting } from "../ui/roi-calculator.tsx";
import { RoiField, RoiForm } from "../ui/roi-form.tsx";
import { RoiResult } from "../ui/roi-result.tsx";
import { type RoiStart, useRoiForm } from "../use-roi-form.ts";
import { BusinessCase } from "./business-case.tsx";
import { MethodSection } from "./method-section.tsx";
import { paybackText, payrollText, views } from "./outcome-text.ts";
import { headCopy, viewsCopy } from "./roi-calculator-copy.ts";
import { ViewsSection } from "./views-section.tsx";

/** Figures missing from the URL are those of its industry, or of the example. */
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

  function updateSearch(scenario: RoiScenario | null) {
    if (!scenario) return onSearch({});
    const project = readField("projectCost", projectText, model.locale, site).value;
    onSearch({
      ...scenarioSearch(scenario),
      ...(Number.isNaN(project) ? {} : { project: figureText(project) }),
      ...(search.view ? { view: search.view } : {}),
    });
  }
  const model = useRoiForm({
    variant: "home",
    isOwnPage: true,
    view,
    start: startOf(search),
    onCalculated: updateSearch,
  });
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
      {/* In print, the business case replaces it. */}
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

/** Links, so that views can be shared and work without JavaScript. */
function ViewSwitch({ current }: { current: RoiView }) {
  const viewsWords = useCopy(viewsCopy);
  const names = useCopy(viewNames);
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
          {names[view]}
        </Link>
      ))}
    </nav>
  );
}

type OutcomeProps = { model: ReturnType<typeof useRoiForm>; view: RoiView; projectCost: number; isExample: boolean };

function Outcome({ model, view, projectCost, isExample }: OutcomeProps) {
  const site = useSite();
  const { factors } = useCopy(viewsCopy);
  const page = useCopy(headCopy);
  const copy = useCopy(roiCopy);
  const names = useCopy(viewNames);
  const { calculated, industry, total, isStale, isHydrated } = model;
  const result = calculated && calculateRoi(calculated, view);
  if (!calculated || !result) return <RoiWaiting industry={industry} />;
  const payback = paybackText(projectCost, result.totalROI, site);
  return (
    <RoiResult
      scenario={calculated}
      view={view}
      label={isExample ? page.example : copy.totalLabel}
      headline={rangeText(calculated, site)}
      totalRef={total}
      isStale={isStale}
      head={
        <>
          <p className="text-ink-soft">{page.beforeCosts}</p>
          <ViewSwitch current={view} />
          <p className="mt-4 text-sm text-ink-soft">
            {names[view]}:{" "}
            <b className="text-ink tabular-nums">{formatDollars(result.totalROI, site.facts.language)}</b>.{" "}
            {factors[view]} {payrollText(page, calculated, result.totalROI, site)}
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
          {/* Buttons need JavaScript: invisible before, without a layout shift. */}
          <div className={classNames("flex flex-wrap gap-x-6", !isHydrated && "invisible")}>
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
