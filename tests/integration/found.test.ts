import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createApp } from "../../server/app.ts";
import { createPictureStore } from "../../server/cards/picture-store.ts";
import { seedSampleContent } from "../../server/content/seed.ts";
import { type Database, openDatabase } from "../../server/database/open-database.ts";
import { drawArtwork } from "../../server/drawings.ts";
import { createLogger } from "../../server/logger.ts";
import { createPageCache } from "../../server/page-cache.ts";
import { loadRenderer } from "../../server/renderer.ts";
import { loadStaticFiles } from "../../server/static-files.ts";
import { getEpisode } from "../../src/data/episodes.server.ts";
import { findRecording } from "../../src/data/recordings.server.ts";
import { readXml } from "../../src/seo/testing/read-xml.ts";
import { siteContext, siteIdentity } from "./support/site-context.ts";

const graph = z.object({ "@graph": z.array(z.looseObject({ "@type": z.string() })) });
const faqPage = z.object({
  mainEntity: z.array(z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string() }) })),
});
const jsonFeed = z.object({ items: z.array(z.looseObject({ content_html: z.string() })) });

const root = path.resolve(import.meta.dirname, "../..");
const siteUrl = "https://www.example.com";

let dataDir: string;
let database: Database;
let ask: (address: string, headers?: Record<string, string>) => Promise<Response>;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "found-"));
  const mediaDir = path.join(dataDir, "media");
  database = await openDatabase({ dataDir });
  await seedSampleContent(database, mediaDir);
  const { db } = database;
  const app = createApp({
    siteUrl,
    mediaDir,
    logger: createLogger("silent"),
    staticFiles: await loadStaticFiles(path.join(root, "dist", "client")),
    pages: createPageCache(),
    identity: siteIdentity(database.db),
    render: await loadRenderer(path.join(root, "dist", "server", "server.js"), siteContext(db, mediaDir)),
    drawArtwork: async (id) => {
      const episode = await getEpisode(db, id);
      return episode ? drawArtwork(episode.guestName, episode.number) : undefined;
    },
    pictures: createPictureStore(path.join(dataDir, "pictures")),
    serveDownload: async () => undefined,
    findRecording: async (id) => {
      const episode = await getEpisode(db, id);
      return episode ? (await findRecording(mediaDir, episode))?.file : undefined;
    },
    ping: () => database.ping(),
  });
  ask = async (address, headers = {}) => app.fetch(new Request(new URL(address, siteUrl), { headers }));
});

afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address.replaceAll("&amp;", "&"));
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = ""]) => value);

test("every page of the sitemap is there, may be listed, names itself and has a title and a description of its own", async () => {
  const pages = addresses(await (await ask("/sitemap.xml")).text());
  expect(pages.length).toBeGreaterThan(60);
  expect(new Set(pages).size).toBe(pages.length);
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const page of pages) {
    const response = await ask(page);
    const html = await response.text();
    expect(response.status, page).toBe(200);
    expect(all(html, /<link rel="canonical" href="([^"]*)"/g), page).toEqual([page]);
    expect(all(html, /<meta name="robots" content="([^"]*)"/g), page).toEqual(["index, follow"]);
    expect(all(html, /<meta property="og:image" content="([^"]*)"/g), page).toHaveLength(1);
    const [title = "", ...moreTitles] = all(html, /<title>([^<]*)<\/title>/g);
    const [description = "", ...moreDescriptions] = all(html, /<meta name="description" content="([^"]*)"/g);
    expect([...moreTitles, ...moreDescriptions], page).toEqual([]);
    expect(titles.get(title), `${page} has the title of`).toBeUndefined();
    expect(descriptions.get(description), `${page} has the description of`).toBeUndefined();
    titles.set(title, page);
    descriptions.set(description, page);
  }
});

