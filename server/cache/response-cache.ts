import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { policyOf } from "../../src/match-route.ts";
import type { CacheTag } from "../../src/server-context/request-context.ts";
import { acceptedEncoding, type Encoding, leastCompressedBytes } from "../http/connection/accepted-encoding.ts";

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
  /** Absent until a client has asked for it, as the one below. */
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

/** Without the rest of the buffer that a library has written it into, which would stay in memory with it. */
function exact(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

const toCopy = async (body: Buffer, encoding: Encoding, brotliQuality: number) =>
  exact(
    encoding === "br"
      ? await toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
      : await toGzip(body, { level: 6 }),
  );

/** An empty body has a size too. */
const sizeOf = (page: CachedPage) =>
  Math.max(1, page.body.length + (page.brotli?.length ?? 0) + (page.gzip?.length ?? 0));

/**
 * Caches finished pages in memory up to `maxBytes`, least recently used first out, with the compressed copies that clients ask
 * for. A page is rendered once however many ask for it at the same time; a failed rendering leaves the last good page in
 * service.
 */
export function createResponseCache({
  maxBytes = 64 * 1024 * 1024,
  now = Date.now,
  /** Which kinds of content the page at a URL shows. */
  tagsOf = tagsOfPage,
} = {}) {
  const pages = new LRUCache<string, CachedPage>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const rendering = new Map<string, { startedIn: number; promise: Promise<FinishedPage> }>();
  /** Copies that are being made. */
  const compressing = new Set<string>();
  let generation = 0;

  /** Adds a compressed copy to a page, as a new entry, since the cache weighs an entry once. */
  async function compress(url: string, { etag, body }: CachedPage, encoding: Encoding, quality: number): Promise<void> {
    const work = `${encoding} ${etag} ${quality}`;
    if (compressing.has(work)) return;
    compressing.add(work);
    try {
      const copy = await toCopy(body, encoding, quality);
      const page = pages.peek(url);
      if (page?.etag !== etag) return;
      const added = encoding === "br" ? { brotli: copy, isSmallest: quality === smallestQuality } : { gzip: copy };
      pages.set(url, { ...page, ...added });
    } finally {
      compressing.delete(work);
    }
  }

  /** Whether the page has the copy that the client reads best, or needs none; one that is missing is made for the next client. */
  function isReadyFor(url: string, page: CachedPage, acceptEncoding: string): boolean {
    const encoding = acceptedEncoding(acceptEncoding);
    if (!encoding || page.body.length < leastCompressedBytes) return true;
    if (encoding === "br" ? page.brotli : page.gzip) return true;
    void compress(url, page, encoding, firstQuality);
    return false;
  }

  function store(url: string, finished: FinishedPage, startedIn: number) {
    const etag = `W/"${createHash("sha256").update(finished.body).digest("base64url").slice(0, 22)}"`;
    const previous = pages.peek(url);
    const copies = previous?.etag === etag ? previous : undefined;
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
    if (previous?.brotli && !page.isSmallest) void compress(url, page, "br", copies ? smallestQuality : firstQuality);
    if (previous?.gzip && !page.gzip) void compress(url, page, "gzip", firstQuality);
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
    /** The page if it is in memory, up to date, and there in the form that a client with this Accept-Encoding reads best. */
    peek(url: string, acceptEncoding = ""): CachedPage | undefined {
      const page = pages.peek(url);
      const isFresh = page && !page.stale && now() - page.renderedAt <= freshFor;
      return isFresh && isReadyFor(url, page, acceptEncoding) ? page : undefined;
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
