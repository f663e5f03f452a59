import { LRUCache } from "lru-cache";
import type { CacheTag } from "../../src/server-context/request-context.ts";
import { answerFinished } from "../http/answer.ts";
import type { Render } from "../http/renderer.ts";
import { functionCallHeader } from "../upstream/function-calls.ts";
import { type CachedPage, createResponseCache, type FinishedPage } from "./response-cache.ts";

/** Bytes; what is asked again soon fits in easily. */
const maxBytes = 16 * 1024 * 1024;

/** Longer questions than the site's own are answered and forgotten. */
const maxKeyLength = 1_000;

/** Questions of which is known that they were asked before. */
const remembered = 5_000;

/** Headers that belong to one message and not to its content. */
const messageHeaders = new Set(["connection", "content-length", "date", "transfer-encoding"]);

/** When the content changes only this process knows, so no other cache may store an answer. */
const caching = "no-store";

export type FunctionCache = ReturnType<typeof createFunctionCache>;

/** A question as it is cached: who asks in another way may be answered in another form. */
function keyOf(url: string, header: (name: string) => string | null | undefined): string | undefined {
  const key = `${url}\n${header("accept") ?? ""}\n${header(functionCallHeader) ?? ""}`;
  return key.length > maxKeyLength ? undefined : key;
}

const functionOf = (url: string) => url.split(/[?\n]/, 1)[0] ?? "";

/**
 * Answers of server functions that are the same for everyone, cached in memory as long as pages are: until content of their
 * kind changes. Which functions give such answers they say themselves, each time (`RequestContext.cacheResponse`); until one has
 * said so for the first time, every question reaches it by itself. Of a large blog most answers are asked for once, so only
 * those are cached that are asked for again.
 */
export function createFunctionCache(render: Render) {
  /** URLs of functions whose answers are public, and the content they show. */
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
    const response = await render(request, clientNetwork, (kind) => kinds.set(new URL(request.url).pathname, kind));
    response.headers.set("Cache-Control", caching);
    return response;
  }

  /** Asked for everyone: whoever asks for the same meanwhile gets this answer, too. */
  async function finish(request: Request): Promise<FinishedPage> {
    let isCacheable = false;
    const response = await render(request, null, () => {
      isCacheable = true;
    });
    const headers = Object.fromEntries([...response.headers].filter(([name]) => !messageHeaders.has(name)));
    const body = Buffer.from(await response.arrayBuffer());
    const own = { "cache-control": caching, vary: "Accept-Encoding" };
    return { status: response.status, headers: { ...headers, ...own }, body, isCacheable: isCacheable };
  }

  return {
    /** Answers a question to a server function, from the cache where it may be. */
    async answer(request: Request, clientNetwork: string): Promise<Response> {
      const { pathname, search } = new URL(request.url);
      const isReading = request.method === "GET" && kinds.has(pathname);
      const key = isReading ? keyOf(pathname + search, (name) => request.headers.get(name)) : undefined;
      if (key === undefined) return pass(request, clientNetwork);
      const wasRequested = asked.has(key);
      asked.set(key, true);
      if (!wasRequested) return pass(request, clientNetwork);
      return answerFinished(request, await cache.serve(key, () => finish(request)));
    },
    /** The answer to a GET if it is in memory and up to date. */
    peek(url: string, header: (name: string) => string | undefined): CachedPage | undefined {
      if (!kinds.has(functionOf(url))) return undefined;
      const key = keyOf(url, header);
      return key === undefined ? undefined : cache.peek(key, header("accept-encoding"));
    },
    /** Marks every answer that shows this kind of content as stale. */
    invalidate: cache.invalidate,
    settled: cache.settled,
  };
}
