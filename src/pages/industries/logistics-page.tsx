import { createFileRoute } from "@tanstack/react-router";
import { IndustryPage, industryHead } from "./industry-page.tsx";
import { logisticsCopy } from "./logistics-copy.ts";

export const Route = createFileRoute("/_site/services/logistics")({
  head: () => industryHead(logisticsCopy, "/services/logistics"),
  component: LogisticsPage,
});

function LogisticsPage() {
  return <IndustryPage copy={logisticsCopy} />;
}
