import { createFileRoute } from "@tanstack/react-router";
import { financialCopy } from "./financial-copy.ts";
import { IndustryPage, industryHead } from "./industry-page.tsx";

export const Route = createFileRoute("/_site/services/financial")({
  head: () => industryHead(financialCopy, "/services/financial"),
  component: FinancialPage,
});

function FinancialPage() {
  return <IndustryPage copy={financialCopy} />;
}
