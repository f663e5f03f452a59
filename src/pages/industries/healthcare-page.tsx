import { createFileRoute } from "@tanstack/react-router";
import { healthcareCopy } from "./healthcare-copy.ts";
import { IndustryPage, industryHead } from "./industry-page.tsx";

export const Route = createFileRoute("/_site/services/healthcare")({
  head: () => industryHead(healthcareCopy, "/services/healthcare"),
  component: HealthcarePage,
});

function HealthcarePage() {
  return <IndustryPage copy={healthcareCopy} />;
}
