import { groupsAndColumnsOf, type PlacedPage } from "../../facts/navigation.ts";
import { type PageTexts, type Site, siteOf, type TextChanges } from "../../facts/site.ts";
import { routesOf, type TextPage } from "../../facts/text-pages.ts";
import { isWordArea, wordAreas } from "../../facts/word-areas.ts";
import type { Db } from "../../server-context/db.ts";
import { factsIn, otherMenuNames, wordsIn } from "../../words/words-in.server.ts";
import { listPlacedPages } from "../own-pages/pages.server.ts";
import { readSequenceOffers } from "../sequences/sequences.admin.server.ts";
import { withNeutralSettings, withoutPlaceholderLinks, withoutSamples } from "../settings/sample-settings.ts";
import { storedFactsOf } from "../settings/setting-facts.ts";
import { readSettings } from "../settings/settings.server.ts";
import { filledTexts } from "../texts/all-tokens.ts";
import { neutralTexts, withNeutralTexts } from "../texts/neutral-texts.ts";
import { readPages } from "../texts/page-texts.server.ts";
import { listWithheldDownloads } from "./downloads.server.ts";
import { getVisibility, openingOf } from "./visibility.server.ts";

const openTexts = (site: Site, own: PageTexts): PageTexts =>
  Object.fromEntries(
    Object.keys({ ...neutralTexts[site.facts.language], ...own }).map((page) => [
      page,
      withNeutralTexts(site, page as TextPage, own[page as TextPage] ?? {}),
    ]),
  );

const routesShowing = (page: keyof PageTexts): readonly string[] =>
  isWordArea(page) ? wordAreas[page] : routesOf(page);

/** Translates the pages' menu groups and footer columns into the site's language. */
function withCurrentNames(site: Site, pages: readonly PlacedPage[]): readonly PlacedPage[] {
  const { groups, columns } = groupsAndColumnsOf(site);
  const currentName = (names: readonly string[], name: string) =>
    names.includes(name) ? name : (otherMenuNames(name).find((other) => names.includes(other)) ?? name);
  return pages.map((page) => ({
    ...page,
    menu: currentName(groups, page.menu),
    footer: currentName(columns, page.footer),
  }));
}

/** Reads settings and texts into one value; an open site has no samples. */
export async function readSite(db: Db): Promise<Site> {
  const [{ changed }, { texts: own, hidden }, sequences, withheld, visibility, placedPages] = await Promise.all([
    readSettings(db),
    readPages(db),
    readSequenceOffers(db),
    listWithheldDownloads(db),
    getVisibility(db),
    listPlacedPages(db),
  ]);
  const { isOpened: isOpen } = visibility;
  const { email } = changed.notices ?? {};
  const ownFacts = storedFactsOf(
    isOpen ? withNeutralSettings(withoutPlaceholderLinks(withoutSamples(changed)), hidden) : changed,
  );
  const { language } = siteOf(ownFacts).facts;
  placedPages.sort((a, b) => a.title.localeCompare(b.title, language));
  const facts = factsIn(language, ownFacts);
  const bare = siteOf(facts);
  const words = wordsIn(language);
  const texts: PageTexts = isOpen ? openTexts(bare, own) : own;
  // Changed pages and the routes that show them, for client-side navigation.
  const changedPages = Object.fromEntries(
    (Object.keys({ ...words, ...texts }) as (keyof PageTexts)[]).map((page) => [page, routesShowing(page)]),
  );
  const stored = {
    ...facts,
    ...(isOpen && { samples: { ...facts.samples, examples: false } }),
    ...(Object.keys(changedPages).length > 0 && { texts: changedPages }),
    ...(hidden && { hidden }),
    ...(withheld.length > 0 && { downloads: Object.fromEntries(withheld.map((name) => [name, false])) }),
    ...(Object.keys(sequences).length > 0 && { sequences }),
    ...(placedPages.length > 0 && { pages: { placed: withCurrentNames(bare, placedPages) } }),
  };
  // Tokens are filled here, so that pages don't have to include claims for them.
  const withoutTexts = siteOf(stored);
  const filled = Object.entries(texts).map(([page, changes]: [string, TextChanges]) => [
    page,
    filledTexts(withoutTexts, changes),
  ]);
  const site = siteOf(stored, Object.fromEntries(filled) as PageTexts, {
    words,
    ...(typeof email === "string" && email !== "" && { noticesTo: email }),
  });
  return Object.freeze({ ...site, opening: openingOf(visibility) });
}
