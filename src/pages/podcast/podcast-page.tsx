import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_site/podcast")({ component: Page });

function Page() {
  return <h1>podcast/podcast-page</h1>;
}
