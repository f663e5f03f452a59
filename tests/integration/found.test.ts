import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { type Database, openDatabase } from "../../server/database/open-database.ts";
import { checkPodcastFeed, readXml } from "../../src/seo/testing/podcast-checker.ts";
import { compose, createLogger } from "./support/built-site.ts";
import { copyPrepared } from "./support/prepared-data.ts";
import { oneNetwork, testStore } from "./support/site-context.ts";

const graph = z.object({ "@graph": z.array(z.looseObject({ "@type": z.string() })) });
const faqPage = z.object({
  mainEntity: z.array(z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) })),
});
const jsonFeed = z.object({ items: z.array(z.looseObject({ content_html: z.string() })) });

const siteUrl = "https://www.example.com";

let dataDir: string;
let database: Database;
let request: (url: string, headers?: Record<string, string>, method?: "GET" | "HEAD") => Promise<Response>;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "found-"));
  const mediaDir = path.join(dataDir, "media");
  copyPrepared("sample", dataDir);
  database = await openDatabase({ dataDir });
  const app = await compose({
    clientNetwork: oneNetwork,
    config: { siteUrl },
    store: testStore(database, mediaDir),
    logger: createLogger("silent"),
  });
  request = async (url, headers = {}, method = "GET") =>
    app.fetch(new Request(new URL(url, siteUrl), { headers, method }));
});

afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

const urls = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url.replaceAll("&amp;", "&"));
const captures = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = ""]) => value);

