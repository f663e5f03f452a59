import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { loggedPath } from "../../src/logged-path.ts";
import type { Logger } from "../logger.ts";
import type { Observer } from "../observe/observer.ts";
import { withRequest } from "../observe/request-id.ts";
import type { RequestEnv } from "./connection/target-handler.ts";
import { securityHeaders } from "./security-headers.ts";

type Options = { siteUrl: string; logger: Logger; observer: Observer };

/** Rejected access, origin, size, type or rate: security events. */
const rejections: ReadonlySet<number> = new Set([401, 403, 413, 415, 429]);

/** Adds request id and site-wide headers, and logs one line per request. */
export function logRequests({ siteUrl, logger, observer }: Options): MiddlewareHandler<RequestEnv> {
  const fixedHeaders = Object.entries(securityHeaders(siteUrl));
  return async (context, next) => {
    const id = randomUUID();
    const start = performance.now();
    const { method, path } = context.req;
    const { match } = context.env.target;
    const observed = observer.request({ method, match }, context.req.header("traceparent"));
    const { traceId } = observed;
    await withRequest({ id, traceId, observed }, next);
    observed.finished(context.res.status);
    for (const [name, value] of fixedHeaders) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
    context.res.headers.set("X-Request-Id", id);
    const level = match?.policy.isProbe ? "debug" : "info";
    // Path only: a query may contain search terms.
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
