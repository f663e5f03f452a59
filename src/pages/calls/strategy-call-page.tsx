import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../seo/page-head.ts";
import { CallPage } from "./call-page.tsx";
import { strategyCallCopy } from "./strategy-call-copy.ts";

export const Route = createFileRoute("/_site/strategy-call")({
  head: () =>
    pageHead({ title: strategyCallCopy.name, description: strategyCallCopy.description, path: strategyCallCopy.path }),
  component: StrategyCallPage,
});

function StrategyCallPage() {
  return <CallPage copy={strategyCallCopy} />;
}
