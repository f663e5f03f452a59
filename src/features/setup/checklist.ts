import type { Site } from "../../facts/site.ts";
import { titleOfTextPage } from "../../facts/text-page-title.ts";
import type { TextPage } from "../../facts/text-pages.ts";
import { type DownloadName, downloadTitle } from "../leads/download.ts";
import { type LegalName, legalNames } from "../settings/legal-text.ts";
import { placeholderLinks } from "../settings/sample-settings.ts";
import type { ChangedSettings } from "../settings/setting-facts.ts";
import type { SamplePage, SampleSection } from "../texts/invented-texts.ts";

export type ChecklistItem = {
  key:
    | "name"
    | "address"
    | "legal"
    | "links"
    | "feed"
    | "page"
    | "calls"
    | "downloads"
    | "samples"
    | "email"
    | "article"
    | "open";
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
  /** Sections of visible pages with sample texts about the owner; empty for a page without any. */
  samplePages: readonly SamplePage[];
  callsWithoutPlace: readonly string[];
  sampleDownloads: readonly DownloadName[];
  hasSamples: boolean;
  ownLegalTexts: readonly LegalName[];
};

const words = new Intl.ListFormat("en-GB", { type: "conjunction" });

const sectionNames: Readonly<Record<string, string>> = { meta: "search engines", site: "keywords and summary" };

/** "howItWorks" as "how it works". */
const inWords = (name: string) => sectionNames[name] ?? name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();

function leftOf(sections: readonly SampleSection[]): string {
  const sentences = sections.reduce((sum, section) => sum + section.sentences, 0);
  const places = words.format(sections.map(({ name }) => inWords(name)));
  return `${sentences === 1 ? "1 sentence of the sample is" : `${sentences} sentences of the sample are`} left: ${places}.`;
}

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

export function checklistOf(site: Site, changed: ChangedSettings, facts: ChecklistFacts): ChecklistItem[] {
  const names = unchanged(sampleNames, changed.you);
  const address = unchanged(sampleAddress, changed.you);
  const links = placeholderLinks(changed);
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
      key: "links",
      title: "Your profiles",
      note: `Placeholders that lead to nobody: ${words.format(links)}. An open site leaves them out.`,
      done: links.length === 0,
    },
    {
      key: "feed",
      title: "Your podcast’s description",
      note: "Podcast apps show the sample’s.",
      done: changed.podcast?.description !== undefined,
    },
    ...facts.samplePages.map(({ page, sections }) => ({
      key: "page" as const,
      page,
      title: `Page: ${titleOfTextPage(site, page)}`,
      note: `${leftOf(sections)} Write your own, or hide what you do without.`,
      done: sections.length === 0,
    })),
    {
      key: "calls",
      title: "Your calls",
      note: `Without a meeting link or place: ${words.format(facts.callsWithoutPlace)}. Visitors are told that you email it.`,
      done: facts.callsWithoutPlace.length === 0,
    },
    {
      key: "downloads",
      title: "Your downloads",
      note: `Still the sample’s text under your name: ${words.format(facts.sampleDownloads.map((name) => downloadTitle(site, name)))}. Without a PDF or text of your own, they aren’t offered once the site is open.`,
      done: facts.sampleDownloads.length === 0,
    },
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
      done: false,
    },
  ];
}
