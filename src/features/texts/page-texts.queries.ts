import { type PageTexts, type Site, type TextChanges, withTexts } from "../../facts/site.ts";
import type { DehydratedQuery } from "../../lib/dehydrated-query.ts";
import type { Queries } from "../../ui/queries.ts";

const noun = "page-texts";

type Page = keyof PageTexts;

const pageTextsQuery = (page: Page) => ({
  queryKey: [noun, page],
  queryFn: async () => (await import("./page-texts.functions.ts")).fetchPageTexts({ data: page }),
});

/** `routes` are those of a page; "*" is every route. */
const isOnRoute = (routes: readonly string[], route: string): boolean => routes.includes(route) || routes.includes("*");

type TextsContext = { queries: Queries; site: () => Site; changeSite: (change: (site: Site) => Site) => Site };

/** Fetches only pages with changes, or with texts in another language. */
export async function loadTextsOf({ queries, site, changeSite }: TextsContext, pages: readonly Page[]): Promise<void> {
  const { texts = {} } = site().stored;
  const load = async (page: Page) => {
    const { changes, words } = await queries.fetch(pageTextsQuery(page));
    // The server has the texts of all pages.
    if (!import.meta.env.SSR) changeSite((current) => withTexts(current, page, changes, words));
  };
  await Promise.all(pages.filter((page) => texts[page] !== undefined).map(load));
}

/** Before a page is rendered; `route` is its pattern. */
export async function loadPageTexts(context: TextsContext, route: string): Promise<void> {
  const texts = Object.entries(context.site().stored.texts ?? {}) as [Page, readonly string[]][];
  const pages = texts.filter(([, routes]) => isOnRoute(routes, route)).map(([page]) => page);
  await loadTextsOf(context, pages);
}

/** With the texts of the first page view, from its dehydrated queries. */
export const withDehydratedTexts = (site: Site, queries: readonly DehydratedQuery[]): Site =>
  queries.reduce((current, { queryKey, data }) => {
    if (queryKey[0] !== noun) return current;
    const { changes, words } = data as { changes: TextChanges; words?: TextChanges };
    return withTexts(current, queryKey[1] as Page, changes, words);
  }, site);
