import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createResponseCache } from "../../server/cache/response-cache.ts";
import { type Database, openDatabase } from "../../server/database/open-database.ts";
import { compose, createLogger } from "./support/built-site.ts";
import { copyPrepared } from "./support/prepared-data.ts";
import { oneNetwork, testStore } from "./support/site-context.ts";

const siteUrl = "https://www.example.com";

let dataDir: string;
let database: Database;
/** Makes every database query fail when set. */
let isDatabaseDown = false;
/** Makes writes to the data directory fail when set. */
let isDiskFull = false;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "http-"));
  copyPrepared("sample", dataDir);
  database = await openDatabase({ dataDir });
});

afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

/** Another site with its own cache on the same database. */
async function openSite() {
  isDatabaseDown = false;
  isDiskFull = false;
  const pages = createResponseCache();
  const db = new Proxy(database.db, {
    get(target, name) {
      if (isDatabaseDown) throw Object.assign(new Error("connection refused at 10.0.0.7"), { code: "ECONNREFUSED" });
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
  const ping = async () => {
    if (isDatabaseDown) throw new Error("connection refused");
    await database.ping();
  };
  const app = await compose({
    clientNetwork: oneNetwork,
    config: { siteUrl },
    store: testStore({ db, ping }, path.join(dataDir, "media")),
    logger: createLogger("silent"),
    cache: pages,
    isDiskWritable: async () => !isDiskFull,
  });
  const request = async (url: string, headers: Record<string, string> = {}, method = "GET") =>
    app.fetch(new Request(new URL(url, siteUrl), { headers, method }));
  return { request, pages };
}

test("an article is complete in the server's HTML, with its own policy and cache rules", async () => {
  const { request } = await openSite();
  const response = await request("/blog/what-a-question-costs");
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain("What a question costs before anyone answers it");
  expect(html).toContain("The route a question takes");
  expect(html).toContain('data-prerendered="true"');
  expect(html).toContain(`<link rel="canonical" href="${siteUrl}/blog/what-a-question-costs"/>`);
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
  expect(policy).not.toContain("unsafe-inline");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(response.headers.get("x-frame-options")).toBe("DENY");
  expect(response.headers.get("cache-control")).toContain("stale-while-revalidate");
  expect(response.headers.get("strict-transport-security")).toContain("max-age=31536000");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(response.headers.get("set-cookie")).toBeNull();
});

test("the second request gets the cached page compressed, and a conditional one gets 304", async () => {
  const { request } = await openSite();
  const first = await request("/blog");
  const html = await first.text();
  await expect
    .poll(async () => (await request("/blog", { "accept-encoding": "br" })).headers.get("content-encoding"))
    .toBe("br");
  const second = await request("/blog", { "accept-encoding": "gzip, br" });
  expect(brotliDecompressSync(Buffer.from(await second.arrayBuffer())).toString()).toBe(html);
  const third = await request("/blog", { "if-none-match": first.headers.get("etag") ?? "" });
  expect(third.status).toBe(304);
  expect(await third.text()).toBe("");
});

test("unknown URLs share one cached page, and so do items that don't exist and the forged links of a page", async () => {
  const { request, pages } = await openSite();
  const bodyOf = async (url: string) => {
    const direct = await request(url);
    const response = direct.status === 302 ? await request(direct.headers.get("location") ?? "") : direct;
    return `${response.status} ${response.headers.get("cache-control")} ${await response.text()}`;
  };
  const equivalentUrls = [
    ["/no/such/page", "/another/page?x=1", "/newsletter/Confirm.php"],
    ["/nothing", "/another?x=1"],
    ["/blog/x", "/blog/what-a-question-cost", "/blog/-"],
    ["/episode/999999", "/episode/twelve", "/episode/0"],
    ["/guest/nobody", "/guest/x"],
    ["/sunday-review/x", "/sunday-review/y?page=2"],
    ["/booking/x", `/booking/eA.zzzzzz.${"A".repeat(32)}`],
    ["/preview/article/x", "/preview/article/y"],
    ["/newsletter/confirm?token=x", "/newsletter/confirm?token=y", "/newsletter/confirm"],
    ["/newsletter/unsubscribe?token=x", "/newsletter/unsubscribe?token=y"],
  ];
  for (const [first = "", ...otherUrls] of equivalentUrls) {
    const page = await bodyOf(first);
    expect(page).toMatch(/^(?:200|404|410) no-store /);
    for (const otherUrl of otherUrls) expect(await bodyOf(otherUrl)).toBe(page);
  }
  expect(pages.size.pages).toBe(equivalentUrls.length);
  await request("/roi-calculator?x=1");
  await request("/roi-calculator?x=2");
  expect(pages.size.pages).toBe(equivalentUrls.length + 1);
});

test("a replica without its database is ready while it has cached pages, and never for writing", async () => {
  const { request } = await openSite();
  isDatabaseDown = true;
  const ready = async (url: string) => (await request(url)).status;
  expect(await ready("/readyz")).toBe(503);
  isDatabaseDown = false;
  await request("/about");
  expect(await ready("/readyz?writing")).toBe(200);
  isDatabaseDown = true;
  expect(await ready("/readyz?writing")).toBe(503);
  const response = await request("/readyz");
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: "ready", database: "down" });
});

test("HEAD has the headers of GET, without the body", async () => {
  const { request } = await openSite();
  const get = await request("/about");
  const head = await request("/about", {}, "HEAD");
  expect(await head.text()).toBe("");
  expect(head.headers.get("etag")).toBe(get.headers.get("etag"));
  expect(head.headers.get("content-length")).toBe(get.headers.get("content-length"));
});

test.each([
  ["/no/such/page", "Page Not Found"],
  ["/blog/no-such-article", "Article Not Found"],
  ["/episode/999999", "Episode Not Found"],
  ["/episode/twelve", "Episode Not Found"],
])("%s returns 404 with its own message", async (url, message) => {
  const { request } = await openSite();
  const response = await request(url);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain(message);
});

test("an article with a remote picture shows a drawn cover, and does not contact that host", async () => {
  const slug = "what-a-question-costs";
  const setPictures = (first: string | null, second: string | null) =>
    database.db
      .updateTable("blog_articles")
      .set({ featured_image_url: first, featured_image_url_2: second })
      .where("slug", "=", slug)
      .execute();
  const before = await database.db
    .selectFrom("blog_articles")
    .select(["featured_image_url", "featured_image_url_2"])
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  await setPictures("https://elsewhere.example/a.jpg", "https://elsewhere.example/b.jpg");
  try {
    const { request } = await openSite();
    const html = await (await request(`/blog/${slug}`)).text();
    expect(html).not.toMatch(/<img[^>]*elsewhere\.example/);
    const cover = /<img[^>]*src="(\/covers\/[^"]+)"/.exec(html)?.[1] ?? "";
    const drawing = await request(cover);
    expect(drawing.status).toBe(200);
    expect(drawing.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    expect(cover).toBe(`/covers/blog/${slug}.svg`);
    const svg = await drawing.text();
    expect(svg).toMatch(/^<svg /);
    expect(svg).toContain('class="c-name"');
    expect(svg).not.toContain("<text");
    expect((await request("/covers/healthcare-3.svg")).status).toBe(200);
    expect((await request("/covers/healthcare-99.svg")).status).toBe(404);
    expect((await request("/covers/blog/no-such-article.svg")).status).toBe(404);
    expect((await request("/covers/blog/%00.svg")).status).toBe(404);
  } finally {
    await setPictures(before.featured_image_url, before.featured_image_url_2);
  }
});

