import { LRUCache } from "lru-cache";
import type { FinishedPage, ResponseCache } from "../cache/response-cache.ts";

/** A page is asked for again by its own card, soon after. */
const maxPages = 32;

/** The pages of an export: each is rendered once, and hardly any stays in memory. */
export function recentPages(): ResponseCache {
  const pages = new LRUCache<string, Promise<FinishedPage>>({ max: maxPages });
  return {
    serve(url, renderPage) {
      const known = pages.get(url);
      if (known) return known;
      const page = renderPage();
      pages.set(url, page);
      page.catch(() => pages.delete(url));
      return page;
    },
    peek: () => undefined,
    invalidate: () => pages.clear(),
    settled: async () => undefined,
    size: { pages: 0, bytes: 0 },
  };
}
