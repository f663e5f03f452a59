import { headings, html } from "../../facts/legal/accessibility.md";
import type { LegalText } from "../../features/settings/legal-text.ts";
import gaps from "./accessibility-gaps.json";
import { legalPaths } from "./legal-meta.ts";
import { LegalContents, LegalWords } from "./legal-words.tsx";

export function AccessibilityContents({ own }: { own: LegalText | null }) {
  return <LegalContents path={legalPaths.accessibility} headings={own?.headings ?? headings} />;
}

export function AccessibilityWords({ own }: { own: LegalText | null }) {
  return <LegalWords html={html} own={own} parts={{ gaps: <Gaps /> }} />;
}

/** Known gaps, which the accessibility tests accept. */
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
