import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_site/episode/$id")({ component: Page });

function Page() {
  return <h1>podcast/episode-page</h1>;
}
