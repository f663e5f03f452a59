import { headings, html } from "../../facts/legal/impressum.md";
import type { LegalText } from "../../features/settings/legal-text.ts";
import { legalMeta } from "./legal-meta.ts";
import { LegalContents, LegalWords } from "./legal-words.tsx";

/** What is on the page, in the margin. */
export function ImpressumContents({ own }: { own: LegalText | null }) {
  return <LegalContents path={legalMeta.impressum.path} headings={own?.headings ?? headings} />;
}

/** The document itself. */
export function ImpressumWords({ own }: { own: LegalText | null }) {
  return <LegalWords html={html} own={own} />;
}
