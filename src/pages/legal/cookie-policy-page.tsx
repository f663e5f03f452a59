import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../seo/page-head.ts";
import { headings, html } from "./cookie-policy.md";
import { legalDocuments } from "./legal-copy.ts";
import { LegalDocument } from "./legal-document.tsx";
import { legalMeta } from "./legal-meta.ts";

export const Route = createFileRoute("/_site/cookie-policy")({
  head: () => pageHead(legalMeta.cookies),
  component: CookiePolicyPage,
});

function CookiePolicyPage() {
  return <LegalDocument document={legalDocuments.cookies} html={html} headings={headings} />;
}
