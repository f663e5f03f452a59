import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_site/privacy-policy")({ component: PrivacyPolicyPage });

function PrivacyPolicyPage() {
  return <h1>privacy-policy-page</h1>;
}
