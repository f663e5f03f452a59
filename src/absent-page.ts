import type { LocationRewrite } from "@tanstack/react-router";

/** In the place of the slug or id of an item that doesn't exist; no item has it. */
export const absentName = "-";

/** In a browser whose page was rendered for `rendered`, its URL stands for that. */
export function absentRewrite(rendered: string, { pathname }: Location): LocationRewrite {
  const swap =
    (from: string, to: string) =>
    ({ url }: { url: URL }) => {
      if (url.pathname === from) url.pathname = to;
      return url;
    };
  return { input: swap(pathname, rendered), output: swap(rendered, pathname) };
}
