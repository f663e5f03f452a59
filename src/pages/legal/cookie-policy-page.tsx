import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../seo/page-head.ts";
import { headings, html } from "./cookie-policy.md";
import { legalDocuments } from "./legal-copy.ts";
import { LegalDocument } from "./legal-document.tsx";

export const Route = createFileRoute("/_site/cookie-policy")({
  head: () => pageHead(legalDocuments.cookies),
  component: CookiePolicyPage,
});

function CookiePolicyPage() {
  return <LegalDocument document={legalDocuments.cookies} html={html} headings={headings} />;
}
