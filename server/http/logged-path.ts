import { pagePolicies } from "../../src/route-policy.ts";

const tokenFolders = Object.entries(pagePolicies).flatMap(([route, { hasToken }]) =>
  hasToken ? [route.replace(/\/\{?\$.*$/, "").slice(1)] : [],
);

/** Everything after a token's folder, in any spelling. */
const tokenRoutes = new RegExp(`^(/+(?:${[...new Set(tokenFolders)].join("|")}))/.+`, "i");

/** A signed token anywhere in the path, for mistyped routes. */
const token = /(?<![\w%-])[\w%-]*(?:\.[0-9a-z]+\.[\w-]{32}[\w%-]*)+/gi;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Path for logs: no query, tokens replaced by "...". */
export function loggedPath(url: string): string {
  const [path = ""] = url.split(/[?#]/, 1);
  // Escaped letters in the route must not hide the token.
  const plain = tokenRoutes.test(path) ? path : decoded(path);
  const hidden = plain.replace(tokenRoutes, "$1/...").replaceAll(token, "...");
  return hidden === plain ? path : hidden;
}
