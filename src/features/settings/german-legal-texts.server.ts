import * as accessibility from "../../facts/legal/de/accessibility.md";
import * as cookies from "../../facts/legal/de/cookie-policy.md";
import * as impressum from "../../facts/legal/de/impressum.md";
import * as privacy from "../../facts/legal/de/privacy-policy.md";
import type { LegalName, LegalText } from "./legal-text.ts";

const documents = { accessibility, cookies, impressum, privacy };

/** From the German file; a draft to be checked, like the English one. */
export function germanLegalText(name: LegalName): LegalText {
  const { html, headings } = documents[name];
  return { html, headings: [...headings], updated: "2026-11-29", isDraft: true };
}
