import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { policyOf } from "../../src/match-route.ts";
import type { Logger } from "../logger.ts";
import { loggedPath } from "./logged-path.ts";
import { withRequestId } from "./request-id.ts";
import { securityHeaders } from "./security-headers.ts";

/** Gives every response its id and the headers of the whole site, and writes one line about it. */
export function logRequests({ siteUrl, logger }: { siteUrl: string; logger: Logger }): MiddlewareHandler {
  const fixedHeaders = Object.entries(securityHeaders(siteUrl));
  return async (context, next) => {
    const id = randomUUID();
    const start = performance.now();
    await withRequestId(id, next);
    for (const [name, value] of fixedHeaders) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
    context.res.headers.set("X-Request-Id", id);
    // Machines ask several times a minute.
    const level = policyOf(new URL(context.req.url).pathname).isProbe ? "debug" : "info";
    // The path only: a query may hold what a visitor searched for.
    logger[level]({
      id,
      method: context.req.method,
      path: loggedPath(context.req.path),
      status: context.res.status,
      milliseconds: Math.round((performance.now() - start) * 10) / 10,
    });
  };
}