describe("the site as crawlers find it", () => {
  test("lists only existing, indexable, canonical pages with unique titles and descriptions in the sitemap", async () => {
    const pages = urls(await (await request("/sitemap.xml")).text());
    expect(pages.length).toBeGreaterThan(60);
    expect(new Set(pages).size).toBe(pages.length);
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    for (const page of pages) {
      const response = await request(page);
      const html = await response.text();
      expect(response.status, page).toBe(200);
      expect(captures(html, /<link rel="canonical" href="([^"]*)"/g), page).toEqual([page]);
      expect(captures(html, /<meta name="robots" content="([^"]*)"/g), page).toEqual(["index, follow"]);
      expect(captures(html, /<meta property="og:image" content="([^"]*)"/g), page).toHaveLength(1);
      const [title = "", ...moreTitles] = captures(html, /<title>([^<]*)<\/title>/g);
      const [description = "", ...moreDescriptions] = captures(html, /<meta name="description" content="([^"]*)"/g);
      expect([...moreTitles, ...moreDescriptions], page).toEqual([]);
      expect(titles.get(title), `${page} has the title of`).toBeUndefined();
      expect(descriptions.get(description), `${page} has the description of`).toBeUndefined();
      titles.set(title, page);
      descriptions.set(description, page);
    }
  });

  test("embeds structured data that matches the visible page", async () => {
    const html = await (await request("/sunday-review")).text();
    const [block = ""] = captures(html, /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g);
    const { "@graph": objects } = graph.parse(JSON.parse(block));
    const faq = faqPage.parse(objects.find((object) => object["@type"] === "FAQPage"));
    const text = html.replaceAll(/<script[\s\S]*?<\/script>/g, "");
    expect(faq.mainEntity.length).toBeGreaterThan(3);
    for (const { name, acceptedAnswer } of faq.mainEntity) {
      expect(text).toContain(name);
      expect(text).toContain(acceptedAnswer.text);
    }
  });

  test.each([
    ["/rss.xml", "application/rss+xml"],
    ["/blog/category/Healthcare/rss.xml", "application/rss+xml"],
    ["/podcast/feed.xml", "application/rss+xml"],
    ["/sitemap.xml", "application/xml"],
  ])("serves %s well-formed, with its own cache rules and 304", async (url, type) => {
    const response = await request(url);
    expect(response.headers.get("content-type")).toBe(`${type}; charset=utf-8`);
    expect(response.headers.get("cache-control")).toContain("max-age=300");
    expect(response.headers.get("content-security-policy")).toContain("sandbox");
    expect(Object.keys(readXml(await response.text()))).toHaveLength(1);
    const etag = response.headers.get("etag") ?? "";
    expect((await request(url, { "If-None-Match": etag })).status).toBe(304);
    const modified = response.headers.get("last-modified");
    if (modified) expect((await request(url, { "If-Modified-Since": modified })).status).toBe(304);
  });

  test("serves the newest articles in full in the JSON feed, with absolute links", async () => {
    const feed = jsonFeed.parse(await (await request("/feed.json")).json());
    expect(feed.items).toHaveLength(20);
    expect(feed.items[0]?.content_html.length).toBeGreaterThan(1000);
    expect(JSON.stringify(feed)).not.toMatch(/(href|src)=\\"\//);
  });

  test("has no feed for a category without articles", async () => {
    expect((await request("/blog/category/Nothing/rss.xml")).status).toBe(404);
  });

  test("serves a podcast feed that follows the specification, and everything it references as stated", async () => {
    const { channel, items } = checkPodcastFeed(await (await request("/podcast/feed.xml")).text());
    expect(items).toHaveLength(3);
    for (const item of items) {
      const { "@url": url, "@length": length, "@type": type } = item.enclosure;
      const head = await request(url, {}, "HEAD");
      expect(head.headers.get("content-length"), url).toBe(length);
      expect(head.headers.get("content-type")).toBe(type);
      expect(head.headers.get("accept-ranges")).toBe("bytes");
      expect((await head.arrayBuffer()).byteLength).toBe(0);
      expect((await (await request(url)).arrayBuffer()).byteLength).toBe(Number(length));
      const part = await request(url, { Range: "bytes=10-19" });
      expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 10-19/${length}`]);
      const files = [item["podcast:transcript"], item["podcast:chapters"]];
      for (const file of files) {
        const response = await request(file?.["@url"] ?? "");
        expect(response.headers.get("content-type")).toContain(file?.["@type"]);
        expect(response.headers.get("access-control-allow-origin")).toBe("*");
      }
      expect((await request(item["podcast:person"]?.["@href"] ?? "")).status).toBe(200);
      expect((await request(item.link)).status).toBe(200);
    }
    for (const picture of [channel["itunes:image"], ...items.map((item) => item["itunes:image"])]) {
      const response = await request(picture["@href"], {}, "HEAD");
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
    }
  });

  test("shows transcript, chapters and guest on an episode's page, and links back from the guest's page", async () => {
    const html = await (await request("/episode/14")).text();
    expect(html).toContain('id="t=47"');
    expect(html).toMatch(/<noscript><audio controls="" preload="none" src="\/media\/audio\/episode-42\.mp3"/);
    expect(html).toContain('href="/guest/henrike-voss"');
    const guest = await (await request("/guest/henrike-voss")).text();
    expect(guest).toContain('href="/episode/14"');
    const [block = ""] = captures(guest, /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g);
    expect(graph.parse(JSON.parse(block))["@graph"][0]).toMatchObject({ "@type": "Person", name: "Henrike Voss" });
    expect((await request("/guest/nobody")).status).toBe(404);
    expect(urls(await (await request("/sitemap.xml")).text())).toContain(`${siteUrl}/guest/henrike-voss`);
  });

  test("serves an episode's own recording at /podcasts/{id}.mp3, else 404", async () => {
    expect((await request("/podcasts/14.mp3")).headers.get("content-type")).toBe("audio/mpeg");
    expect((await request("/podcasts/1.mp3")).status).toBe(404);
    expect((await request("/podcasts/999999.mp3")).status).toBe(404);
  });

  test("serves articles and episodes as Markdown, by URL and by Accept header", async () => {
    const page = "/blog/what-leaves-with-a-retirement";
    const byUrl = await request(`${page}.md`);
    const text = await byUrl.text();
    expect(text).toMatch(/^# What leaves with a retirement, and how to keep it\n/);
    expect(text).not.toMatch(/<\w+[ >]/);
    expect(byUrl.headers.get("link")).toBe(`<${siteUrl}${page}>; rel="canonical"`);
    const preferred = await request(page, { Accept: "text/markdown" });
    expect(await preferred.text()).toBe(text);
    expect(preferred.headers.get("vary")).toContain("Accept,");
    expect((await request(page, { Accept: "text/html" })).headers.get("content-type")).toContain("text/html");
    expect(await (await request("/episode/14.md")).text()).toContain("## Transcript");
    expect((await request("/blog/nothing.md")).status).toBe(404);
    expect((await request("/episode/x.md")).status).toBe(404);
  });

  test("points to the right places in robots.txt, security.txt and llms.txt", async () => {
    expect(await (await request("/robots.txt")).text()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
    expect(await (await request("/.well-known/security.txt")).text()).toContain("Expires: ");
    const guide = await (await request("/llms.txt")).text();
    for (const [url = ""] of guide.matchAll(/https:\/\/www\.example\.com[^)\s]*/g)) {
      // For POST by API clients only; there is nothing to GET.
      expect((await request(url)).status, url).toBe(url.endsWith("/mcp") ? 405 : 200);
    }
  });

  test("draws covers of show and episode square and large enough, and cards in their size", async () => {
    const dimensions = async (url: string) => {
      const head = Buffer.from(await (await request(url)).arrayBuffer());
      return [head.readUInt32BE(16), head.readUInt32BE(20)];
    };
    expect(await dimensions("/podcast/cover.png")).toEqual([3000, 3000]);
    expect(await dimensions("/artwork/14.png")).toEqual([1400, 1400]);
    expect(await dimensions("/cards/episode/14.png")).toEqual([1200, 630]);
  });
});
