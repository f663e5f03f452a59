import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_site/blog")({ component: Page });

function Page() {
  return <h1>blog/blog-page</h1>;
}
