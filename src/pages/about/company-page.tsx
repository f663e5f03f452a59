import { createFileRoute } from "@tanstack/react-router";
import { copyOf } from "../../facts/page-texts.ts";
import { headOf } from "../../seo/page-head.ts";
import { breadcrumbData, businessData } from "../../seo/structured-data.ts";
import { deferredPart } from "../../ui/deferred-part.tsx";
import { headCopy } from "./company-copy.ts";
import { companyMeta } from "./company-meta.ts";

const CompanyBody = deferredPart("never", () => import("./company-body.tsx").then((part) => part.CompanyBody));

export const Route = createFileRoute("/_site/about/company")({
  head: headOf((site) => ({
    title: "Company",
    description: copyOf(site, companyMeta).description,
    path: "/about/company",
    structuredData:
      import.meta.env.SSR &&
      ((origin) => [
        businessData(site, origin),
        breadcrumbData(site, origin, [
          { name: copyOf(site, headCopy).parent, path: "/about" },
          { name: copyOf(site, headCopy).crumb },
        ]),
      ]),
  })),
  component: CompanyPage,
});

function CompanyPage() {
  return <CompanyBody />;
}
