import { createFileRoute } from "@tanstack/react-router";
import { ServiceList } from "../../embeds/consent/service-list.tsx";
import { mediaOriginsQuery } from "../../features/episodes/episodes.queries.ts";
import { pageHead } from "../../seo/page-head.ts";
import { legalDocuments } from "./legal-copy.ts";
import { LegalDocument } from "./legal-document.tsx";
import { legalMeta } from "./legal-meta.ts";
import { headings, html } from "./privacy-policy.md";
import { ProcessingRegister } from "./processing-register.tsx";

export const Route = createFileRoute("/_site/privacy-policy")({
  // The document is there in any case: legal words do not depend on the podcast.
  loader: ({ context }) => context.queries.ask({ ...mediaOriginsQuery(), retry: false }).catch((): string[] => []),
  head: () => pageHead(legalMeta.privacy),
  component: PrivacyPolicyPage,
});

function PrivacyPolicyPage() {
  const mediaOrigins = Route.useLoaderData();
  const parts = { services: <ServiceList mediaOrigins={mediaOrigins} />, register: <ProcessingRegister /> };
  return <LegalDocument document={legalDocuments.privacy} html={html} headings={headings} parts={parts} />;
}
