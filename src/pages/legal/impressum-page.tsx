import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../seo/page-head.ts";
import { headings, html } from "./impressum.md";
import { legalDocuments } from "./legal-copy.ts";
import { LegalDocument } from "./legal-document.tsx";
import { legalMeta } from "./legal-meta.ts";

export const Route = createFileRoute("/_site/impressum")({
  head: () => pageHead(legalMeta.impressum),
  component: ImpressumPage,
});

function ImpressumPage() {
  return <LegalDocument document={legalDocuments.impressum} html={html} headings={headings} />;
}
