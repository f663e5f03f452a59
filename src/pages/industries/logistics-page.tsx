import { createFileRoute } from "@tanstack/react-router";
import { copyOf } from "../../facts/page-texts.ts";
import { useCopy } from "../../facts/use-site.ts";
import { industryHead } from "./industry-head.ts";
import { IndustryPage } from "./industry-page.tsx";
import { logisticsCalculator } from "./logistics-copy.ts";
import { logisticsMeta } from "./logistics-meta.ts";

export const Route = createFileRoute("/_site/services/logistics")({
  head: ({ match }) => {
    const site = match.context.site();
    return industryHead(site, copyOf(site, logisticsMeta));
  },
  component: LogisticsPage,
});

function LogisticsPage() {
  const logisticsCalculatorWords = useCopy(logisticsCalculator);
  return <IndustryPage industry="logistics" accent="logistics" calculator={logisticsCalculatorWords} />;
}
