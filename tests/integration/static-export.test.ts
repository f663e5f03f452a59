import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askFolder } from "../../scripts/ask-folder.ts";
import { compareSitemap, crawl, readSitemap, softNotFounds } from "../../scripts/crawl.ts";
import { type ExportResult, exportSite } from "../../server/export/export-site.ts";
import { buildFor, type ExportedSite, folderOfBuild } from "../../server/export/open-exported-site.ts";
import { createFolderMedia } from "../../server/media/folder-media.ts";
import { listPublishedArticles, listRedirects } from "../../src/features/articles/articles.server.ts";
import { type PrerenderedData, type PrerenderedSearch, searchPrerendered } from "../../src/static-site/prerendered.ts";
import { openSampleSite, type SampleSite } from "./support/sample-site.ts";
import { testStore } from "./support/site-context.ts";

const base = "/files/below/";
const origin = "https://www.example.com";
const place = { origin, base, server: undefined };

let site: SampleSite;
let exported: ExportedSite;
let directory: string;
let first: ExportResult;
const missing: string[] = [];

const runExport = (target = directory) =>
  exportSite({
    ...exported,
    directory: target,
    place,
    redirects: () => listRedirects(site.database.db),
    media: createFolderMedia(site.mediaDir),
    cards: false,
    onMissing: (url, namedBy) => missing.push(`${namedBy} -> ${url}`),
  });

const read = (name: string) => readFile(path.join(directory, name), "utf8");
const readJson = async <Content>(name: string) => JSON.parse(await read(name)) as Content;
const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

beforeAll(async () => {
  site = await openSampleSite(origin);
  await buildFor(base);
  const file = path.join(folderOfBuild(base), "server/server.js");
  const { openExportedSite } = (await import(pathToFileURL(file).href)) as typeof import("../../src/server.ts");
  exported = await openExportedSite(testStore(site.database, site.mediaDir), place);
  directory = await mkdtemp(path.join(tmpdir(), "exported-"));
  first = await runExport();
});

afterAll(async () => {
  await site.close();
  await rm(directory, { recursive: true });
});

test("the running site has no orphan, redirected link, soft 404 or duplicate, and lists exactly its indexable pages", async () => {
  const isOutside = (url: string) => /^\/(login|admin|api)\b/.test(new URL(url).pathname);
  const found = await crawl(`${origin}/`, site.ask, isOutside);
  expect(found.problems).toEqual([]);
  expect(compareSitemap(await readSitemap(`${origin}/sitemap.xml`, site.ask), found)).toEqual([]);
  const nowhere = ["/nothing", "/blog/nothing", "/episode/999999", "/episode/x", "/services/nothing"];
  expect(
    await softNotFounds(
      nowhere.map((path) => origin + path),
      site.ask,
    ),
  ).toEqual([]);
  expect(found.pages.size).toBeGreaterThan(60);
});

test("the exported site has the same link quality, below its folder", async () => {
  const ask = askFolder(directory, base);
  const isOutside = (url: string) => /^\/files\/below\/(login|admin|api)\b/.test(new URL(url).pathname);
  const found = await crawl(origin + base, ask, isOutside);
  expect(found.problems).toEqual([]);
  expect(compareSitemap(await readSitemap(`${origin + base}sitemap.xml`, ask), found)).toEqual([]);
  expect(missing).toEqual([]);
});

test("no exported file names a URL outside of its folder", async () => {
  const outside: string[] = [];
  for (const name of await filesIn(directory)) {
    if (!/\.(html|css|js|json|webmanifest|xml|txt|md)$/.test(name) || name === ".export.json") continue;
    // The texts of policies are moved when they are shown, as the router writes links.
    if (/^assets\/(?:privacy|cookie)-policy-/.test(name)) continue;
    const text = await read(name);
    for (const [found] of text.matchAll(/(?:\b(?:href|src|srcset|action)=\\?"|url\("?)\/(?!files\/below\/)[^"\\)]*/g)) {
      outside.push(`${name}: ${found}`);
    }
    // Scripts put the folder before the paths of their files (publicUrl): journeys fail over a request outside of it.
    const files = name.endsWith(".js")
      ? /["'`]\/assets\/(?!\$)[^"'`]*/g
      : /["'`]\/(?:assets|charts|clients|covers|media|artwork|podcasts)\/[^"'`]*/g;
    for (const [found] of text.matchAll(files)) outside.push(`${name}: ${found}`);
    for (const [found] of text.matchAll(/https:\/\/www\.example\.com(?!\/files\/below\/)[^\s"'<]*/g))
      outside.push(`${name}: ${found}`);
  }
  expect(outside).toEqual([]);
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

test("an unchanged site isn't written again", async () => {
  const before = await stat(path.join(directory, "blog/index.html"));
  expect(await runExport()).toMatchObject({ written: 0, removed: 0, unchanged: first.written });
  expect((await stat(path.join(directory, "blog/index.html"))).mtimeMs).toBe(before.mtimeMs);
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
    const found = searchPrerendered(blogArticles, texts, filter);
    expect(found.total, JSON.stringify(filter)).toBe(total);
    expect(found.articles.map(({ slug }) => slug)).toEqual(articles.map(({ slug }) => slug));
  }
});

test("a published, renamed or withdrawn article changes only the files that show it", async () => {
  const target = await mkdtemp(path.join(tmpdir(), "exported-again-"));
  const { db } = site.database;
  await runExport(target);
  await writeFile(path.join(target, "CNAME"), "www.example.com");
  const before = await filesIn(target);
  await sql`update blog_articles set status = 'draft' where slug = 'four-copies-one-truth'`.execute(db);
  await sql`insert into article_redirects select 'an-older-name', id from blog_articles where slug = 'night-shift-pilot-group'`.execute(
    db,
  );
  try {
    const { removed } = await runExport(target);
    const gone = before.filter((name) => name.includes("blog/four-copies-one-truth"));
    expect(removed).toBeGreaterThanOrEqual(gone.length);
    const after = await filesIn(target);
    expect(after.filter((name) => name.includes("blog/four-copies-one-truth"))).toEqual([]);
    expect(after).toContain("CNAME");
    const moved = await readFile(path.join(target, "blog/an-older-name/index.html"), "utf8");
    expect(moved).toContain(`content="0; url=${base}blog/night-shift-pilot-group/"`);
    const { mtimeMs } = await stat(path.join(target, "privacy-policy/index.html"));
    expect(mtimeMs).toBeLessThan((await stat(path.join(target, "blog/index.html"))).mtimeMs);
  } finally {
    await sql`update blog_articles set status = 'published' where slug = 'four-copies-one-truth'`.execute(db);
    await sql`delete from article_redirects`.execute(db);
    await rm(target, { recursive: true });
  }
});

test("a foreign file is never overwritten", async () => {
  const target = await mkdtemp(path.join(tmpdir(), "somebody-else-"));
  await mkdir(path.join(target, "blog"));
  await writeFile(path.join(target, "index.html"), "mine");
  await expect(runExport(target)).rejects.toThrow("was not made by an export");
  expect(await readFile(path.join(target, "index.html"), "utf8")).toBe("mine");
  await rm(target, { recursive: true });
});

test("llms.txt of an export names nothing that needs a server", async () => {
  const text = await read("llms.txt");
  expect(text).toContain("# ");
  expect(text).not.toMatch(/ask\.json|\/mcp/);
  expect(text).not.toMatch(/^## .*\s+(?=## |$(?![\s\S]))/m);
});
