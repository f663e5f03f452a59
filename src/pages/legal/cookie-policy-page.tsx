import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_site/cookie-policy")({ component: CookiePolicyPage });

function CookiePolicyPage() {
  return <h1>cookie-policy-page</h1>;
}