test("a trailing slash is redirected permanently", async () => {
  const { request } = await openSite();
  const response = await request("/blog/?page=2");
  expect(response.status).toBe(301);
  expect(response.headers.get("location")).toBe("/blog?page=2");
  expect((await request(`${siteUrl}//evil.example/`)).headers.get("location")).toBe("/evil.example");
});

test("when the database fails, cached pages are served and other requests get 503", async () => {
  const { request, pages } = await openSite();
  await request("/blog");
  await request("/episodes");
  isDatabaseDown = true;
  pages.invalidate("all");
  const cached = await request("/blog");
  expect(cached.status).toBe(200);
  expect(await cached.text()).toContain("Latest Articles");
  const unknown = await request("/blog/what-a-question-costs");
  expect(unknown.status).toBe(503);
  expect(unknown.headers.get("retry-after")).toBe("30");
  expect(unknown.headers.get("cache-control")).toBe("no-store");
  const text = await unknown.text();
  expect(text).toContain("<main");
  expect(text).not.toContain("10.0.0.7");
  expect(await (await request("/healthz")).json()).toMatchObject({ status: "degraded", database: "down" });
  isDatabaseDown = false;
  expect((await request("/blog/what-a-question-costs")).status).toBe(200);
  expect(await (await request("/healthz")).json()).toMatchObject({ status: "ok", database: "up" });
});

test("the health check returns 503 while the disk rejects writes", async () => {
  const { request } = await openSite();
  const health = async () => {
    const response = await request("/healthz");
    return [response.status, (await response.json()) as unknown];
  };
  expect(await health()).toEqual([200, expect.objectContaining({ status: "ok", database: "up", disk: "up" })]);
  isDiskFull = true;
  expect(await health()).toEqual([503, expect.objectContaining({ status: "degraded", database: "up", disk: "down" })]);
  isDiskFull = false;
  expect((await health())[0]).toBe(200);
});

test("built files are immutable and precompressed", async () => {
  const { request } = await openSite();
  const html = await (await request("/")).text();
  const script = /"(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? "";
  const response = await request(script, { "accept-encoding": "br" });
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("content-encoding")).toBe("br");
  expect((await request("/assets/gone-12345678.js")).status).toBe(404);
});

test("recordings support ranges", async () => {
  const { request } = await openSite();
  const response = await request("/media/audio/episode-42.mp3", { range: "bytes=0-99" });
  expect(response.status).toBe(206);
  expect((await response.arrayBuffer()).byteLength).toBe(100);
  expect((await request("/media/../database.lock")).status).toBe(404);
});

test("methods that a page does not accept are rejected", async () => {
  const { request } = await openSite();
  for (const [path, method, allow] of [
    ["/blog", "POST", "GET, HEAD"],
    ["/blog", "PUT", "GET, HEAD"],
    ["/contact", "DELETE", "GET, HEAD, POST"],
  ] as const) {
    const { status, headers } = await request(path, {}, method);
    expect([status, headers.get("allow")], `${method} ${path}`).toEqual([405, allow]);
  }
});
