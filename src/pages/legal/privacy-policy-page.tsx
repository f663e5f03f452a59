import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../seo/page-head.ts";
import { legalDocuments } from "./legal-copy.ts";
import { LegalDocument } from "./legal-document.tsx";
import { legalMeta } from "./legal-meta.ts";
import { headings, html } from "./privacy-policy.md";

export const Route = createFileRoute("/_site/privacy-policy")({
  head: () => pageHead(legalMeta.privacy),
  component: PrivacyPolicyPage,
});

function PrivacyPolicyPage() {
  return <LegalDocument document={legalDocuments.privacy} html={html} headings={headings} />;
}
