import { defaultFacts, type SiteFacts, writtenBy } from "./site-facts.ts";
import type { TextPage } from "./text-pages.ts";
import type { WordArea } from "./word-areas.ts";

/** The owner's changes by group and name: complete values that replace the defaults. */
export type StoredFacts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * An entry of a list: a text, or the differences from the default's entry with this key. `from`: that entry's position, the
 * only reference in data of release 0.2.0.
 */
export type TextItem = string | { readonly key?: string; readonly from: number; readonly texts: TextChanges };

export type TextValue = string | readonly TextItem[];

/** Differences from the defaults, by path, such as "hero.title". */
export type TextChanges = { readonly [path: string]: TextValue };

export type PageTexts = Readonly<Partial<Record<TextPage | WordArea, TextChanges>>>;

/** By path; true: responds with 410, else the page that replaces it. */
export type HiddenPages = Readonly<Record<string, unknown>>;

/** Id of the element that carries the owner’s changes to the browser. */
export const storedFactsId = "site-facts";

/** The owner's facts and texts in one value, for rendering, responses and emails. */
export type Site = {
  readonly facts: SiteFacts;
  /** Differences from the defaults of facts, claims, menus and offers; the browser gets them with each page. */
  readonly stored: StoredFacts;
  /** On the server all pages' texts, in the browser those of the pages seen so far. */
  readonly texts: PageTexts;
  /** The default texts in the site's language, where it isn't English; as many as `texts`. */
  readonly words: PageTexts;
  readonly hidden: HiddenPages | undefined;
  /** For notices about leads and bookings; undefined in the browser, and where they go to the site's own address. */
  readonly noticesTo?: string;
  /** On the server of a running site: its origin, for pictures in emails. */
  readonly url?: string;
  /** On the server, until the owner opens the site: hidden from search engines, or from visitors, too. */
  readonly opening?: "closed" | "soon";
};

export const siteOf = (
  stored: StoredFacts = {},
  texts: PageTexts = {},
  { words = {}, noticesTo }: Partial<Pick<Site, "words" | "noticesTo">> = {},
): Site =>
  Object.freeze({ facts: { ...defaultFacts, ...stored.site }, stored, texts, words, hidden: stored.hidden, noticesTo });

export const defaultSite: Site = siteOf();

export const withTexts = (site: Site, page: TextPage | WordArea, changes: TextChanges, words?: TextChanges): Site =>
  siteOf(
    site.stored,
    { ...site.texts, [page]: changes },
    words ? { ...site, words: { ...site.words, [page]: words } } : site,
  );

/** Other facts, the same texts. */
export const withStored = (site: Site, stored: StoredFacts): Site => siteOf(stored, site.texts, site);

/** As this browser's page received it. */
export function siteInPage(): Site {
  const stored = document.getElementById(storedFactsId)?.textContent;
  return stored ? siteOf(JSON.parse(stored) as StoredFacts) : defaultSite;
}

/** Computes a part of a site once. */
export function perSite<Part>(make: (site: Site) => Part): (site: Site) => Part {
  const cache = new WeakMap<Site, { part: Part }>();
  return (site) => {
    const cached = cache.get(site) ?? { part: make(site) };
    cache.set(site, cached);
    return cached.part;
  };
}

/** The defaults of a group with the owner's changes. */
export const changeable = <Group extends object>(group: string, defaults: Group): ((site: Site) => Group) =>
  perSite((site) => ({ ...defaults, ...site.stored[group] }));

/** Without an author, an article is the owner's. */
export const authorName = (site: Site, author: string): string => (author ? writtenBy(author) : site.facts.name);