test("structured data stands in the page as a data block and quotes what the page shows", async () => {
  const html = await (await ask("/sunday-review")).text();
  const [block = ""] = all(html, /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g);
  const { "@graph": things } = graph.parse(JSON.parse(block));
  const faq = faqPage.parse(things.find((thing) => thing["@type"] === "FAQPage"));
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
])("%s is well-formed, has its own cache rules and is not sent twice", async (address, type) => {
  const response = await ask(address);
  expect(response.headers.get("content-type")).toBe(`${type}; charset=utf-8`);
  expect(response.headers.get("cache-control")).toContain("max-age=300");
  expect(response.headers.get("content-security-policy")).toContain("sandbox");
  expect(Object.keys(readXml(await response.text()))).toHaveLength(1);
  const etag = response.headers.get("etag") ?? "";
  expect((await ask(address, { "If-None-Match": etag })).status).toBe(304);
  const modified = response.headers.get("last-modified");
  if (modified) expect((await ask(address, { "If-Modified-Since": modified })).status).toBe(304);
});

test("the JSON feed has the newest articles, whole and with absolute links", async () => {
  const feed = jsonFeed.parse(await (await ask("/feed.json")).json());
  expect(feed.items).toHaveLength(20);
  expect(feed.items[0]?.content_html.length).toBeGreaterThan(1000);
  expect(JSON.stringify(feed)).not.toMatch(/(href|src)=\\"\//);
});

test("a category without articles has no feed", async () => {
  expect((await ask("/blog/category/Nothing/rss.xml")).status).toBe(404);
});

test("every enclosure of the podcast feed is a file of exactly that length", async () => {
  const xml = await (await ask("/podcast/feed.xml")).text();
  const enclosures = [...xml.matchAll(/<enclosure url="([^"]*)" length="(\d+)"/g)];
  expect(enclosures).toHaveLength(3);
  for (const [, address = "", length] of enclosures) {
    expect((await ask(address)).headers.get("content-length")).toBe(length);
    expect((await ask(address, { Range: "bytes=0-9" })).status).toBe(206);
  }
  for (const address of all(xml, /<podcast:(?:transcript|chapters) url="([^"]*)"/g))
    expect((await ask(address)).status).toBe(200);
});

test("/podcasts/{id}.mp3 is the episode's own recording, or nothing", async () => {
  expect((await ask("/podcasts/14.mp3")).headers.get("content-type")).toBe("audio/mpeg");
  expect((await ask("/podcasts/1.mp3")).status).toBe(404);
  expect((await ask("/podcasts/999999.mp3")).status).toBe(404);
});

test("articles and episodes are there as Markdown, by address and by preference", async () => {
  const page = "/blog/what-leaves-with-a-retirement";
  const byAddress = await ask(`${page}.md`);
  const text = await byAddress.text();
  expect(text).toMatch(/^# What leaves with a retirement, and how to keep it\n/);
  expect(text).not.toMatch(/<\w+[ >]/);
  expect(byAddress.headers.get("link")).toBe(`<${siteUrl}${page}>; rel="canonical"`);
  const preferred = await ask(page, { Accept: "text/markdown" });
  expect(await preferred.text()).toBe(text);
  expect(preferred.headers.get("vary")).toContain("Accept,");
  expect((await ask(page, { Accept: "text/html" })).headers.get("content-type")).toContain("text/html");
  expect(await (await ask("/episode/14.md")).text()).toContain("## Transcript");
  expect((await ask("/blog/nothing.md")).status).toBe(404);
  expect((await ask("/episode/x.md")).status).toBe(404);
});

test("robots.txt, security.txt and llms.txt say where things are", async () => {
  expect(await (await ask("/robots.txt")).text()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(await (await ask("/.well-known/security.txt")).text()).toContain("Expires: ");
  const guide = await (await ask("/llms.txt")).text();
  for (const [address = ""] of guide.matchAll(/https:\/\/www\.example\.com[^)\s]*/g)) {
    expect((await ask(address)).status, address).toBe(200);
  }
});

test("the show's and an episode's covers are square and large enough, a card has its size", async () => {
  const side = async (address: string) => {
    const head = Buffer.from(await (await ask(address)).arrayBuffer());
    return [head.readUInt32BE(16), head.readUInt32BE(20)];
  };
  expect(await side("/podcast/cover.png")).toEqual([3000, 3000]);
  expect(await side("/artwork/14.png")).toEqual([1400, 1400]);
  expect(await side("/cards/episode/14.png")).toEqual([1200, 630]);
});
