import type { HiddenPages, Site } from "./site.ts";

/** Beginnings of further URLs that go with a page: each industry, issues and feeds, articles, episodes, answers. */
const furtherUrls: Readonly<Record<string, readonly string[]>> = {
  "/services": ["/services/"],
  "/sunday-review": ["/sunday-review/"],
  "/blog": ["/blog/", "/rss.xml", "/feed.json"],
  "/podcast": ["/podcast/", "/episode", "/guest/", "/podcast-registration", "/schedule-interview"],
  "/ask": ["/ask/", "/ask.json", "/mcp"],
};

/** The page with which a URL is hidden. */
export function hiddenPageIn(hidden: HiddenPages | undefined, url: string): string | undefined {
  if (!hidden) return undefined;
  const [path = ""] = url.split(/[?#]/);
  if (hidden[path] !== undefined) return path;
  return Object.keys(furtherUrls).find(
    (page) => hidden[page] !== undefined && furtherUrls[page]?.some((start) => path.startsWith(start)),
  );
}

/** The owner took the page out of menus, sitemap and site. */
export const isHidden = ({ hidden }: Site, url: string): boolean => hiddenPageIn(hidden, url) !== undefined;

/** Where a hidden page leads, past others that are hidden; undefined when it is gone. */
export function hiddenTargetIn(hidden: HiddenPages | undefined, url: string): string | undefined {
  let page = hiddenPageIn(hidden, url);
  for (let steps = 0; hidden && page !== undefined && steps < 10; steps++) {
    const target = hidden[page];
    if (typeof target !== "string") return undefined;
    page = hiddenPageIn(hidden, target);
    if (page === undefined) return target;
  }
  return undefined;
}

export const hiddenTarget = ({ hidden }: Site, url: string): string | undefined => hiddenTargetIn(hidden, url);

export const withoutHidden = <Target extends { to: string }>(
  site: Site,
  targets: readonly Target[],
): readonly Target[] => (site.hidden ? targets.filter(({ to }) => !isHidden(site, to)) : targets);
