import type { SitePath } from "../../facts/navigation.ts";

type LegalMeta = { path: SitePath; title: string; description: string };

/** Separate from the copy because every page's bundle includes it. */
export const legalMeta = {
  privacy: {
    path: "/privacy-policy",
    title: "Privacy Policy",
    description:
      "Which personal data this site processes, for what purpose, on what legal basis and for how long, and the rights you have under the GDPR.",
  },
  cookies: {
    path: "/cookie-policy",
    title: "Cookie Policy",
    description:
      "What this site stores on your device: no cookies, no tracking, and a few notes for going back, for listening and for your choices.",
  },
  impressum: {
    path: "/impressum",
    title: "Impressum",
    description:
      "Provider identification under Section 5 DDG, the terms and conditions for consulting and for using this site, and the disclaimer.",
  },
  accessibility: {
    path: "/accessibility",
    title: "Accessibility",
    description:
      "How this site can be used with keyboard, screen reader and large text, how far it conforms to WCAG 2.2, its known gaps, and whom to tell.",
  },
} satisfies Record<string, LegalMeta>;
