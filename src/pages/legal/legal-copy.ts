import type { SitePath } from "../../facts/navigation.ts";
import type { LegalKey } from "./legal-documents.ts";
import { legalMeta } from "./legal-meta.ts";

type LegalWords = {
  path: SitePath;
  title: string;
  description: string;
  lead: string;
  /** ISO date of the last change to the text. */
  updated: string;
};

export const legalCopy = {
  contents: "On this page",
  updated: "Last updated",
  draftTitle: "Draft, to be checked",
  draftText:
    "This document is a sample for a German sole trader. It must be checked by someone qualified, and fitted to the business, before the site goes public.",
  othersTitle: "The other documents",
};

export const legalDocuments = {
  privacy: {
    ...legalMeta.privacy,
    lead: "What happens to your data when you read this site or write to us. In short: as little as possible, and nothing behind your back.",
    updated: "2026-11-25",
  },
  cookies: {
    ...legalMeta.cookies,
    lead: "What this site stores on your device, what it does not, and why no banner asks you to agree.",
    updated: "2026-11-25",
  },
  impressum: {
    ...legalMeta.impressum,
    lead: "Who is behind this site, the terms on which we work, and what we are liable for.",
    updated: "2026-11-22",
  },
  accessibility: {
    ...legalMeta.accessibility,
    lead: "How you can use this site, how far it conforms, what does not work yet, and whom to tell.",
    updated: "2026-11-22",
  },
} satisfies Record<LegalKey, LegalWords>;

export const legalLines: Record<LegalKey, string> = {
  privacy: "Your data: purposes, legal bases, periods, rights",
  cookies: "What is stored on your device, and your settings",
  impressum: "Provider, terms and conditions, disclaimer",
  accessibility: "What conforms, what does not yet, and your contact",
};
