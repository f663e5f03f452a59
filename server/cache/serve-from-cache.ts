import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Services } from "../../src/features/noun.ts";
import { loggedPath } from "../../src/logged-path.ts";
import type { AcceptedTarget } from "../../src/request-target.ts";
import { encodedBody, isUnchanged } from "../../src/server-context/http/serve-stored.server.ts";
import type { ClientNetwork } from "../http/connection/client-network.ts";
import { representationPath } from "../http/prefers-markdown.ts";
import { securityHeaders } from "../http/security-headers.ts";
import type { Logger } from "../logger.ts";
import type { Observer } from "../observe/observer.ts";
import type { FunctionCache } from "./function-cache.ts";
import type { CachedPage, ResponseCache } from "./response-cache.ts";

type Parts = {
  siteUrl: string;
  /** The application answers everything. */
  isOff?: () => boolean;
  pages: ResponseCache;
  functionCache?: Pick<FunctionCache, "peek">;
  logger: Logger;
  observer?: Observer;
  countView?: Services["views"]["count"];
  clientNetwork?: ClientNetwork;
};

export type CacheResponder = (incoming: IncomingMessage, outgoing: ServerResponse, target: AcceptedTarget) => boolean;

/** Fast path: answers cached pages before a Request is created; the application would answer the same, slower. */
export function createCacheResponder({
  siteUrl,
  isOff,
  pages,
  functionCache,
  logger,
  observer,
  countView,
  clientNetwork,
}: Parts): CacheResponder {
  const fixed = securityHeaders(siteUrl);
  const prepared = new WeakMap<CachedPage, Map<string, readonly string[]>>();

  /** Alternating names and values, as Node takes them, built once per page and encoding; without a body for a 304. */
  function headersOf(page: CachedPage, encoded?: ReturnType<typeof encodedBody>): readonly string[] {
    const form = encoded ? (encoded.encoding ?? "identity") : "unchanged";
    const forms = prepared.get(page) ?? new Map<string, readonly string[]>();
    const known = forms.get(form);
    if (known) return known;
    const headers = Object.entries({
      ...fixed,
      ...page.headers,
      ETag: page.etag,
      ...(encoded && { "Content-Length": String(encoded.body.length) }),
      ...(encoded?.encoding && { "Content-Encoding": encoded.encoding }),
    }).flat();
    prepared.set(page, forms.set(form, headers));
    return headers;
  }

  return (incoming, outgoing, target) => {
    const { pathname, search, match } = target;
    const { method } = incoming;
    if ((method !== "GET" && method !== "HEAD") || isOff?.()) return false;
    const url = representationPath(pathname, incoming.headers.accept) + search;
    const accepted = String(incoming.headers["accept-encoding"] ?? "");
    const page = pages.peek(url, accepted) ?? functionCache?.peek(url, (name) => incoming.headers[name]?.toString());
    if (!page) return false;
    const start = performance.now();
    const observed = observer?.request({ method, match, fromCache: true }, incoming.headers.traceparent?.toString());
    const id = randomUUID();
    const header = (name: string) => incoming.headers[name]?.toString();
    const unchanged = isUnchanged(header, page.etag, page.headers["Last-Modified"]);
    const encoded = encodedBody(page, accepted);
    const headers = headersOf(page, unchanged ? undefined : encoded);
    const status = unchanged ? 304 : page.status;
    outgoing.writeHead(status, headers.concat("X-Request-Id", id));
    outgoing.end(unchanged || method === "HEAD" ? undefined : encoded.body);
    const asked = { get: (name: string) => header(name) ?? null };
    countView?.(method, target, status, header, () => clientNetwork?.({ headers: asked }, { incoming }) ?? "");
    observed?.finished(status);
    if (!logger.isLevelEnabled("info")) return true;
    const trace = observed?.traceId;
    const milliseconds = Math.round((performance.now() - start) * 10) / 10;
    logger.info({
      id,
      ...(trace !== undefined && { trace }),
      method,
      path: loggedPath(pathname),
      status,
      milliseconds,
    });
    return true;
  };
}
