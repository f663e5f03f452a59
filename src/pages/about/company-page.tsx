import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/_site/about/company")({ component: CompanyPage });

function CompanyPage() {
  return <h1>company-page</h1>;
}
