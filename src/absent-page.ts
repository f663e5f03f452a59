import type { LocationRewrite } from "@tanstack/react-router";
import { matchRoute } from "./match-route.ts";

/** In the place of the slug or id of an item that doesn't exist; no item has it. */
const absentName = "-";

/** The page that stands for all of its kind whose item doesn't exist; undefined for other routes. */
export function absentPath(pathname: string): string | undefined {
  const route: string | undefined = matchRoute(pathname)?.route;
  return route && /^\/(?:blog|episode|guest|sunday-review)\/\$\w+$/.test(route)
    ? route.replace(/\$\w+$/, absentName)
    : undefined;
}

export const isAbsentPath = (pathname: string): boolean => pathname.endsWith(`/${absentName}`);

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
