import { type TextPage, titleOfTextPage } from "../../facts/text-pages.ts";
import { type LegalName, legalNames } from "../settings/legal-text.ts";
import type { ChangedSettings } from "../settings/setting-facts.ts";

export type ChecklistItem = {
  key: "name" | "address" | "legal" | "page" | "samples" | "email" | "article" | "open";
  /** Of a "page". */
  page?: TextPage;
  title: string;
  /** What visitors see until it is done. */
  note: string;
  done: boolean;
};

export type ChecklistFacts = {
  hasMailServer: boolean;
  hasOwnArticle: boolean;
  /** Sections of visible pages that tell about a sample owner; empty for a page that no longer does. */
  samplePages: readonly { page: TextPage; sections: readonly string[] }[];
  hasSamples: boolean;
  isOpen: boolean;
  ownLegalTexts: readonly LegalName[];
};

/** "howItWorks" as "how it works". */
const inWords = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();

const words = new Intl.ListFormat("en-GB", { type: "conjunction" });

const sampleNames = { name: "name", brand: "brand" };
const sampleAddress = { street: "street", email: "email address", phone: "phone number", vatId: "VAT number" };
const documents: Readonly<Record<LegalName, string>> = {
  impressum: "Impressum",
  privacy: "privacy policy",
  cookies: "cookie policy",
  accessibility: "accessibility statement",
};

/** Words for the fields that still equal the sample. */
const unchanged = (fields: Readonly<Record<string, string>>, values: object = {}): string[] =>
  Object.entries(fields).flatMap(([field, word]) => (field in values ? [] : [word]));

export function checklistOf(changed: ChangedSettings, facts: ChecklistFacts): ChecklistItem[] {
  const names = unchanged(sampleNames, changed.you);
  const address = unchanged(sampleAddress, changed.you);
  const legal = legalNames.filter((name) => !facts.ownLegalTexts.includes(name)).map((name) => documents[name]);
  return [
    {
      key: "name",
      title: "Your name",
      note: `The ${words.format(names)} on pages, in feeds and in emails ${names.length === 1 ? "is" : "are"} still “Your Name”.`,
      done: names.length === 0,
    },
    {
      key: "address",
      title: "Your address",
      note: `The contact page or the Impressum still shows a sample ${words.format(address)}.`,
      done: address.length === 0,
    },
    {
      key: "legal",
      title: "Your legal texts",
      note: `Still drafts, to be checked by someone qualified: ${words.format(legal)}. Save your own.`,
      done: legal.length === 0,
    },
    ...facts.samplePages.map(({ page, sections }) => ({
      key: "page" as const,
      page,
      title: `Page: ${titleOfTextPage(page)}`,
      note: `Still tells of a sample owner: ${words.format(sections.map(inWords))}. Write your own, or hide it.`,
      done: sections.length === 0,
    })),
    {
      key: "samples",
      title: "Without samples",
      note: "Articles, episodes, issues, clients, testimonials or figures are invented.",
      done: !facts.hasSamples,
    },
    {
      key: "email",
      title: "Your mail server",
      note: "Emails are written into the outbox folder until you enter a mail server.",
      done: facts.hasMailServer,
    },
    {
      key: "article",
      title: "Your first article",
      note: "The blog shows sample articles only.",
      done: facts.hasOwnArticle,
    },
    {
      key: "open",
      title: "Open the site",
      note: "Say that it is open: from then on nothing of the samples is shown.",
      done: facts.isOpen,
    },
  ];
}
