import { createFileRoute } from "@tanstack/react-router";
import { headings, html } from "../../facts/legal/cookie-policy.md";
import { legalTextQuery } from "../../features/settings/legal-texts.queries.ts";
import { pageHead } from "../../seo/page-head.ts";
import { legalDocuments } from "./legal-copy.ts";
import { LegalDocument } from "./legal-document.tsx";
import { legalMeta } from "./legal-meta.ts";

export const Route = createFileRoute("/_site/cookie-policy")({
  loader: ({ context }) => context.queries.ask(legalTextQuery("cookies")),
  head: () => pageHead(legalMeta.cookies),
  component: CookiePolicyPage,
});

function CookiePolicyPage() {
  return (
    <LegalDocument document={legalDocuments.cookies} html={html} headings={headings} own={Route.useLoaderData()} />
  );
}
