import { createFileRoute } from "@tanstack/react-router";
import { industryHead } from "./industry-head.ts";
import { ManufacturingBody } from "./manufacturing-body.tsx";
import { manufacturingMeta } from "./manufacturing-meta.ts";

export const Route = createFileRoute("/_site/services/manufacturing")({
  head: () => industryHead(manufacturingMeta),
  component: ManufacturingPage,
});

function ManufacturingPage() {
  return <ManufacturingBody />;
}
