import { decodedPath } from "./lib/web-url.ts";
import { matchRoute } from "./match-route.ts";
import { pagePolicies, type RoutePolicy, serverPolicies } from "./route-policy.ts";

const tokenFolders = Object.entries<RoutePolicy>({ ...pagePolicies, ...serverPolicies }).flatMap(
  ([route, { hasToken }]) => (hasToken ? [route.replace(/\/\{?\$.*$/, "").slice(1)] : []),
);

/** Everything after a token's folder, in any spelling. */
const tokenRoutes = new RegExp(`^(/+(?:${[...new Set(tokenFolders)].join("|")}))/.+`, "i");

/** A signed token anywhere in the path, for mistyped routes. */
const token = /(?<![\w%-])[\w%-]*(?:\.[0-9a-z]+\.[\w-]{32}[\w%-]*)+/gi;

/** Words with hyphens, or a number: not a random secret. */
const readable = /^(?:[a-z]{0,19}|\d{1,9})(?:[-_.~](?:[a-z]{0,19}|\d{1,9}))*$/i;

/** An email address or a long random segment, as in a mistyped link. */
const isSecret = (segment: string) => segment.includes("@") || (segment.length >= 20 && !readable.test(segment));

/** Files and server functions have long names of their own; a segment below /api/ may be a token. */
const isPublicName = (path: string) =>
  Object.hasOwn(serverPolicies, matchRoute(path)?.route ?? "") && !path.startsWith("/api/");

function withoutSecrets(path: string): string {
  const segments = path.split("/");
  if (!segments.some(isSecret) || isPublicName(path)) return path;
  return segments.map((segment) => (isSecret(segment) ? "..." : segment)).join("/");
}

/** Path for logs: no query, tokens replaced by "...". */
export function loggedPath(url: string): string {
  const [path = ""] = url.split(/[?#]/, 1);
  // Escaped letters in the route must not hide the token.
  const plain = tokenRoutes.test(path) ? path : decodedPath(path);
  const hidden = withoutSecrets(plain.replace(tokenRoutes, "$1/...").replaceAll(token, "..."));
  return hidden === plain ? path : hidden;
}
