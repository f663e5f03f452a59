import { hiddenTarget } from "./hidden-pages.ts";
import type { Site } from "./site.ts";

/** Hidden pages that lead to another one. */
export const hiddenRedirects = (site: Site): { from: string; to: string }[] =>
  Object.keys(site.hidden ?? {}).flatMap((from) => {
    const to = hiddenTarget(site, from);
    return to === undefined ? [] : [{ from, to }];
  });
