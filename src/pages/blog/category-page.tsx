import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_site/blog/category/$category")({ component: Page });

function Page() {
  return <h1>blog/category-page</h1>;
}
