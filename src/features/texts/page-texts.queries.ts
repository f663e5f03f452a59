import { type Site, type TextChanges, withTexts } from "../../facts/site.ts";
import type { TextPage } from "../../facts/text-pages.ts";
import type { FirstAnswer } from "../../lib/first-answer.ts";
import type { Queries } from "../../ui/queries.ts";

const noun = "page-texts";

const pageTextsQuery = (page: TextPage) => ({
  queryKey: [noun, page],
  queryFn: async () => (await import("./page-texts.functions.ts")).fetchPageTexts({ data: page }),
});

/** By what `routesOf` says of a page; "*" is every route. */
const isShownOn = (routes: readonly string[], route: string): boolean => routes.includes(route) || routes.includes("*");

/** What of a page's context its texts need. */
type Given = { queries: Queries; site: () => Site; changeSite: (change: (site: Site) => Site) => Site };

/** Before a page is rendered; `route` is its pattern. Asks only for pages of which something was changed. */
export async function loadPageTexts({ queries, site, changeSite }: Given, route: string): Promise<void> {
  for (const [name, routes] of Object.entries(site().stored.texts ?? {})) {
    if (!isShownOn(routes as readonly string[], route)) continue;
    const page = name as TextPage;
    const changes = await queries.ask(pageTextsQuery(page));
    // The server has the texts of all pages.
    if (!import.meta.env.SSR) changeSite((now) => withTexts(now, page, changes));
  }
}

/** With the first page's texts, from the answers that came with it. */
export const withAnsweredTexts = (site: Site, answers: readonly FirstAnswer[]): Site =>
  answers.reduce(
    (now, { queryKey, data }) =>
      queryKey[0] === noun ? withTexts(now, queryKey[1] as TextPage, data as TextChanges) : now,
    site,
  );
