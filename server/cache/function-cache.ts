import { LRUCache } from "lru-cache";
import { type ProcessedPage, serveProcessed } from "../../src/server-context/http/serve-stored.server.ts";
import type { CacheTag } from "../../src/server-context/request-context.ts";
import type { Render } from "../http/renderer.ts";
import { functionCallHeader } from "../upstream/function-calls.ts";
import { createResponseCache } from "./response-cache.ts";

const maxBytes = 16 * 1024 * 1024;

/** Longer than any URL of the site's own pages: not cached. */
const maxKeyLength = 1_000;

/** Keys seen once; caching starts at the second request. */
const remembered = 5_000;

const messageHeaders = new Set(["connection", "content-length", "date", "transfer-encoding"]);

/** Only this process receives invalidations, so no other cache may store a response. */
const caching = "no-store";

export type FunctionCache = ReturnType<typeof createFunctionCache>;

function keyOf(url: string, header: (name: string) => string | null | undefined): string | undefined {
  const key = `${url}\n${header("accept") ?? ""}\n${header(functionCallHeader) ?? ""}`;
  return key.length > maxKeyLength ? undefined : key;
}

const functionOf = (url: string) => url.split(/[?\n]/, 1)[0] ?? "";

/**
 * Caches public answers of server functions until their content changes. A function declares its answer public on each call
 * (`RequestContext.cacheResponse`). Cached from the second request on: most URLs of a large blog are requested once.
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

  const asked = new LRUCache<string, true>({ max: remembered });

  async function pass(request: Request, clientNetwork: string): Promise<Response> {
    const cacheResponse = (kind: CacheTag) => void kinds.set(new URL(request.url).pathname, kind);
    const response = await render(request, { clientNetwork, cacheResponse });
    response.headers.set("Cache-Control", caching);
    return response;
  }

  /** Rendered for everyone: concurrent requests share the answer. */
  async function finish(request: Request): Promise<ProcessedPage> {
    let isCacheable = false;
    const cacheResponse = () => {
      isCacheable = true;
    };
    const response = await render(request, { clientNetwork: null, cacheResponse });
    const headers = Object.fromEntries([...response.headers].filter(([name]) => !messageHeaders.has(name)));
    const body = Buffer.from(await response.arrayBuffer());
    const own = { "cache-control": caching, vary: "Accept-Encoding" };
    return {
      status: response.status,
      headers: { ...headers, ...own },
      body,
      isCacheable: isCacheable && response.status === 200,
    };
  }

  return {
    async answer(request: Request, clientNetwork: string): Promise<Response> {
      const { pathname, search } = new URL(request.url);
      const isReading = request.method === "GET" && kinds.has(pathname);
      const key = isReading ? keyOf(pathname + search, (name) => request.headers.get(name)) : undefined;
      if (key === undefined) return pass(request, clientNetwork);
      const wasRequested = asked.has(key);
      asked.set(key, true);
      if (!wasRequested) return pass(request, clientNetwork);
      const accepted = request.headers.get("accept-encoding") ?? "";
      return serveProcessed(request, await cache.serve(key, () => finish(request), accepted));
    },
    invalidate: cache.invalidate,
    settled: cache.settled,
  };
}
