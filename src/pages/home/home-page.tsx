import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_site/")({ component: Page });

function Page() {
  return <h1>home/home-page</h1>;
}
