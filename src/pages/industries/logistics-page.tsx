import { createFileRoute } from "@tanstack/react-router";
import { useCopy } from "../../facts/use-site.ts";
import { industryHead } from "./industry-head.ts";
import { IndustryPage } from "./industry-page.tsx";
import { logisticsCalculator } from "./logistics-copy.ts";
import { logisticsMeta } from "./logistics-meta.ts";

export const Route = createFileRoute("/_site/services/logistics")({
  head: industryHead(logisticsMeta),
  component: LogisticsPage,
});

function LogisticsPage() {
  return <IndustryPage industry="logistics" calculator={useCopy(logisticsCalculator)} />;
}
