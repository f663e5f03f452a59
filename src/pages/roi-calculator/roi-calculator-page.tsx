import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_site/roi-calculator")({ component: RoiCalculatorPage });

function RoiCalculatorPage() {
  return <h1>roi-calculator-page</h1>;
}
