import { createFileRoute } from "@tanstack/react-router";
import { siteFacts } from "../../facts/site-facts.ts";
import { pageHead } from "../../seo/page-head.ts";
import { faqData, serviceData } from "../../seo/structured-data.ts";
import { deferredPart } from "../../ui/deferred-part.tsx";
import { asksopiaSections, securityCopy } from "./asksopia-copy.ts";
import { asksopiaMeta } from "./asksopia-meta.ts";

const AsksopiaBody = deferredPart("never", () => import("./asksopia-body.tsx").then((part) => part.AsksopiaBody));

export const Route = createFileRoute("/_site/solutions/asksopia")({
  head: () => {
    const facts = { description: asksopiaMeta.description, path: "/solutions/asksopia" };
    return pageHead({
      ...facts,
      title: siteFacts.productName,
      structuredData:
        import.meta.env.SSR &&
        ((origin) => [
          serviceData(origin, { ...facts, name: siteFacts.productName, serviceType: asksopiaMeta.serviceType }),
          ...(asksopiaSections().includes("security") ? [faqData(securityCopy.faq)] : []),
        ]),
    });
  },
  component: AsksopiaPage,
});

/** Spec 2. */
function AsksopiaPage() {
  return <AsksopiaBody />;
}
