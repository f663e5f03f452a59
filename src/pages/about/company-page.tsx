import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../seo/page-head.ts";
import { breadcrumbData, businessData } from "../../seo/structured-data.ts";
import { deferredPart } from "../../ui/deferred-part.tsx";
import { headCopy } from "./company-copy.ts";
import { companyMeta } from "./company-meta.ts";

const CompanyBody = deferredPart("never", () => import("./company-body.tsx").then((part) => part.CompanyBody));

export const Route = createFileRoute("/_site/about/company")({
  head: () =>
    pageHead({
      title: "Company",
      description: companyMeta.description,
      path: "/about/company",
      structuredData:
        import.meta.env.SSR &&
        ((origin) => [
          businessData(origin),
          breadcrumbData(origin, [
            { name: "Home", path: "/" },
            { name: headCopy.parent, path: "/about" },
            { name: headCopy.crumb },
          ]),
        ]),
    }),
  component: CompanyPage,
});

function CompanyPage() {
  return <CompanyBody />;
}
