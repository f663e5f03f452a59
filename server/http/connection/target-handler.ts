import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { builtInPath, chosenUrl, customPaths } from "../../../src/facts/page-urls.ts";
import { defaultSite, type Site } from "../../../src/facts/site.ts";
import type { RouteEnv } from "../../../src/features/noun.ts";
import { matchRoute } from "../../../src/match-route.ts";
import { type AcceptedTarget, type RequestTarget, readRequestTarget } from "../../../src/request-target.ts";
import { plainPageOf } from "../../../src/server-context/http/plain-page.ts";
import type { Logger } from "../../logger.ts";
import { securityHeaders } from "../security-headers.ts";

/** Bindings of Hono's handlers; without a connection for requests made within the process. */
export type RequestEnv = {
  Bindings: Partial<HttpBindings> & RouteEnv["Bindings"];
  Variables: { form: FormData | undefined };
};

type Result = Response | Promise<Response>;
type Fetch = (request: Request, bindings?: Partial<HttpBindings>) => Result;

const received = new WeakMap<IncomingMessage, AcceptedTarget>();

const pages = { 404: "notFound", 414: "tooLong" } as const;

function withUrl(request: Request, url: string, host: string): Request {
  const headers = new Headers(request.headers);
  if (!headers.has("host")) headers.set("host", host);
  const { method, signal, body } = request;
  return new Request(url, { method, headers, signal, ...(body ? { body, duplex: "half" } : {}) });
}

type TargetParts = {
  siteUrl: string;
  logger: Pick<Logger, "info">;
  /** Final URL of a normalised target that isn't a page. */
  resolveTarget?: (location: string) => string | undefined;
  /** The current one, with the owner's own URLs of pages. */
  site?: () => Site;
};

/** Handlers know pages by their built-in path; the browser is redirected to the URL that the owner chose. */
function atBuiltInPath(site: Site, target: AcceptedTarget): RequestTarget {
  if (!customPaths(site) || target.isChosen) return target;
  const { pathname, search } = target;
  const chosen = chosenUrl(site, pathname);
  if (chosen !== pathname) return { outcome: "moved", location: chosen + search };
  const path = builtInPath(site, pathname);
  return path === pathname ? target : { ...target, pathname: path, match: matchRoute(path), isChosen: true };
}

/** Enforces normalised targets and the site's own origin, for sockets and in-process requests. */
export function createTargetHandler({ siteUrl, logger, resolveTarget, site = () => defaultSite }: TargetParts) {
  const { host } = new URL(siteUrl);
  const fixedHeaders = securityHeaders(siteUrl);

  function respondTo(target: Exclude<RequestTarget, AcceptedTarget>, method: string) {
    const id = randomUUID();
    const isReading = method === "GET" || method === "HEAD";
    const status = target.outcome === "rejected" ? target.status : isReading ? 301 : 308;
    // Unparseable targets may contain anything and are not logged.
    logger.info({ id, method, path: "(not normal)", status });
    const { body, headers } =
      target.outcome === "rejected" ? plainPageOf(site(), pages[target.status]) : { body: "", headers: {} };
    const location: Record<string, string> =
      target.outcome === "moved"
        ? { Location: (isReading && resolveTarget?.(target.location)) || chosenUrl(site(), target.location) }
        : {};
    return {
      status,
      headers: { ...fixedHeaders, ...headers, ...location, "X-Request-Id": id },
      body: method === "HEAD" ? "" : body,
    };
  }

  return {
    /** Undefined after it has responded itself, with a redirect or as not found. */
    receive(incoming: IncomingMessage, outgoing: ServerResponse): AcceptedTarget | undefined {
      const read = readRequestTarget(incoming.url ?? "", host);
      const target = read.outcome === "accepted" ? atBuiltInPath(site(), read) : read;
      if (target.outcome === "accepted") {
        incoming.url = siteUrl + target.pathname + target.search;
        received.set(incoming, target);
        return target;
      }
      const { status, headers, body } = respondTo(target, incoming.method ?? "GET");
      outgoing.writeHead(status, { ...headers, "Content-Length": Buffer.byteLength(body) });
      outgoing.end(body);
      return undefined;
    },
    wrap(fetch: (request: Request, bindings: Partial<HttpBindings> & { target: AcceptedTarget }) => Result): Fetch {
      return (request, bindings) => {
        const previous = bindings?.incoming && received.get(bindings.incoming);
        // It may have been received before the site was loaded.
        if (previous && atBuiltInPath(site(), previous) === previous)
          return fetch(request, { ...bindings, target: previous });
        const { origin, pathname, search, host: requestedHost } = new URL(request.url);
        const read = previous ?? readRequestTarget(pathname + search, host);
        const target = read.outcome === "accepted" ? atBuiltInPath(site(), read) : read;
        if (target.outcome !== "accepted") {
          const { status, headers, body } = respondTo(target, request.method);
          return new Response(body || null, { status, headers });
        }
        const isNormalised = origin === siteUrl && target.pathname === pathname && target.search === search;
        const normalised = isNormalised
          ? request
          : withUrl(request, siteUrl + target.pathname + target.search, requestedHost);
        return fetch(normalised, { ...bindings, target });
      };
    },
  };
}
