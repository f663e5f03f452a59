import { hiddenTarget } from "./hidden-pages.ts";
import { chosenUrl, customPaths } from "./page-urls.ts";
import type { Site } from "./site.ts";

/** Built-in URLs of pages at a URL of the owner's own, and hidden pages that lead to another one. */
export const pageRedirects = (site: Site): { from: string; to: string }[] => [
  ...Object.entries(customPaths(site) ?? {}).map(([from, to]) => ({ from, to })),
  ...Object.keys(site.hidden ?? {}).flatMap((from) => {
    const to = hiddenTarget(site, from);
    return to === undefined ? [] : [{ from: chosenUrl(site, from), to: chosenUrl(site, to) }];
  }),
];
