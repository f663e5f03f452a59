import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_site/solutions/healthcare/ai-sop-agent")({ component: HealthcareAgentPage });

function HealthcareAgentPage() {
  return <h1>healthcare-agent-page</h1>;
}
