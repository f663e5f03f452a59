import { createFileRoute } from "@tanstack/react-router";
import { copyOf } from "../../facts/page-texts.ts";
import { headOf } from "../../seo/page-head.ts";
import { faqData, serviceData } from "../../seo/structured-data.ts";
import { deferredPart } from "../../ui/deferred-part.tsx";
import { asksopiaSections, securityCopy } from "./asksopia-copy.ts";
import { asksopiaMeta } from "./asksopia-meta.ts";

const AsksopiaBody = deferredPart("never", () => import("./asksopia-body.tsx").then((part) => part.AsksopiaBody));

export const Route = createFileRoute("/_site/solutions/asksopia")({
  head: headOf((site) => {
    const { description, serviceType } = copyOf(site, asksopiaMeta);
    const facts = { description, path: "/solutions/asksopia" };
    return {
      ...facts,
      title: site.facts.productName,
      structuredData:
        import.meta.env.SSR &&
        ((origin) => [
          serviceData(site, origin, { ...facts, name: site.facts.productName, serviceType }),
          ...(asksopiaSections(site).includes("security") ? [faqData(copyOf(site, securityCopy).faq)] : []),
        ]),
    };
  }),
  component: AsksopiaPage,
});

/** Spec 2. */
function AsksopiaPage() {
  return <AsksopiaBody />;
}
