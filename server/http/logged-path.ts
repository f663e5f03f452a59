import { pagePolicies } from "../../src/route-policy.ts";

const tokenFolders = Object.entries(pagePolicies).flatMap(([route, { hasToken }]) =>
  hasToken ? [route.replace(/\/\{?\$.*$/, "").slice(1)] : [],
);

/** Everything behind the folder of a token, also in a spelling that no route has. */
const tokenRoutes = new RegExp(`^(/+(?:${[...new Set(tokenFolders)].join("|")}))/.+`, "i");

/** A signed token anywhere in a path, such as after a typing error in the route, or several in a row. */
const token = /(?<![\w%-])[\w%-]*(?:\.[0-9a-z]+\.[\w-]{32}[\w%-]*)+/gi;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A path as it may be logged or stored: without query, and with "..." in place of every token. */
export function loggedPath(url: string): string {
  const [path = ""] = url.split(/[?#]/, 1);
  // An encoded letter in the route's name must not hide the token behind it.
  const plain = tokenRoutes.test(path) ? path : decoded(path);
  const hidden = plain.replace(tokenRoutes, "$1/...").replaceAll(token, "...");
  return hidden === plain ? path : hidden;
}
