import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import type { ProcessedPage } from "../../src/server-context/http/serve-stored.server.ts";
import { withRequest } from "../observe/request-id.ts";
import { type CachedPage, createResponseCache, pageKey, type ResponseCache } from "./response-cache.ts";

const key = (address: string) => pageKey(new URL(address, "http://localhost"));

test.each([
  ["/", "/", true],
  ["/about?utm_source=mail", "/about", true],
  ["/blog?utm_source=mail&page=2", "/blog?page=2", true],
  ["/blog?page=2&search=ward", "/blog?page=2&search=ward", false],
  ["/blog?search=ward&page=2", "/blog?page=2&search=ward", false],
  ["/blog?search=%20", "/blog", true],
  ["/blog/category/Healthcare?page=3&x=1", "/blog/category/Healthcare?page=3", true],
  ["/blog/some-article?page=3", "/blog/some-article", true],
  ["/ebook?industry=logistics&utm_source=mail", "/ebook?industry=logistics", true],
  ["/roi-calculator?employees=5&x=1", "/roi-calculator?employees=5", false],
  ["/roi-calculator?x=1", "/roi-calculator", true],
  ["/admin", "/admin", false],
  ["/login?redirect=%2Fadmin", "/login?redirect=%2Fadmin", false],
  ["/demo?times=list&utm_source=mail", "/demo?times=list&utm_source=mail", false],
  ["/_serverFn/abc?payload=1", "/_serverFn/abc?payload=1", false],
])("the cache key of %s is %s", (address, url, isCacheable) => {
  expect(key(address)).toMatchObject({ url, isCacheable });
});

test.each([
  ["/", false],
  ["/blog?search=ward", false],
  ["/roi-calculator?staff=5", false],
  ["/demo", false],
  ["/demo?zone=Europe%2FBerlin", true],
  ["/thank-you/contact", false],
  ["/thank-you/ebook?token=abc", true],
  ["/booking/abc", true],
  ["/privacy/my-data", false],
  ["/privacy/my-data/view?token=abc", true],
  ["/admin/leads", true],
])("%s is private: %s", (address, isPrivate) => {
  expect(key(address).isPrivate).toBe(isPrivate);
});

const page = (text: string, status = 200): ProcessedPage => ({ status, headers: {}, body: Buffer.from(text) });
const textOf = ({ body }: ProcessedPage) => body.toString();

/** The cached page, requested by a client with these encodings. */
async function stored(cache: ResponseCache, url: string, acceptEncoding = ""): Promise<CachedPage | undefined> {
  const served = await cache.serve(url, async () => page("not in memory", 503), acceptEncoding);
  return "etag" in served ? served : undefined;
}

/** A renderer that counts calls and returns a given response. */
function renderer(text = "page") {
  const state = { count: 0, text, status: 200, fail: false };
  return {
    state,
    render: async () => {
      state.count += 1;
      if (state.fail) throw new Error("no database");
      return page(state.text, state.status);
    },
  };
}

test("concurrent requests for a page share one rendering", async () => {
  const cache = createResponseCache();
  const { state, render } = renderer();
  const answers = await Promise.all(Array.from({ length: 20 }, () => cache.serve("/", render)));
  expect(new Set(answers.map(textOf))).toEqual(new Set(["page"]));
  await cache.serve("/", render);
  expect(state.count).toBe(1);
});

test("cached responses are reported to the observer", async () => {
  const cache = createResponseCache();
  const { render } = renderer();
  const servedFromCache = vi.fn();
  const observed = { traceId: undefined, queried: vi.fn(), servedFromCache, finished: vi.fn() };
  const request = () => withRequest({ id: "1", observed }, () => cache.serve("/", render));
  await request();
  expect(servedFromCache).not.toHaveBeenCalled();
  await request();
  expect(servedFromCache).toHaveBeenCalledTimes(1);
});

