import { headings, html } from "../../facts/legal/cookie-policy.md";
import type { LegalText } from "../../features/settings/legal-text.ts";
import { legalPaths } from "./legal-meta.ts";
import { LegalContents, LegalWords } from "./legal-words.tsx";

export function CookiePolicyContents({ own }: { own: LegalText | null }) {
  return <LegalContents path={legalPaths.cookies} headings={own?.headings ?? headings} />;
}

export function CookiePolicyWords({ own }: { own: LegalText | null }) {
  return <LegalWords html={html} own={own} />;
}
