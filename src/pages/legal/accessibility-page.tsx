import { createFileRoute } from "@tanstack/react-router";
import { headings, html } from "../../facts/legal/accessibility.md";
import { useCopy } from "../../facts/use-site.ts";
import { legalTextQuery } from "../../features/settings/legal-texts.queries.ts";
import { headOf } from "../../seo/page-head.ts";
import gaps from "./accessibility-gaps.json";
import { legalGaps } from "./legal-copy.ts";
import { LegalDocument } from "./legal-document.tsx";
import { accessibility } from "./legal-documents.ts";
import { legalMeta, legalPaths } from "./legal-meta.ts";
import { LegalContents, LegalWords } from "./legal-words.tsx";

export const Route = createFileRoute("/_site/accessibility")({
  loader: ({ context }) => context.queries.fetch(legalTextQuery("accessibility")),
  head: headOf((site) => legalMeta(site, "accessibility")),
  component: AccessibilityPage,
});

/** Required by Section 14 BFSG. */
function AccessibilityPage() {
  const own = Route.useLoaderData();
  const contents = <LegalContents path={legalPaths.accessibility} headings={own?.headings ?? headings} />;
  return (
    <LegalDocument document={accessibility} own={own} contents={contents}>
      <LegalWords html={html} own={own} parts={{ gaps: <Gaps /> }} />
    </LegalDocument>
  );
}

/** Known gaps, which the accessibility tests accept. */
function Gaps() {
  const { list } = useCopy(legalGaps);
  return (
    <ul>
      {list.map(({ key, where, what }) => {
        const criterion = gaps.find((gap) => gap.key === key)?.criterion;
        return (
          <li key={key}>
            <strong>{where}</strong> {what}
            {criterion === "several" ? "" : ` (WCAG ${criterion})`}
          </li>
        );
      })}
    </ul>
  );
}
