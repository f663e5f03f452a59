import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_site/services/manufacturing")({ component: ManufacturingPage });

function ManufacturingPage() {
  return <h1>manufacturing-page</h1>;
}
