import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_site/services/financial")({ component: FinancialPage });

function FinancialPage() {
  return <h1>financial-page</h1>;
}
