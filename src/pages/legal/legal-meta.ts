import type { SitePath } from "../../facts/navigation.ts";
import { copyOf, pageCopy } from "../../facts/page-texts.ts";
import type { Site } from "../../facts/site.ts";

/** Separate from the copy because every page's bundle includes it. */
export const legalMetaCopy = pageCopy("words/legal", "meta", {
  privacy: {
    title: "Privacy Policy",
    description:
      "Which personal data this site processes, for what purpose, on what legal basis and for how long, and the rights you have under the GDPR.",
  },
  cookies: {
    title: "Cookie Policy",
    description:
      "What this site stores on your device: no cookies, no tracking, and a few notes for going back, for listening and for your choices.",
  },
  impressum: {
    title: "Impressum",
    description:
      "Provider identification under Section 5 DDG, the terms and conditions for consulting and for using this site, and the disclaimer.",
  },
  accessibility: {
    title: "Accessibility",
    description:
      "How this site can be used with keyboard, screen reader and large text, how far it conforms to WCAG 2.2, its known gaps, and whom to tell.",
  },
});

export const legalPaths = {
  privacy: "/privacy-policy",
  cookies: "/cookie-policy",
  impressum: "/impressum",
  accessibility: "/accessibility",
} as const satisfies Record<string, SitePath>;

export type LegalKey = keyof typeof legalPaths;

/** For the head of a legal page. */
export const legalMeta = (site: Site, key: LegalKey) => ({
  ...copyOf(site, legalMetaCopy)[key],
  path: legalPaths[key],
});
