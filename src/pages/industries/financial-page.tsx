import { createFileRoute } from "@tanstack/react-router";
import { useCopy } from "../../facts/use-site.ts";
import { financialCalculator } from "./financial-copy.ts";
import { financialMeta } from "./financial-meta.ts";
import { industryHead } from "./industry-head.ts";
import { IndustryPage } from "./industry-page.tsx";

export const Route = createFileRoute("/_site/services/financial")({
  head: industryHead(financialMeta),
  component: FinancialPage,
});

function FinancialPage() {
  return <IndustryPage industry="financial" calculator={useCopy(financialCalculator)} />;
}
