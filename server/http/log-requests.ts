import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { decodedPath } from "../../src/lib/web-url.ts";
import { matchRoute } from "../../src/match-route.ts";
import { pagePolicies, serverPolicies } from "../../src/route-policy.ts";
import type { Logger } from "../logger.ts";
import type { Observer } from "../observe/observer.ts";
import { withRequest } from "../observe/request-id.ts";
import type { RequestEnv } from "./connection/target-handler.ts";
import { securityHeaders } from "./security-headers.ts";

const tokenFolders = Object.entries(pagePolicies).flatMap(([route, { hasToken }]) =>
  hasToken ? [route.replace(/\/\{?\$.*$/, "").slice(1)] : [],
);

/** Everything after a token's folder, in any spelling. */
const tokenRoutes = new RegExp(`^(/+(?:${[...new Set(tokenFolders)].join("|")}))/.+`, "i");

/** A signed token anywhere in the path, for mistyped routes. */
const token = /(?<![\w%-])[\w%-]*(?:\.[0-9a-z]+\.[\w-]{32}[\w%-]*)+/gi;

/** Words with hyphens, or a number: not a random secret. */
const readable = /^(?:[a-z]{0,19}|\d{1,9})(?:[-_.~](?:[a-z]{0,19}|\d{1,9}))*$/i;

/** An email address or a long random segment, as in a mistyped link. */
const isSecret = (segment: string) => segment.includes("@") || (segment.length >= 20 && !readable.test(segment));

/** Files and server functions have long names of their own; what is below /api/ may be a token. */
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

type Parts = { siteUrl: string; logger: Logger; observer: Observer };

/** Rejected access, origin, size, type or rate: security events. */
const rejections: ReadonlySet<number> = new Set([401, 403, 413, 415, 429]);

/** Adds request id and site-wide headers, and logs one line per request. */
export function logRequests({ siteUrl, logger, observer }: Parts): MiddlewareHandler<RequestEnv> {
  const fixedHeaders = Object.entries(securityHeaders(siteUrl));
  return async (context, next) => {
    const id = randomUUID();
    const start = performance.now();
    const { method, path } = context.req;
    const { match } = context.env.target;
    const observed = observer.request({ method, match, fromCache: false }, context.req.header("traceparent"));
    const { traceId } = observed;
    await withRequest({ id, traceId, observed }, next);
    observed.finished(context.res.status);
    for (const [name, value] of fixedHeaders) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
    context.res.headers.set("X-Request-Id", id);
    const level = match?.policy.isProbe ? "debug" : "info";
    // Path only: a query may hold search terms.
    logger[level]({
      id,
      ...(traceId !== undefined && { trace: traceId }),
      method,
      path: loggedPath(path),
      status: context.res.status,
      ...(rejections.has(context.res.status) && { event: "rejected" }),
      milliseconds: Math.round((performance.now() - start) * 10) / 10,
    });
  };
}
