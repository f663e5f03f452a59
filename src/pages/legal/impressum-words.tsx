import { headings, html } from "../../facts/legal/impressum.md";
import type { LegalText } from "../../features/settings/legal-text.ts";
import { legalMeta } from "./legal-meta.ts";
import { LegalContents, LegalWords } from "./legal-words.tsx";

export function ImpressumContents({ own }: { own: LegalText | null }) {
  return <LegalContents path={legalMeta.impressum.path} headings={own?.headings ?? headings} />;
}

export function ImpressumWords({ own }: { own: LegalText | null }) {
  return <LegalWords html={html} own={own} />;
}
