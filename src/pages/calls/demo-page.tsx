import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_site/demo")({ component: DemoPage });

function DemoPage() {
  return <h1>demo-page</h1>;
}
