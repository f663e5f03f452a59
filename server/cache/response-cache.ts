import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { policyOf } from "../../src/match-route.ts";
import type { CacheTag } from "../../src/request/request-context.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** How long a response is served without looking whether it changed, in milliseconds; after that it is revalidated in the background. */
const freshFor = 60_000;

/** Of brotli: fast enough for a page that may be asked for once, and as small as can be. */
const [firstQuality, smallestQuality] = [6, 11];

/** What is invalidated: the responses that show one kind of content, or all. */
export type InvalidatedTag = CacheTag | "all";

export type FinishedPage = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** False for a page that must not be cached. */
  isCacheable?: boolean;
};

export type CachedPage = FinishedPage & {
  etag: string;
  brotli: Buffer | undefined;
  /** For proxies and clients that read no brotli. */
  gzip: Buffer | undefined;
  /** Its brotli copy is the smallest that there is. */
  isSmallest: boolean;
  renderedAt: number;
  /** True after a publish that may have changed it: cached only for the case that rendering fails. */
  stale: boolean;
};

export type ResponseCache = ReturnType<typeof createResponseCache>;

/** Which kinds of content a page shows, by its cache key. */
const tagsOfPage = (url: string): readonly CacheTag[] => policyOf(url.replace(/\?.*$/, "")).tags ?? [];

/** An empty body has a size too. */
const sizeOf = (page: CachedPage) =>
  Math.max(1, page.body.length + (page.brotli?.length ?? 0) + (page.gzip?.length ?? 0));

/**
 * Caches finished pages in memory (identity, brotli and gzip) up to `maxBytes`, least recently used first out. A page is
 * rendered once however many ask for it at the same time; a failed rendering leaves the last good page in service.
 */
export function createResponseCache({
  maxBytes = 96 * 1024 * 1024,
  now = Date.now,
  /** Which kinds of content the page at a URL shows. */
  tagsOf = tagsOfPage,
} = {}) {
  const pages = new LRUCache<string, CachedPage>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const rendering = new Map<string, { startedIn: number; promise: Promise<FinishedPage> }>();
  let generation = 0;

  /** Adds compressed copies to a page, as a new entry, since the cache weighs an entry once. */
  async function compress(url: string, page: CachedPage, quality: number): Promise<void> {
    const [brotli, gzipped] = await Promise.all([
      toBrotli(page.body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
      page.gzip ?? toGzip(page.body, { level: 6 }),
    ]);
    if (pages.peek(url) !== page) return;
    const isSmallest = quality === smallestQuality;
    pages.set(url, { ...page, brotli, gzip: gzipped.length < page.body.length ? gzipped : undefined, isSmallest });
  }

  function store(url: string, finished: FinishedPage, startedIn: number) {
    const etag = `W/"${createHash("sha256").update(finished.body).digest("base64url").slice(0, 22)}"`;
    const previous = pages.peek(url);
    const copies = previous?.etag === etag && previous.brotli ? previous : undefined;
    const page: CachedPage = {
      ...finished,
      etag,
      brotli: copies?.brotli,
      gzip: copies?.gzip,
      isSmallest: copies?.isSmallest ?? false,
      renderedAt: now(),
      // Something was published while this page was being rendered: it may show the state before.
      stale: startedIn !== generation,
    };
    pages.set(url, page);
    // A page that is asked for again and has not changed is worth the time that the smallest copy takes.
    if (!page.isSmallest) void compress(url, page, copies ? smallestQuality : firstQuality);
    return page;
  }

  function render(url: string, renderPage: () => Promise<FinishedPage>): Promise<FinishedPage> {
    const running = rendering.get(url);
    // What began before a publish may show the state before it: anyone who asks afterwards does not wait for that.
    if (running?.startedIn === generation) return running.promise;
    const startedIn = generation;
    const isNewest = () => rendering.get(url)?.startedIn === startedIn;
    const promise = renderPage()
      .then((page) =>
        page.status === 200 && page.isCacheable !== false && isNewest() ? store(url, page, startedIn) : page,
      )
      .finally(() => rendering.get(url)?.promise === promise && rendering.delete(url));
    rendering.set(url, { startedIn, promise });
    return promise;
  }

  return {
    /**
     * The page at `url`: from the cache, or by `renderPage`. When rendering fails (it throws, or answers 500 and above) the
     * last good page is served.
     */
    async serve(url: string, renderPage: () => Promise<FinishedPage>): Promise<FinishedPage | CachedPage> {
      const page = pages.get(url);
      if (!page) return render(url, renderPage);
      if (page.stale) {
        const revalidated = await render(url, renderPage).catch(() => undefined);
        return revalidated && revalidated.status < 500 ? revalidated : page;
      }
      if (now() - page.renderedAt > freshFor) void render(url, renderPage).catch(() => undefined);
      return page;
    },
    /** The page if it is in memory and up to date. */
    peek(url: string): CachedPage | undefined {
      const page = pages.peek(url);
      return page && !page.stale && now() - page.renderedAt <= freshFor ? page : undefined;
    },
    /** Marks every page that shows this kind of content as stale. */
    invalidate(tag: InvalidatedTag): void {
      generation += 1;
      for (const [url, page] of pages.entries()) {
        if (tag === "all" || tagsOf(url).includes(tag)) page.stale = true;
      }
    },
    /** Resolves when nothing is being rendered any more. */
    async settled(): Promise<void> {
      await Promise.allSettled([...rendering.values()].map(({ promise }) => promise));
    },
    get size() {
      return { pages: pages.size, bytes: pages.calculatedSize };
    },
  };
}
