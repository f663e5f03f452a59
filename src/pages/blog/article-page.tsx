import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_site/blog/$slug")({ component: Page });

function Page() {
  return <h1>blog/article-page</h1>;
}
