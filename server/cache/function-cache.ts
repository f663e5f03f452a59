import { LRUCache } from "lru-cache";
import { type ProcessedPage, serveProcessed } from "../../src/server-context/http/serve-stored.server.ts";
import type { CacheTag } from "../../src/server-context/request-context.ts";
import type { Render } from "../http/renderer.ts";
import { functionCallHeader } from "../upstream/function-calls.ts";
import { createResponseCache } from "./response-cache.ts";

const maxBytes = 16 * 1024 * 1024;

/** Longer than any URL of the site's own pages: not cached. */
const maxKeyLength = 1_000;

/** Keys requested once; caching starts at the second request. */
const maxRequestedKeys = 5_000;

const messageHeaders = new Set(["connection", "content-length", "date", "transfer-encoding"]);

/** Only this process receives invalidations, so no other cache may store a response. */
const cacheControl = "no-store";

export type FunctionCache = ReturnType<typeof createFunctionCache>;

function keyOf(url: string, headers: Headers): string | undefined {
  const key = `${url}\n${headers.get("accept") ?? ""}\n${headers.get(functionCallHeader) ?? ""}`;
  return key.length > maxKeyLength ? undefined : key;
}

const functionOf = (url: string) => url.split(/[?\n]/, 1)[0] ?? "";

/**
 * Caches public responses of server functions until their content changes. A function declares its response public on each
 * call (`RequestContext.cacheResponse`). Cached from the second request on: most URLs of a large blog are requested once.
 */
export function createFunctionCache(render: Render) {
  const kinds = new Map<string, CacheTag>();
  const cache = createResponseCache({
    maxBytes,
    tagsOf: (key) => {
      const kind = kinds.get(functionOf(key));
      return kind ? [kind] : [];
    },
  });

  const requestedKeys = new LRUCache<string, true>({ max: maxRequestedKeys });

  async function renderForClient(request: Request, clientNetwork: string): Promise<Response> {
    const cacheResponse = (kind: CacheTag) => void kinds.set(new URL(request.url).pathname, kind);
    const response = await render(request, { clientNetwork, cacheResponse });
    response.headers.set("Cache-Control", cacheControl);
    return response;
  }

  /** Concurrent requests share the response. */
  async function renderForEveryone(request: Request): Promise<ProcessedPage> {
    let isCacheable = false;
    const cacheResponse = () => {
      isCacheable = true;
    };
    const response = await render(request, { clientNetwork: null, cacheResponse });
    const headers = Object.fromEntries([...response.headers].filter(([name]) => !messageHeaders.has(name)));
    return {
      status: response.status,
      headers: { ...headers, "cache-control": cacheControl, vary: "Accept-Encoding" },
      body: Buffer.from(await response.arrayBuffer()),
      isCacheable: isCacheable && response.status === 200,
    };
  }

  return {
    async serve(request: Request, clientNetwork: string): Promise<Response> {
      const { pathname, search } = new URL(request.url);
      const isCandidate = request.method === "GET" && kinds.has(pathname);
      const key = isCandidate ? keyOf(pathname + search, request.headers) : undefined;
      if (key === undefined) return renderForClient(request, clientNetwork);
      const wasRequested = requestedKeys.has(key);
      requestedKeys.set(key, true);
      if (!wasRequested) return renderForClient(request, clientNetwork);
      const acceptEncoding = request.headers.get("accept-encoding") ?? "";
      return serveProcessed(request, await cache.serve(key, () => renderForEveryone(request), acceptEncoding));
    },
    invalidate: cache.invalidate,
    settled: cache.settled,
  };
}
