import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_site/services/logistics")({ component: LogisticsPage });

function LogisticsPage() {
  return <h1>logistics-page</h1>;
}
