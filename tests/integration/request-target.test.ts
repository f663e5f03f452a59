import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createResponseCache } from "../../server/cache/response-cache.ts";
import { listen, type Socket } from "../../server/http/connection/socket.ts";
import { readRequestTarget } from "../../src/request-target.ts";
import { compose, createLogger } from "./support/built-site.ts";
import { rawRequest } from "./support/raw-request.ts";
import { openSampleSite, type SampleSite } from "./support/sample-site.ts";
import { oneNetwork, testStore } from "./support/site-context.ts";

const root = path.resolve(import.meta.dirname, "../..");
const siteUrl = "https://www.example.com";
const pages = createResponseCache();
let site: SampleSite;
let socket: Socket;

beforeAll(async () => {
  site = await openSampleSite(siteUrl);
  const logger = createLogger("silent");
  const app = await compose({
    clientNetwork: oneNetwork,
    config: { siteUrl },
    store: testStore(site.database, site.mediaDir),
    logger,
    cache: pages,
  });
  socket = await listen(app.fetch, { port: 0, host: "127.0.0.1", siteUrl, logger });
});

afterAll(async () => {
  await socket.close();
  await site.close();
});

const send = (...lines: string[]) => rawRequest(socket.port, ...lines);
const isCached = async (url: string) =>
  "etag" in (await pages.serve(url, async () => ({ status: 503, headers: {}, body: Buffer.of() })));
const get = (target: string, ...headers: string[]) => send(`GET ${target} HTTP/1.1`, ...headers);

test.each([
  ["//evil.example//x", "/evil.example/x"],
  ["//evil.example/contact", "/evil.example/contact"],
  ["/..//evil.example", "/evil.example"],
  ["/.//evil.example/", "/evil.example"],
  ["//x/admin", "/x/admin"],
  ["//admin", "/admin"],
  ["/%61dmin", "/admin"],
  ["/blog/../admin/articles?x=1", "/admin/articles?x=1"],
  ["//evil.example/%2e%2e/sitemap.xml", "/sitemap.xml"],
  ["/blog/", "/blog"],
  ["///", "/"],
  ["/Admin/articles", "/admin/articles"],
  ["/Booking/Ab.Cd.Ef", "/booking/Ab.Cd.Ef"],
])("%s is permanently redirected to %s", async (target, location) => {
  const response = await get(target);
  expect(response.status).toBe(301);
  expect(response.headers.location).toBe(location);
  expect(response.headers["x-content-type-options"]).toBe("nosniff");
});

test.each([
  "http://evil.example/contact",
  "http://evil.example//x",
  "/%2f/evil.example",
  "/%5c/evil.example",
  "/\\evil.example",
  "///%00",
  "/blog/%zz",
])("%s returns an error page", async (target) => {
  const response = await get(target);
  expect(response.status).toBe(404);
  expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(response.body).toContain("Page Not Found");
  expect(response.body).not.toContain("evil");
});

