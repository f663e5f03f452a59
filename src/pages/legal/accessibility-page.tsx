import { createFileRoute } from "@tanstack/react-router";
import { headings, html } from "../../facts/legal/accessibility.md";
import { legalTextQuery } from "../../features/settings/legal-texts.queries.ts";
import { pageHead } from "../../seo/page-head.ts";
import gaps from "./accessibility-gaps.json";
import { legalDocuments } from "./legal-copy.ts";
import { LegalDocument } from "./legal-document.tsx";
import { legalMeta } from "./legal-meta.ts";

export const Route = createFileRoute("/_site/accessibility")({
  loader: ({ context }) => context.queries.ask(legalTextQuery("accessibility")),
  head: () => pageHead(legalMeta.accessibility),
  component: AccessibilityPage,
});

/** The statement that Section 14 BFSG asks for. */
function AccessibilityPage() {
  return (
    <LegalDocument
      document={legalDocuments.accessibility}
      html={html}
      headings={headings}
      own={Route.useLoaderData()}
      parts={{ gaps: <Gaps /> }}
    />
  );
}

/** The gaps that the accessibility tests accept. */
function Gaps() {
  return (
    <ul>
      {gaps.map(({ where, what, criterion }) => (
        <li key={where}>
          <strong>{where}</strong> {what}
          {criterion === "several" ? "" : ` (WCAG ${criterion})`}
        </li>
      ))}
    </ul>
  );
}
