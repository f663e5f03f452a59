import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_site/sunday-review")({ component: SundayReviewPage });

function SundayReviewPage() {
  return <h1>sunday-review-page</h1>;
}
