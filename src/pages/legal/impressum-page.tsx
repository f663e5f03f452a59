import { createFileRoute } from "@tanstack/react-router";
import { headings, html } from "../../facts/legal/impressum.md";
import { legalTextQuery } from "../../features/settings/legal-texts.queries.ts";
import { pageHead } from "../../seo/page-head.ts";
import { legalDocuments } from "./legal-copy.ts";
import { LegalDocument } from "./legal-document.tsx";
import { legalMeta } from "./legal-meta.ts";

export const Route = createFileRoute("/_site/impressum")({
  loader: ({ context }) => context.queries.ask(legalTextQuery("impressum")),
  head: () => pageHead(legalMeta.impressum),
  component: ImpressumPage,
});

function ImpressumPage() {
  return (
    <LegalDocument document={legalDocuments.impressum} html={html} headings={headings} own={Route.useLoaderData()} />
  );
}
