import { createFileRoute } from "@tanstack/react-router";
import { pageHead } from "../../seo/page-head.ts";
import { headings, html } from "./impressum.md";
import { legalDocuments } from "./legal-copy.ts";
import { LegalDocument } from "./legal-document.tsx";

export const Route = createFileRoute("/_site/impressum")({
  head: () => pageHead(legalDocuments.impressum),
  component: ImpressumPage,
});

function ImpressumPage() {
  return <LegalDocument document={legalDocuments.impressum} html={html} headings={headings} />;
}
