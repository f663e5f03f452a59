import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { minuteMs } from "../../src/lib/time/durations.ts";
import { parametersOf, policyOf } from "../../src/match-route.ts";
import {
  acceptedEncoding,
  compress,
  type Encoding,
  minCompressedBytes,
} from "../../src/server-context/http/content-encoding.ts";
import type { ProcessedPage } from "../../src/server-context/http/serve-stored.server.ts";
import type { CacheTag } from "../../src/server-context/request-context.ts";
import { currentRequest } from "../observe/request-id.ts";

export type PageKey = {
  url: string;
  isCacheable: boolean;
  isPrivate: boolean;
};

/** Normalises a URL: only the search parameters of its page's policy, in a fixed order. */
export function pageKey({ pathname, search, searchParams }: URL): PageKey {
  const policy = policyOf(pathname);
  const isPrivate = policy.isPrivate ?? parametersOf(policy, "momentary").some((name) => searchParams.has(name));
  if (isPrivate) return { url: pathname + search, isCacheable: false, isPrivate };
  const parameters = new URLSearchParams();
  for (const name of parametersOf(policy, "cached", "uncached")) {
    const value = searchParams.get(name)?.trim();
    if (value) parameters.set(name, value);
  }
  const isCacheable = !parametersOf(policy, "uncached").some((name) => parameters.has(name));
  return { url: pathname + (parameters.size > 0 ? `?${parameters}` : ""), isCacheable, isPrivate };
}

/** Milliseconds for which a response is served unchecked; then it is revalidated in the background. */
const freshMs = minuteMs;

/** Pages that don't exist are cached apart, so that they never evict those that do. */
const maxMissing = 50;

const modified = "Last-Modified";

export type InvalidatedTag = CacheTag | "all";

export type CachedPage = ProcessedPage & {
  etag: string;
  /** Compressed on demand, as is `gzip`. */
  brotli: Buffer | undefined;
  gzip: Buffer | undefined;
  isSmallest: boolean;
  renderedAt: number;
  /** Outdated by a publish: served only when rendering fails. */
  stale: boolean;
};

export type ResponseCache = ReturnType<typeof createResponseCache>;

const tagsOfPage = (url: string): readonly CacheTag[] => policyOf(url.replace(/\?.*$/, "")).tags ?? [];

/** A copy, because a slice would keep its whole buffer in memory. */
function exact(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

const sizeOf = (page: CachedPage) =>
  Math.max(1, page.body.length + (page.brotli?.length ?? 0) + (page.gzip?.length ?? 0));

/**
 * In-memory LRU cache of rendered pages, up to `maxBytes`, with compressed encodings on demand. Concurrent requests share
 * one rendering; after a failed one the last good page is still served.
 */
export function createResponseCache({ maxBytes = 64 * 1024 * 1024, now = Date.now, tagsOf = tagsOfPage } = {}) {
  const pages = new LRUCache<string, CachedPage>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const missing = new LRUCache<string, { page: ProcessedPage; startedIn: number; renderedAt: number }>({
    max: maxMissing,
  });
  const rendering = new Map<string, { startedIn: number; promise: Promise<ProcessedPage> }>();
  const compressing = new Set<string>();
  let generation = 0;

  async function addEncoding(
    url: string,
    { etag, body }: CachedPage,
    encoding: Encoding,
    effort: "first" | "often",
  ): Promise<void> {
    const work = `${encoding} ${etag} ${effort}`;
    if (compressing.has(work)) return;
    compressing.add(work);
    try {
      const compressed = exact(await compress(body, encoding, effort));
      const page = pages.peek(url);
      if (page?.etag !== etag) return;
      const added = encoding === "br" ? { brotli: compressed, isSmallest: effort === "often" } : { gzip: compressed };
      pages.set(url, { ...page, ...added });
    } finally {
      compressing.delete(work);
    }
  }

  /** Compresses for the next client what this one takes uncompressed. */
  function addMissingEncoding(url: string, page: CachedPage, acceptEncoding: string): void {
    const encoding = acceptedEncoding(acceptEncoding);
    if (!encoding || page.body.length < minCompressedBytes) return;
    if (!(encoding === "br" ? page.brotli : page.gzip)) void addEncoding(url, page, encoding, "first");
  }

  /** Not the newest item's date, which would go back or stay the same after a removal. Later than any previous one. */
  const firstSeen = (previous: CachedPage | undefined): string =>
    new Date(Math.max(now(), (Date.parse(previous?.headers[modified] ?? "") || 0) + 1000)).toUTCString();

  function store(url: string, rendered: ProcessedPage, startedIn: number) {
    const etag = `W/"${createHash("sha256").update(rendered.body).digest("base64url").slice(0, 22)}"`;
    const previous = pages.peek(url);
    const unchanged = previous?.etag === etag ? previous : undefined;
    const page: CachedPage = {
      ...rendered,
      headers: {
        ...rendered.headers,
        ...(rendered.headers[modified] && { [modified]: unchanged?.headers[modified] ?? firstSeen(previous) }),
      },
      etag,
      brotli: unchanged?.brotli,
      gzip: unchanged?.gzip,
      isSmallest: unchanged?.isSmallest ?? false,
      renderedAt: now(),
      stale: startedIn !== generation,
    };
    pages.set(url, page);
    // A page requested again is worth the slowest compression.
    if (previous?.brotli && !page.isSmallest) void addEncoding(url, page, "br", unchanged ? "often" : "first");
    if (previous?.gzip && !page.gzip) void addEncoding(url, page, "gzip", "first");
    return page;
  }

  function render(url: string, renderPage: () => Promise<ProcessedPage>): Promise<ProcessedPage> {
    const running = rendering.get(url);
    // Never join a rendering that began before a publish.
    if (running?.startedIn === generation) return running.promise;
    const startedIn = generation;
    const isNewest = () => rendering.get(url)?.startedIn === startedIn;
    const promise = renderPage()
      .then((page) => {
        if (!isNewest()) return page;
        if (page.isCacheable ?? page.status === 200) return store(url, page, startedIn);
        // Removed or moved; after a failure the last good page stays.
        if (page.status < 500) pages.delete(url);
        if (page.status === 404) missing.set(url, { page, startedIn, renderedAt: now() });
        return page;
      })
      .finally(() => rendering.get(url)?.promise === promise && rendering.delete(url));
    rendering.set(url, { startedIn, promise });
    return promise;
  }

  return {
    async serve(
      url: string,
      renderPage: () => Promise<ProcessedPage>,
      acceptEncoding = "",
    ): Promise<ProcessedPage | CachedPage> {
      const page = pages.get(url);
      if (!page) {
        const cached = missing.get(url);
        const isCurrent = cached?.startedIn === generation && now() - cached.renderedAt <= freshMs;
        return isCurrent ? cached.page : render(url, renderPage);
      }
      if (page.stale) {
        const revalidated = await render(url, renderPage).catch(() => undefined);
        return revalidated && revalidated.status < 500 ? revalidated : page;
      }
      if (now() - page.renderedAt > freshMs) void render(url, renderPage).catch(() => undefined);
      addMissingEncoding(url, page, acceptEncoding);
      currentRequest()?.observed?.servedFromCache();
      return page;
    },
    invalidate(tag: InvalidatedTag): void {
      generation += 1;
      for (const [url, page] of pages.entries()) {
        if (tag === "all" || tagsOf(url).includes(tag)) page.stale = true;
      }
    },
    async settled(): Promise<void> {
      await Promise.allSettled([...rendering.values()].map(({ promise }) => promise));
    },
    get size() {
      return { pages: pages.size, bytes: pages.calculatedSize };
    },
  };
}
