import { createFileRoute } from "@tanstack/react-router";
import { escapeHtml } from "../../lib/html-entities.ts";
import { pageHead } from "../../seo/page-head.ts";
import { headings, html } from "./accessibility.md";
import gaps from "./accessibility-gaps.json";
import { legalDocuments } from "./legal-copy.ts";
import { LegalDocument } from "./legal-document.tsx";
import { legalMeta } from "./legal-meta.ts";

export const Route = createFileRoute("/_site/accessibility")({
  head: () => pageHead(legalMeta.accessibility),
  component: AccessibilityPage,
});

/** The gaps that the accessibility tests accept, as a list. */
const gapList = `<ul>${gaps
  .map(({ where, what, criterion }) => {
    const reference = criterion === "several" ? "" : ` (WCAG ${criterion})`;
    return `<li><strong>${escapeHtml(where)}</strong> ${escapeHtml(what)}${escapeHtml(reference)}</li>`;
  })
  .join("")}</ul>`;

/** The statement that Section 14 BFSG asks for. */
function AccessibilityPage() {
  const whole = html.replace("<p>{{gaps}}</p>", gapList);
  return <LegalDocument document={legalDocuments.accessibility} html={whole} headings={headings} />;
}