test("every path that returns 200 matches its route policy, however it is spelt", async () => {
  const filler = fc.constantFrom(
    "",
    "%20",
    "%09",
    "%C2%A0",
    "%E2%80%83",
    "%EF%BB%BF",
    "/",
    "/.",
    ".",
    ";",
    "%2E",
    "%00",
    "x",
  );
  const spelling = fc
    .tuple(
      fc.constantFrom("/", "/blog", "/contact", "/login", "/admin", "/ebook", "/privacy/my-data", "/rss.xml"),
      filler,
      filler,
    )
    .chain(([page, before, after]) =>
      fc.constantFrom(
        page + after,
        `/${before}${page.slice(1)}${after}`,
        page.replace(/(?<=.)\//, `${before}/${after}`),
      ),
    );
  await fc.assert(
    fc.asyncProperty(spelling, async (target) => {
      const { status } = await get(target);
      if (status !== 200) return;
      const read = readRequestTarget(target, "www.example.com");
      expect(read).toMatchObject({ outcome: "accepted", match: { route: expect.any(String) as string } });
      expect(decodeURIComponent(target)).toBe(decodeURIComponent(target).trim());
    }),
    { numRuns: 150, seed: 46 },
  );
});

test("a page has one spelling, so that no capitalised variant of a private page is cached", async () => {
  expect((await get("/privacy/My-Data/View")).status).toBe(404);
  expect((await get("/blog/CATEGORY/Healthcare")).status).toBe(404);
});

test("an overlong URL is rejected with a page, and a merely long one returns 404", async () => {
  expect((await get(`/${"x".repeat(9_000)}`)).status).toBe(414);
  const response = await get(`/blog/${"x".repeat(3_000)}`);
  expect(response.status).toBe(404);
  expect(response.body).toContain("Article Not Found");
});

test.each(["/ask?q=", "/blog?search=", "/roi-calculator?employees=", "/thank-you/contact?x="])(
  "a query that exceeds the limit once escaped causes no server error: %s",
  async (target) => {
    for (const mark of ["(", "%", "'"]) {
      const { status } = await get(`${target}${mark.repeat(3_000)}`);
      expect([200, 307, 404, 414], mark).toContain(status);
    }
  },
);

test("malformed HTTP gets an error page", async () => {
  const malformed = await get("/blog/\xff\xfe");
  expect([malformed.status, malformed.headers["content-type"]]).toEqual([400, "text/html; charset=utf-8"]);
  const large = await get("/", `X-Long: ${"x".repeat(20_000)}`);
  expect([large.status, large.headers["content-type"]]).toEqual([431, "text/html; charset=utf-8"]);
  expect(malformed.headers["strict-transport-security"]).toContain("max-age=31536000");
  expect(malformed.headers["x-content-type-options"]).toBe("nosniff");
});

test("other methods are redirected too, and change nothing", async () => {
  expect((await send("POST //contact HTTP/1.1", "Content-Length: 0")).status).toBe(308);
  expect((await send("OPTIONS * HTTP/1.1")).status).toBe(404);
  const head = await send("HEAD /%00 HTTP/1.1");
  expect([head.status, head.body]).toEqual([404, ""]);
});

test("an absolute target of this site is its page", async () => {
  const response = await get(`${siteUrl}/about`, "Host: evil.example");
  expect(response.status).toBe(200);
  expect(response.body).toContain(`<link rel="canonical" href="${siteUrl}/about"/>`);
});

const pagesWithOrigin = [
  "/",
  "/contact",
  "/blog",
  "/rss.xml",
  "/feed.json",
  "/podcast/feed.xml",
  "/sitemap.xml",
  "/robots.txt",
];

test.each(pagesWithOrigin)("the Host header appears nowhere on %s, rendered or cached", async (target) => {
  for (let visit = 1; visit <= 2; visit++) {
    const hostile = ["Host: evil.example", "X-Forwarded-Host: evil.example", "Forwarded: host=evil.example"];
    const response = await get(target, ...hostile);
    expect(response.status).toBe(200);
    expect(response.body).toContain(siteUrl);
    expect(response.body + JSON.stringify(response.headers)).not.toContain("evil.example");
  }
});

test.each(["/admin", "/admin/articles"])("every spelling of %s passes its guard", async (target) => {
  const direct = await get(target, "Host: evil.example");
  expect(direct.status).toBe(302);
  expect(direct.headers.location).toBe(`/login?return=${encodeURIComponent(target)}`);
  for (const disguise of [`//${target}`, `/.${target}`, `/x/..${target}`, target.replace("a", "%61"), `${target}/`]) {
    expect((await get(disguise)).headers.location, disguise).toBe(target);
  }
});

test("a form of another site is rejected, whatever its Host header", async () => {
  const form = ["Content-Type: application/x-www-form-urlencoded", "Content-Length: 0"];
  const post = (...headers: string[]) => send("POST /contact HTTP/1.1", ...form, ...headers);
  expect((await post("Origin: https://evil.example")).status).toBe(403);
  expect((await post("Origin: https://www.example.com", "Host: evil.example")).status).toBe(422);
  expect((await post("Origin: http://127.0.0.1:3000", "Host: 127.0.0.1:3000")).status).toBe(422);
});

test("generated targets never redirect off-site, never fail, and never poison the cache", async () => {
  const piece = fc.constantFrom(
    ..."/ // \\ .. . %2e %2F %5c %00 %ff %zz ? # @ : * ; evil.example http:// www.example.com admin %61dmin".split(" "),
    ..."blog contact podcast media cards artwork 1.svg _serverFn api auth x.png sitemap.xml \xe9".split(" "),
  );
  const target = fc
    .tuple(
      fc.constantFrom("/", "//", "/..//", "http://evil.example/", `${siteUrl}/`),
      fc.array(piece, { maxLength: 7 }),
    )
    .map(([start, pieces]) => start + pieces.join(""));
  await fc.assert(
    fc.asyncProperty(target, async (raw) => {
      const { status, headers, body } = await get(raw, "Host: evil.example");
      expect(status).toBeLessThan(500);
      if (headers.location !== undefined) expect(headers.location).toMatch(/^\/(?![/\\])/);
      expect(body).not.toMatch(/(canonical|og:url)[^>]*evil\.example\b(?!%|\/|[\w.-])/);
      expect(body).not.toContain("//evil.example");
    }),
    { numRuns: 400, seed: 15 },
  );
  expect(await isCached("//evil.example/contact")).toBe(false);
});

const article = "/blog/what-a-question-costs";

test.each([article, "/episode/12"])("cached %s is served as HTML or as Markdown, as requested", async (path) => {
  const html = "Accept: text/html,application/xhtml+xml,*/*;q=0.8";
  const kinds: [string, string][] = [
    [html, "text/html; charset=utf-8"],
    ["Accept: text/markdown", "text/markdown; charset=utf-8"],
    [html, "text/html; charset=utf-8"],
    ["Accept: text/markdown;q=0.4, text/html;q=0.5", "text/html; charset=utf-8"],
    ["Accept: text/markdown;q=0.5, text/html;q=0.4", "text/markdown; charset=utf-8"],
    ["Accept: */*", "text/html; charset=utf-8"],
  ];
  for (const [accept, type] of kinds) {
    for (const method of ["GET", "HEAD"]) {
      const response = await send(`${method} ${path} HTTP/1.1`, accept);
      expect(response.status).toBe(200);
      expect(response.headers["content-type"], `${method} ${accept}`).toBe(type);
      expect(response.headers.vary).toBe("Accept, Accept-Encoding");
      expect(response.body.startsWith("<!")).toBe(method === "GET" && type.startsWith("text/html"));
      expect(response.body === "").toBe(method === "HEAD");
    }
  }
  expect([await isCached(path), await isCached(`${path}.md`)]).toEqual([true, true]);
});

test("the entity tag of one representation does not match the other", async () => {
  const html = await get(article);
  const tag = `If-None-Match: ${html.headers.etag ?? ""}`;
  expect((await get(article, tag)).status).toBe(304);
  const markdown = await get(article, tag, "Accept: text/markdown");
  expect(markdown.status).toBe(200);
  expect(markdown.body).toMatch(/^(---|# )/);
});

test("raw targets are parsed in one place only", async () => {
  const folder = path.join(root, "server", "http");
  for (const name of await readdir(folder)) {
    if (!name.endsWith(".ts") || name.includes(".test.")) continue;
    expect(await readFile(path.join(folder, name), "utf8"), name).not.toMatch(/new URL\([^)]*,\s*siteUrl/);
  }
});
