import { headings, html } from "../../facts/legal/accessibility.md";
import { useCopy } from "../../facts/use-site.ts";
import type { LegalText } from "../../features/settings/legal-text.ts";
import gaps from "./accessibility-gaps.json";
import { legalGaps } from "./legal-copy.ts";
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
