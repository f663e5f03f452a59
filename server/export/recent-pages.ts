import type { FinishedPage, PageCache } from "../cache/page-cache.ts";

/** A page is asked for again by its own card, soon after. */
const kept = 32;

/** The pages of an export: each is rendered once, and hardly any stays in memory. */
export function recentPages(): PageCache {
  const pages = new Map<string, Promise<FinishedPage>>();
  return {
    serve(url, renderPage) {
      const known = pages.get(url);
      if (known) return known;
      const page = renderPage();
      pages.set(url, page);
      page.catch(() => pages.delete(url));
      for (const oldest of pages.keys()) {
        if (pages.size <= kept) break;
        pages.delete(oldest);
      }
      return page;
    },
    peek: () => undefined,
    drop: () => pages.clear(),
    settled: async () => undefined,
    size: { pages: 0, bytes: 0 },
  };
}
