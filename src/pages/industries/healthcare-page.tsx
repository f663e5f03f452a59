import { createFileRoute } from "@tanstack/react-router";
import { useCopy } from "../../facts/use-site.ts";
import { healthcareCalculator } from "./healthcare-copy.ts";
import { healthcareMeta } from "./healthcare-meta.ts";
import { industryHead } from "./industry-head.ts";
import { IndustryPage } from "./industry-page.tsx";

export const Route = createFileRoute("/_site/services/healthcare")({
  head: industryHead(healthcareMeta),
  component: HealthcarePage,
});

function HealthcarePage() {
  return <IndustryPage industry="healthcare" calculator={useCopy(healthcareCalculator)} />;
}
