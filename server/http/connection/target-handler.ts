import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { Logger } from "../../logger.ts";
import { securityHeaders } from "../security-headers.ts";
import { plainPage } from "../unavailable-page.ts";
import { type AcceptedTarget, type RequestTarget, readRequestTarget } from "./request-target.ts";

type Fetch = (request: Request, bindings?: HttpBindings) => Response | Promise<Response>;

/** Requests of sockets whose target was read already, and is in their URL. */
const received = new WeakSet<IncomingMessage>();

type Unaccepted = Exclude<RequestTarget, AcceptedTarget>;

const pages = {
  404: plainPage(
    "Page Not Found",
    'This address is incomplete or mistyped. Check it, or start from the <a href="/">home page</a>.',
  ),
  414: plainPage("This address is too long", 'Shorten it, or start from the <a href="/">home page</a>.'),
};

/** A request for the same thing at another URL. */
function withUrl(request: Request, url: string, host: string): Request {
  const headers = new Headers(request.headers);
  if (!headers.has("host")) headers.set("host", host);
  const { method, signal, body } = request;
  return new Request(url, { method, headers, signal, ...(body ? { body, duplex: "half" } : {}) });
}

/** Lets only normal targets of this site's own origin through, from sockets and from requests made in the process. */
export function createTargetHandler({ siteUrl, logger }: { siteUrl: string; logger: Pick<Logger, "info"> }) {
  const { host } = new URL(siteUrl);
  const fixedHeaders = securityHeaders(siteUrl);

  function answer(target: Unaccepted, method: string) {
    const id = randomUUID();
    const isReading = method === "GET" || method === "HEAD";
    const status = target.outcome === "refused" ? target.status : isReading ? 301 : 308;
    // What could not be read may hold anything, so it stays out of the log.
    logger.info({ id, method, path: "(not normal)", status });
    const { body, headers } = target.outcome === "refused" ? pages[target.status] : { body: "", headers: {} };
    const location: Record<string, string> = target.outcome === "moved" ? { Location: target.location } : {};
    return {
      status,
      headers: { ...fixedHeaders, ...headers, ...location, "X-Request-Id": id },
      body: method === "HEAD" ? "" : body,
    };
  }

  return {
    /**
     * Reads the target of a request that came through a socket, and puts the URL of this site in its place.
     * @returns undefined when the request has been answered already: with a redirect, or as naming nothing
     */
    receive(incoming: IncomingMessage, outgoing: ServerResponse): AcceptedTarget | undefined {
      const target = readRequestTarget(incoming.url ?? "", host);
      if (target.outcome === "accepted") {
        incoming.url = siteUrl + target.pathname + target.search;
        received.add(incoming);
        return target;
      }
      const { status, headers, body } = answer(target, incoming.method ?? "GET");
      outgoing.writeHead(status, { ...headers, "Content-Length": Buffer.byteLength(body) });
      outgoing.end(body);
      return undefined;
    },
    /** The same for an application: whatever URL a request names, the application sees one of this site. */
    wrap(fetch: Fetch): Fetch {
      return (request, bindings) => {
        if (bindings && received.has(bindings.incoming)) return fetch(request, bindings);
        const { origin, pathname, search, host: asked } = new URL(request.url);
        const target = readRequestTarget(pathname + search, host);
        if (target.outcome !== "accepted") {
          const { status, headers, body } = answer(target, request.method);
          return new Response(body || null, { status, headers });
        }
        const isOurs = origin === siteUrl && target.search === search;
        const own = isOurs ? request : withUrl(request, siteUrl + target.pathname + target.search, asked);
        return fetch(own, bindings);
      };
    },
  };
}
