import type { PolicyKey } from "../../lib/embed-settings.ts";
import type { LegalKey } from "./legal-meta.ts";

/** Needed in the browser; the texts are in legal-copy.ts. */
export type LegalDocument = {
  key: LegalKey;
  /** Documents of the policy service for this page, if one is configured. */
  hosted: readonly PolicyKey[];
  /** Their collective name (spec 8). */
  hostedName: string;
};

export const privacyPolicy: LegalDocument = { key: "privacy", hosted: ["privacy"], hostedName: "privacy policy" };
export const cookiePolicy: LegalDocument = { key: "cookies", hosted: ["cookie"], hostedName: "cookie policy" };
export const impressum: LegalDocument = {
  key: "impressum",
  hosted: ["impressum", "terms", "disclaimer"],
  hostedName: "legal documents",
};
export const accessibility: LegalDocument = {
  key: "accessibility",
  hosted: [],
  hostedName: "accessibility statement",
};
