import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_site/strategy-call")({ component: StrategyCallPage });

function StrategyCallPage() {
  return <h1>strategy-call-page</h1>;
}
