import { storedFacts } from "./stored-facts.ts";

/** Beginnings of further URLs that go with a page: each industry, issues and feeds, answers. */
const furtherUrls: Readonly<Record<string, readonly string[]>> = {
  "/services": ["/services/"],
  "/sunday-review": ["/sunday-review/"],
  "/ask": ["/ask/", "/ask.json", "/mcp"],
};

/** By path; true: answered with 410, else the page that is shown instead. */
export type HiddenPages = Readonly<Record<string, unknown>>;

export const hiddenPages = (): HiddenPages | undefined => storedFacts().hidden;

/** The page with which a URL is hidden. */
export function hiddenPageOf(url: string, hidden: HiddenPages | undefined = hiddenPages()): string | undefined {
  if (!hidden) return undefined;
  const [path = ""] = url.split(/[?#]/);
  if (hidden[path] !== undefined) return path;
  return Object.keys(furtherUrls).find(
    (page) => hidden[page] !== undefined && furtherUrls[page]?.some((start) => path.startsWith(start)),
  );
}

/** The owner took the page out of menus, sitemap and site. */
export const isHidden = (url: string): boolean => hiddenPageOf(url) !== undefined;

/** Where a hidden page leads, past others that are hidden; undefined when it is gone. */
export function hiddenTarget(url: string, hidden: HiddenPages | undefined = hiddenPages()): string | undefined {
  let page = hiddenPageOf(url, hidden);
  for (let steps = 0; hidden && page !== undefined && steps < 10; steps++) {
    const target = hidden[page];
    if (typeof target !== "string") return undefined;
    page = hiddenPageOf(target, hidden);
    if (page === undefined) return target;
  }
  return undefined;
}

export const withoutHidden = <Target extends { to: string }>(targets: readonly Target[]): readonly Target[] =>
  hiddenPages() ? targets.filter(({ to }) => !isHidden(to)) : targets;
