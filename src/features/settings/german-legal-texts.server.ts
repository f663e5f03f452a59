import * as accessibility from "../../facts/legal/de/accessibility.md";
import * as cookies from "../../facts/legal/de/cookie-policy.md";
import * as impressum from "../../facts/legal/de/impressum.md";
import * as privacy from "../../facts/legal/de/privacy-policy.md";
import type { LegalName, LegalText } from "./legal-text.ts";

const documents = { accessibility, cookies, impressum, privacy };

/** The file's text for a site in German; like the English one, a draft to be checked. */
export function germanLegalText(name: LegalName): LegalText {
  const { html, headings } = documents[name];
  return { html, headings: [...headings], updated: "2026-11-29", isDraft: true };
}
