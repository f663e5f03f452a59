import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_site/episodes")({ component: Page });

function Page() {
  return <h1>podcast/episodes-page</h1>;
}
