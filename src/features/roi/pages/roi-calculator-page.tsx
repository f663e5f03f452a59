import { createFileRoute, type SearchSchemaInput } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { copyOf } from "../../../facts/page-texts.ts";
import { sequenceOffer } from "../../../facts/sequence-offers.ts";
import type { Site } from "../../../facts/site.ts";
import { useCopy, useSite } from "../../../facts/use-site.ts";
import { stringifySearch } from "../../../lib/url-search.ts";
import { pageHead } from "../../../seo/page-head.ts";
import { homeCrumb } from "../../../ui/breadcrumbs.tsx";
import { deferredPart } from "../../../ui/deferred-part.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { Section } from "../../../ui/section.tsx";
import type { FormAnswer } from "../../forms/form-shape.ts";
import { FormCard } from "../../forms/ui/form-card.tsx";
import { calculationForm } from "../../sequences/calculation-form.ts";
import { postCalculation } from "../../sequences/sequence-handlers.functions.ts";
import { type RoiSearch, readRoiSearch } from "../roi-search.ts";
import { scenarioSearch } from "../scenario-search.ts";
import { calculationCard, readSharedScenario } from "../shared-calculation.ts";
import { emailsCopy, headCopy } from "./roi-calculator-copy.ts";
import { roiCalculatorMeta } from "./roi-calculator-meta.ts";

const ScenarioCalculator = deferredPart("visible", () =>
  import("./scenario-calculator.tsx").then((part) => part.ScenarioCalculator),
);

function CalculationEmails({ answer }: { answer: FormAnswer | undefined }) {
  const site = useSite();
  const emails = useCopy(emailsCopy);
  return (
    <Section ground="ground" label={emails.title} className="print:hidden">
      <FormCard
        title={emails.title}
        shape={calculationForm(site)}
        answer={answer}
        submitLabel={emails.submitLabel}
        className="max-w-[44rem]"
      />
    </Section>
  );
}

export const Route = createFileRoute("/_site/roi-calculator")({
  validateSearch: (search: RoiSearch & SearchSchemaInput): RoiSearch => readRoiSearch(search),
  server: { handlers: { POST: postCalculation } },
  loader: ({ serverContext }) => ({ answer: serverContext?.formAnswer }),
  head: ({ match }) => {
    const site = match.context.site();
    const shared = import.meta.env.SSR && sharedAs(site, match.search);
    return pageHead(site, { ...copyOf(site, roiCalculatorMeta), path: "/roi-calculator", shared });
  },
  component: RoiCalculatorPage,
});

function sharedAs(site: Site, search: RoiSearch) {
  const scenario = readSharedScenario(search);
  if (!scenario) return undefined;
  const { path: card, alt } = calculationCard(scenario, site);
  return { search: stringifySearch(scenarioSearch(scenario)), card, alt };
}

/** What fills the fields, for comparison. */
const figuresOf = (search: RoiSearch) => JSON.stringify({ ...search, view: undefined });

function RoiCalculatorPage() {
  const site = useSite();
  const page = useCopy(headCopy);
  const search = Route.useSearch();
  const { answer } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const lastFigures = useRef(figuresOf(search));
  const [formKey, setFormKey] = useState(0);

  useEffect(() => {
    // After a navigation to another scenario, the form starts again.
    if (figuresOf(search) === lastFigures.current) return;
    lastFigures.current = figuresOf(search);
    setFormKey((key) => key + 1);
  }, [search]);

  function writeSearch(next: RoiSearch) {
    lastFigures.current = figuresOf(readRoiSearch(next));
    void navigate({ search: next, replace: true, resetScroll: false });
  }

  return (
    <>
      <PageHead
        crumbs={[homeCrumb, { label: page.crumb }]}
        title={page.title}
        lead={page.lead}
        className="print:hidden"
      />
      <ScenarioCalculator key={formKey} search={search} onSearch={writeSearch} />
      {sequenceOffer(site, "calculation") ? <CalculationEmails answer={answer} /> : null}
    </>
  );
}
