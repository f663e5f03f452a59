import type { LocationRewrite } from "@tanstack/react-router";

/** In the place of the slug or id of an item that doesn't exist; no item has it. */
export const absentName = "-";

/** Lets the router in the browser read its URL as `rendered`, for which the page was rendered, and write it as it is. */
export function absentRewrite(rendered: string, { pathname }: Location): LocationRewrite {
  const swap =
    (from: string, to: string) =>
    ({ url }: { url: URL }) => {
      if (url.pathname === from) url.pathname = to;
      return url;
    };
  return { input: swap(pathname, rendered), output: swap(rendered, pathname) };
}
