import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compareSitemap, crawl, readSitemap, softNotFounds } from "../../scripts/crawl.ts";
import { fetchFromFolder } from "../../scripts/fetch-from-folder.ts";
import { exportSite } from "../../server/export/export-site.ts";
import type { ExportedSite } from "../../server/export/open-exported-site.ts";
import { createFolderMedia } from "../../server/media/folder-media.ts";
import { listPublishedArticles, listRedirects } from "../../src/features/articles/articles.server.ts";
import { type PrerenderedData, type PrerenderedSearch, searchPrerendered } from "../../src/static-site/prerendered.ts";
import { openSampleSite, type SampleSite } from "./support/sample-site.ts";
import { testStore } from "./support/site-context.ts";

const origin = "https://www.example.com";
const deployment = { origin, server: undefined };

let site: SampleSite;
let exported: ExportedSite;
let directory: string;
/** Requested before the export; afterwards this process renders the exported pages. */
let running: Awaited<ReturnType<typeof inspect>>;
const missing: string[] = [];

const runExport = (target = directory) =>
  exportSite({
    ...exported,
    directory: target,
    deployment,
    redirects: () => listRedirects(site.database.db),
    media: createFolderMedia(site.mediaDir),
    cards: false,
    onMissing: (url, linkedFrom) => missing.push(`${linkedFrom} -> ${url}`),
  });

const read = (name: string) => readFile(path.join(directory, name), "utf8");
const readJson = async <Content>(name: string) => JSON.parse(await read(name)) as Content;
const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

const isOutside = (url: string) => /^\/(login|admin|api)\b/.test(new URL(url).pathname);

async function inspect(fetchPage: SampleSite["fetchPage"]) {
  const crawled = await crawl(`${origin}/`, fetchPage, isOutside);
  const unlisted = compareSitemap(await readSitemap(`${origin}/sitemap.xml`, fetchPage), crawled);
  const missingPaths = ["/nothing", "/blog/nothing", "/episode/999999", "/episode/x", "/services/nothing"];
  const soft = await softNotFounds(
    missingPaths.map((path) => origin + path),
    fetchPage,
  );
  return { crawled, unlisted, soft };
}

beforeAll(async () => {
  site = await openSampleSite(origin);
  running = await inspect(site.fetchPage);
  const file = path.resolve("dist/server/server.js");
  const { openExportedSite } = (await import(pathToFileURL(file).href)) as typeof import("../../src/server.ts");
  exported = await openExportedSite(testStore(site.database, site.mediaDir), deployment);
  directory = await mkdtemp(path.join(tmpdir(), "exported-"));
  await runExport();
});

afterAll(async () => {
  await site.close();
  await rm(directory, { recursive: true });
});

test("the running site has no orphan, redirected link, soft 404 or duplicate, and lists exactly its indexable pages", () => {
  expect(running.crawled.problems).toEqual([]);
  expect(running.unlisted).toEqual([]);
  expect(running.soft).toEqual([]);
  expect(running.crawled.pages.size).toBeGreaterThan(60);
});

test("the exported site has the same link quality", async () => {
  const fetchPage = fetchFromFolder(directory);
  const crawled = await crawl(`${origin}/`, fetchPage, isOutside);
  expect(crawled.problems).toEqual([]);
  expect(compareSitemap(await readSitemap(`${origin}/sitemap.xml`, fetchPage), crawled)).toEqual([]);
  expect(missing).toEqual([]);
});

test("an export is complete: feeds, texts, pictures, recordings and the 404 page", async () => {
  const files = await filesIn(directory);
  expect(files).toEqual(
    expect.arrayContaining([
      "404.html",
      ".nojekyll",
      "_headers",
      ".well-known/security.txt",
      "artwork/14.png",
      "blog/category/Healthcare/feed.json",
      "blog/what-leaves-with-a-retirement/index.html",
      "blog/what-leaves-with-a-retirement.md",
      "episode/14.md",
      "feed.json",
      "llms.txt",
      "media/audio/episode-42.mp3",
      "media/audio/episode-42.vtt",
      "podcast/cover.png",
      "podcast/feed.xml",
      "robots.txt",
      "rss.xml",
      "site.webmanifest",
    ]),
  );
});

test("the exported search finds the same as the database", async () => {
  const { blogArticles } = await readJson<PrerenderedData>("prerendered/data.json");
  const { blogArticles: texts } = await readJson<PrerenderedSearch>("prerendered/search.json");
  const terms = ["CUSTOMS", "  the   ward ", "100 %", "sop", "Übergabe", "a_b", "procedure,"];
  const filters = terms.flatMap((search) =>
    [undefined, "Healthcare", "SOPs & Onboarding"].flatMap((category) =>
      [1, 2, 4].map((page) => ({ search, category, page })),
    ),
  );
  for (const filter of filters) {
    const { articles, total } = await listPublishedArticles(site.database.db, filter);
    const exportedResult = searchPrerendered(blogArticles, texts, filter);
    expect(exportedResult.total, JSON.stringify(filter)).toBe(total);
    expect(exportedResult.articles.map(({ slug }) => slug)).toEqual(articles.map(({ slug }) => slug));
  }
});

test("a withdrawn article has no file, and a renamed one redirects from its old URL", async () => {
  const target = await mkdtemp(path.join(tmpdir(), "exported-again-"));
  const { db } = site.database;
  await sql`update blog_articles set status = 'draft' where slug = 'four-copies-one-truth'`.execute(db);
  await sql`insert into article_redirects select 'an-older-name', id from blog_articles where slug = 'night-shift-pilot-group'`.execute(
    db,
  );
  try {
    await runExport(target);
    expect((await filesIn(target)).filter((name) => name.includes("blog/four-copies-one-truth"))).toEqual([]);
    const moved = await readFile(path.join(target, "blog/an-older-name/index.html"), "utf8");
    expect(moved).toContain('content="0; url=/blog/night-shift-pilot-group/"');
  } finally {
    await sql`update blog_articles set status = 'published' where slug = 'four-copies-one-truth'`.execute(db);
    await sql`delete from article_redirects`.execute(db);
    await rm(target, { recursive: true });
  }
});

test("an export goes into an empty folder only", async () => {
  const target = await mkdtemp(path.join(tmpdir(), "somebody-else-"));
  await writeFile(path.join(target, "index.html"), "mine");
  await expect(runExport(target)).rejects.toThrow("is not empty");
  expect(await readFile(path.join(target, "index.html"), "utf8")).toBe("mine");
  await rm(target, { recursive: true });
});

test("llms.txt of an export names nothing that needs a server", async () => {
  const text = await read("llms.txt");
  expect(text).toContain("# ");
  expect(text).not.toMatch(/ask\.json|\/mcp/);
  expect(text).not.toMatch(/^## .*\s+(?=## |$(?![\s\S]))/m);
});