test("a publish invalidates only pages of its kind", async () => {
  const cache = createResponseCache();
  const blog = renderer("old");
  const about = renderer("about");
  await cache.serve("/blog", blog.render);
  await cache.serve("/about", about.render);
  blog.state.text = "new";
  cache.invalidate("article");
  expect(textOf(await cache.serve("/blog", blog.render))).toBe("new");
  await cache.serve("/about", about.render);
  expect(about.state.count).toBe(1);
});

test("a page whose rendering began before a publish is stored as stale", async () => {
  const cache = createResponseCache();
  const { promise, resolve } = Promise.withResolvers<ProcessedPage>();
  const slow = cache.serve("/blog", () => promise);
  cache.invalidate("article");
  resolve(page("before"));
  await slow;
  expect(textOf(await cache.serve("/blog", async () => page("after")))).toBe("after");
});

test("the last good page is served when rendering fails", async () => {
  const cache = createResponseCache();
  const { state, render } = renderer("good");
  await cache.serve("/", render);
  cache.invalidate("all");
  state.fail = true;
  expect(textOf(await cache.serve("/", render))).toBe("good");
  state.fail = false;
  state.status = 503;
  expect(textOf(await cache.serve("/", render))).toBe("good");
  state.status = 200;
  state.text = "better";
  expect(textOf(await cache.serve("/", render))).toBe("better");
});

test("a page over a minute old is served at once and revalidated in the background", async () => {
  let time = 0;
  const cache = createResponseCache({ now: () => time });
  const { state, render } = renderer("first");
  await cache.serve("/", render);
  state.text = "second";
  time = 61_000;
  expect(textOf(await cache.serve("/", render))).toBe("first");
  await cache.settled();
  expect(textOf(await cache.serve("/", render))).toBe("second");
});

test("a missing page is rendered once a minute and after each publish, beside the pages that exist", async () => {
  let time = 0;
  const cache = createResponseCache({ now: () => time });
  const { state, render } = renderer();
  state.status = 404;
  const rendered = async () => {
    await cache.serve("/blog/nothing", render);
    return state.count;
  };
  expect([await rendered(), await rendered()]).toEqual([1, 1]);
  time += 61_000;
  expect([await rendered(), await rendered()]).toEqual([2, 2]);
  cache.invalidate("article");
  expect(await rendered()).toBe(3);
  expect(cache.size.pages).toBe(0);
  state.status = 503;
  cache.invalidate("article");
  expect([await rendered(), await rendered()]).toEqual([4, 5]);
});

test("the least recently used page is evicted when the cache is full", async () => {
  const cache = createResponseCache({ maxBytes: 250 });
  const hundred = "x".repeat(100);
  await cache.serve("/a", async () => page(hundred));
  await cache.serve("/b", async () => page(hundred));
  await cache.serve("/a", async () => page(hundred));
  await cache.serve("/c", async () => page(hundred));
  expect(await stored(cache, "/b")).toBeUndefined();
  expect(await stored(cache, "/a")).toBeDefined();
  expect(await stored(cache, "/c")).toBeDefined();
});

test("a request after a publish doesn't join an older rendering, however late that finishes", async () => {
  const cache = createResponseCache();
  const { promise, resolve } = Promise.withResolvers<ProcessedPage>();
  const slow = cache.serve("/blog", () => promise);
  cache.invalidate("article");
  const { state, render } = renderer("after");
  expect(textOf(await cache.serve("/blog", render))).toBe("after");
  resolve(page("before"));
  expect(textOf(await slow)).toBe("before");
  expect(textOf(await cache.serve("/blog", render))).toBe("after");
  expect(state.count).toBe(1);
});

