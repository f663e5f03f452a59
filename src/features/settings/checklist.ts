import { type LegalName, legalNames } from "./legal-text.ts";
import type { ChangedSettings } from "./setting-facts.ts";

export type ChecklistItem = {
  key: "name" | "address" | "legal" | "about" | "email" | "article";
  title: string;
  /** What visitors see until it is done. */
  note: string;
  done: boolean;
};

export type ChecklistFacts = {
  hasMailServer: boolean;
  hasOwnArticle: boolean;
  hasOwnCareer: boolean;
  ownLegalTexts: readonly LegalName[];
};

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
    {
      key: "about",
      title: "Your About page",
      note: "Rewrite it: the career on it is a sample. The words are in src/pages/about/about-copy.ts; src/facts/samples.ts says when they are yours.",
      done: facts.hasOwnCareer,
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
  ];
}
