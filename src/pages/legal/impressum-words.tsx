import { headings, html } from "../../facts/legal/impressum.md";
import type { LegalText } from "../../features/settings/legal-text.ts";
import { legalPaths } from "./legal-meta.ts";
import { LegalContents, LegalWords } from "./legal-words.tsx";

export function ImpressumContents({ own }: { own: LegalText | null }) {
  return <LegalContents path={legalPaths.impressum} headings={own?.headings ?? headings} />;
}

export function ImpressumWords({ own }: { own: LegalText | null }) {
  return <LegalWords html={html} own={own} />;
}
