import type { LocationRewrite } from "@tanstack/react-router";

/** Placeholder slug or id for an item that doesn't exist; no item ever has it. */
export const absentName = "-";

/** In the browser, the router reads the URL as `rendered`, for which the page was rendered, and writes it unchanged. */
export function absentRewrite(rendered: string, { pathname }: Location): LocationRewrite {
  const swap =
    (from: string, to: string) =>
    ({ url }: { url: URL }) => {
      if (url.pathname === from) url.pathname = to;
      return url;
    };
  return { input: swap(pathname, rendered), output: swap(rendered, pathname) };
}
