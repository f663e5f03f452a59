import { pageTexts, replacePageTexts, type TextChanges } from "../../facts/page-texts.ts";
import { storedFacts } from "../../facts/stored-facts.ts";
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

const remember = (page: TextPage, changes: TextChanges) => replacePageTexts({ ...pageTexts(), [page]: changes });

/** Before a page is rendered; `route` is its pattern. Asks only for pages of which something was changed. */
export async function loadPageTexts(queries: Queries, route: string): Promise<void> {
  for (const [name, routes] of Object.entries(storedFacts().texts ?? {})) {
    if (!isShownOn(routes as readonly string[], route)) continue;
    const page = name as TextPage;
    const changes = await queries.ask(pageTextsQuery(page));
    // The server has the texts of all pages.
    if (!import.meta.env.SSR) remember(page, changes);
  }
}

/** Takes the first page's texts from the answers that came with it. */
export function seedPageTexts(answers: readonly FirstAnswer[]): void {
  for (const { queryKey, data } of answers) {
    if (queryKey[0] === noun) remember(queryKey[1] as TextPage, data as TextChanges);
  }
}
