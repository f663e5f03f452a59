import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../seo/page-head.ts";
import { CallPage } from "./call-page.tsx";
import { strategyCallCopy } from "./strategy-call-copy.ts";
import { strategyCallMeta } from "./strategy-call-meta.ts";

export const Route = createFileRoute("/_site/strategy-call")({
  head: () =>
    pageHead({ title: strategyCallMeta.name, description: strategyCallMeta.description, path: strategyCallMeta.path }),
  component: StrategyCallPage,
});

function StrategyCallPage() {
  return <CallPage copy={strategyCallCopy} />;
}
