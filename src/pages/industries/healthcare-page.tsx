import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_site/services/healthcare")({ component: HealthcarePage });

function HealthcarePage() {
  return <h1>healthcare-page</h1>;
}