test("an unchanged page keeps its compressed encodings, and gets the smallest one when requested again", async () => {
  let time = 0;
  const cache = createResponseCache({ now: () => time });
  const text = Array.from({ length: 3_000 }, (_, index) => `<p>${(index * 7_919) % 1_009} lines of a page</p>`).join(
    "",
  );
  const { state, render } = renderer(text);
  async function renderedAgain() {
    time += 61_000;
    await cache.serve("/", render);
    await cache.settled();
  }
  await cache.serve("/", render);
  const first = await vi.waitUntil(async () => (await stored(cache, "/", "br"))?.brotli?.length);
  await vi.waitUntil(async () => (await stored(cache, "/", "gzip"))?.gzip?.length);
  await renderedAgain();
  expect((await stored(cache, "/"))?.brotli).toBeDefined();
  const smallest = await vi.waitUntil(async () => {
    const size = (await stored(cache, "/"))?.brotli?.length ?? first;
    return size < first && size;
  });
  const gzipped = (await stored(cache, "/"))?.gzip;
  await renderedAgain();
  expect(await stored(cache, "/")).toMatchObject({ gzip: gzipped, isSmallest: true });
  expect((await stored(cache, "/"))?.brotli).toHaveLength(smallest);
  state.text = `${text}!`;
  await renderedAgain();
  expect((await stored(cache, "/"))?.isSmallest).toBe(false);
  expect(state.count).toBe(4);
});

test("an encoding is used for clients that accept it, and counts towards the size of the cache", async () => {
  const cache = createResponseCache();
  const body = "a page of some length, ".repeat(100);
  await cache.serve("/", async () => page(body));
  expect(await stored(cache, "/", "identity")).toMatchObject({ brotli: undefined, gzip: undefined });
  expect(cache.size.bytes).toBe(body.length);
  const gzip = await vi.waitUntil(async () => (await stored(cache, "/", "gzip, br;q=0"))?.gzip);
  expect(gunzipSync(gzip).toString()).toBe(body);
  expect((await stored(cache, "/", "identity"))?.brotli).toBeUndefined();
  expect(cache.size.bytes).toBe(body.length + gzip.length);
});

test("a page too short to compress has no encodings", async () => {
  const cache = createResponseCache();
  await cache.serve("/", async () => page("short"));
  expect(await stored(cache, "/", "gzip, br")).toMatchObject({ brotli: undefined, gzip: undefined });
});

test("a changed page is compressed in the encodings requested before", async () => {
  const cache = createResponseCache();
  const { state, render } = renderer("a page of some length, ".repeat(100));
  await cache.serve("/", render);
  await vi.waitUntil(async () => (await stored(cache, "/", "br"))?.brotli);
  state.text += "changed";
  cache.invalidate("all");
  await cache.serve("/", render);
  const changed = await vi.waitUntil(async () => (await stored(cache, "/"))?.brotli);
  expect(brotliDecompressSync(changed).toString()).toBe(state.text);
});

test("a page that was removed leaves the cache, and one that fails stays", async () => {
  let time = 0;
  const cache = createResponseCache({ now: () => time });
  const answer = (status: number) => async () => ({ status, headers: {}, body: Buffer.from(String(status)) });
  await cache.serve("/blog/item", answer(200));
  time += 61_000;
  await cache.serve("/blog/item", answer(503));
  await cache.settled();
  expect((await cache.serve("/blog/item", answer(404))).status).toBe(200);
  await cache.settled();
  expect((await cache.serve("/blog/item", answer(404))).status).toBe(404);
  expect(cache.size.pages).toBe(0);
});

test("Last-Modified is when the content was first seen, and never identifies two contents", async () => {
  let time = Date.parse("2026-11-26T10:00:00Z");
  const cache = createResponseCache({ now: () => time });
  const feed = (text: string) => async () => ({
    ...page(text),
    headers: { "Last-Modified": "Wed, 25 Nov 2026 09:00:00 GMT" },
  });
  const modifiedOf = async (text: string) => {
    cache.invalidate("all");
    return (await cache.serve("/rss.xml", feed(text))).headers["Last-Modified"];
  };
  expect(await modifiedOf("two articles")).toBe("Thu, 26 Nov 2026 10:00:00 GMT");
  expect(await modifiedOf("two articles")).toBe("Thu, 26 Nov 2026 10:00:00 GMT");
  // The older one was deleted within the second: the newest one's date is still the same.
  expect(await modifiedOf("one article")).toBe("Thu, 26 Nov 2026 10:00:01 GMT");
  time += 60_000;
  expect(await modifiedOf("two articles")).toBe("Thu, 26 Nov 2026 10:01:00 GMT");
});
