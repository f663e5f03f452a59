import { hiddenPages, hiddenTarget } from "./hidden-pages.ts";

/** Hidden pages that lead to another one. */
export const hiddenRedirects = (): { from: string; to: string }[] =>
  Object.keys(hiddenPages() ?? {}).flatMap((from) => {
    const to = hiddenTarget(from);
    return to === undefined ? [] : [{ from, to }];
  });
