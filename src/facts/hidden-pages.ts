import type { HiddenPages, Site } from "./site.ts";

/** Prefixes of further URLs that are hidden with a page: each industry, issues and feeds, articles, episodes, answers. */
const furtherUrls: Readonly<Record<string, readonly string[]>> = {
  "/services": ["/services/"],
  "/sunday-review": ["/sunday-review/"],
  "/blog": ["/blog/", "/rss.xml", "/feed.json"],
  "/podcast": ["/podcast/", "/episode", "/guest/", "/podcast-registration", "/schedule-interview"],
  "/ask": ["/ask/", "/ask.json", "/mcp"],
};

/** The hidden page that a URL belongs to. */
export function hiddenPageIn(hidden: HiddenPages | undefined, url: string): string | undefined {
  if (!hidden) return undefined;
  const [path = ""] = url.split(/[?#]/);
  if (hidden[path] !== undefined) return path;
  return Object.keys(furtherUrls).find(
    (page) => hidden[page] !== undefined && furtherUrls[page]?.some((start) => path.startsWith(start)),
  );
}

/** Removed by the owner from menus, sitemap and site. */
export const isHidden = ({ hidden }: Site, url: string): boolean => hiddenPageIn(hidden, url) !== undefined;

/** Target of a hidden page, past other hidden ones; undefined when it has none. */
export function findRedirectTarget(hidden: HiddenPages | undefined, url: string): string | undefined {
  let page = hiddenPageIn(hidden, url);
  for (let steps = 0; hidden && page !== undefined && steps < 10; steps++) {
    const target = hidden[page];
    if (typeof target !== "string") return undefined;
    page = hiddenPageIn(hidden, target);
    if (page === undefined) return target;
  }
  return undefined;
}

export const hiddenTarget = ({ hidden }: Site, url: string): string | undefined => findRedirectTarget(hidden, url);

export const withoutHidden = <Target extends { to: string }>(
  site: Site,
  targets: readonly Target[],
): readonly Target[] => (site.hidden ? targets.filter(({ to }) => !isHidden(site, to)) : targets);
