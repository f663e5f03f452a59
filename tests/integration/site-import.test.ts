import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { createFolderMedia } from "../../server/media/folder-media.ts";
import { defaultSite, siteOf } from "../../src/facts/site.ts";
import { saveArticle } from "../../src/features/articles/editing/article-editing.server.ts";
import { serveBlogFeed } from "../../src/features/articles/pages/feeds/blog-feeds.server.ts";
import { readEpisodeFiles } from "../../src/features/episodes/files/episode-files.server.ts";
import { servePodcastFeed } from "../../src/features/episodes/pages/feeds/podcast-feed.server.ts";
import {
  createImportContext,
  newExportFile,
  purgeExports,
  workOnImports,
} from "../../src/features/import/site/import-jobs.server.ts";
import { importer, nouns } from "../../src/features/import/site/imported-content.server.ts";
import {
  addImport,
  cancelImport,
  fetchFilesAgain,
  listImportItems,
  listImports,
  requestUndo,
  startImport,
  writeReport,
} from "../../src/features/import/site/imports.server.ts";
import { exportOpener } from "../../src/features/import/site/open-export.server.ts";
import {
  type SiteExport,
  type SourceArticle,
  type SourceItem,
  UnreadableExport,
} from "../../src/features/import/site-export.ts";
import { copiedBy, defaultChoice, type ImportChoice } from "../../src/features/import/site-import.ts";
import { savePage } from "../../src/features/own-pages/editing/page-editing.server.ts";
import { emptyPage } from "../../src/features/own-pages/editing/page-editing.ts";
import { isPublicPage } from "../../src/features/own-pages/pages.server.ts";
import { completeSettings } from "../../src/features/settings/setting-facts.ts";
import { readSettings, saveSettings } from "../../src/features/settings/settings.server.ts";
import { fail, ok } from "../../src/lib/result.ts";
import { readXml } from "../../src/seo/testing/podcast-checker.ts";
import type { Db } from "../../src/server-context/db.ts";
import { StoppedReading } from "../../src/server-context/foreign-files/unreadable-file.ts";
import { memoryExport, sourceArticle, sourceEpisode } from "./support/memory-export.ts";
import { siteContext } from "./support/site-context.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const actor = "owner@example.com";

type OpenResult = SiteExport | Error | ((signal: AbortSignal | undefined) => Promise<SiteExport>);

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

describe.each(anyStoreKind)("importing exports of other products into the %s database", (kind) => {
  let store: Store;
  let directory: string;

  beforeAll(async () => {
    store = await startStore(kind);
    directory = await mkdtemp(path.join(tmpdir(), "imports-"));
  });
  afterAll(async () => {
    await store.stop();
    await rm(directory, { recursive: true });
  });

  async function openSite(site = defaultSite) {
    const { db } = await store.open();
    const media = createFolderMedia(await mkdtemp(path.join(directory, "media-")));
    const context = { ...siteContext(db, directory), media, site };
    let stopping: AbortSignal | undefined;
    let opened: OpenResult = new Error("no export");

    const work = () =>
      workOnImports({
        ...createImportContext({ ...context, db, media }),
        openExport: async (_path, _name, signal) => {
          if (opened instanceof Error) throw opened;
          return typeof opened === "function" ? opened(signal) : opened;
        },
        stopping,
      });
    const entryOf = async (id: number) => {
      const [entry] = await listImports(site, db, id);
      if (!entry) throw new Error("no import");
      return entry;
    };

    async function read(exported: OpenResult) {
      opened = exported;
      const file = newExportFile();
      await media.put(file, Buffer.from("an export"));
      const id = await addImport(db, { fileName: "export.zip", file, bytes: 9 }, actor);
      await work();
      return entryOf(id);
    }

    async function run(exported: SiteExport, choice: Partial<ImportChoice> = {}) {
      const { id } = await read(exported);
      await startImport(db, { id, choice: { ...defaultChoice, ...choice } }, actor);
      await work();
      return entryOf(id);
    }

    return {
      db,
      media,
      context,
      read,
      run,
      work,
      entryOf,
      stopWhen: (signal: AbortSignal | undefined) => {
        stopping = signal;
      },
    };
  }

  const articles = (db: Db) =>
    db
      .selectFrom("blog_articles")
      .select(["id", "slug", "title", "status", "category", "introduction", "seo_title"])
      .orderBy("id")
      .execute();

  const redirectsOf = async (db: Db) =>
    Object.fromEntries(
      (await db.selectFrom("redirects").select(["source", "target"]).execute()).map(({ source, target }) => [
        source,
        target,
      ]),
    );

  const several: SourceItem[] = [
    sourceArticle("tides", {
      guid: "https://old.example/?p=12",
      html: `<p>Low <img src="https://old.example/a.png" srcset="/a-2.png 2x" alt="A pier"> <img src="https://old.example/a.png"></p><script>alert(1)</script>`,
      picture: { url: "https://old.example/copy-of-a.png", alt: "" },
      metaTitle: "Tides, explained",
    }),
    { kind: "problem", place: "posts/broken.html", sentence: "The file ends in the middle of a tag." },
    sourceArticle("buoys", { state: "draft", publishedAt: null, title: "", html: "", excerpt: "", tags: [] }),
    sourceArticle("later", { state: "scheduled", publishedAt: new Date(Date.now() + 86_400_000).toISOString() }),
    sourceArticle("twin", { slug: "tides", html: `<p>See <a href="/lost.pdf">this</a></p>` }),
    sourceEpisode("urn:uuid:Seven "),
  ];
  const feedSchema = z.object({
    rss: z.object({
      channel: z.object({ item: z.array(z.object({ link: z.string(), guid: z.object({ "#": z.string() }) })) }),
    }),
  });
  const guidsOf = async (context: Parameters<typeof serveBlogFeed>[1]) => {
    const feed = await (await serveBlogFeed("rss", context, "")).text();
    return feedSchema.parse(readXml(feed)).rss.channel.item.map(({ link, guid }) => [link, guid["#"]]);
  };
  const files = { "https://old.example/a.png": pixel, "https://old.example/copy-of-a.png": pixel };

  test("stores the language of items that isn't the site's", async () => {
    const { db, run } = await openSite();
    const { exported } = memoryExport([
      sourceArticle("weir"),
      sourceArticle("lock", { fields: { language: "en" } }),
      sourceArticle("page", { kind: "page" }),
      sourceEpisode("tide"),
    ]);
    await run({ ...exported, language: "de" });
    const languagesIn = async (table: "blog_articles" | "blog" | "pages") =>
      (await db.selectFrom(table).select("language").orderBy("id").execute()).map(({ language }) => language);
    expect(await languagesIn("blog_articles")).toEqual(["de", "en"]);
    expect(await languagesIn("blog")).toEqual(["de"]);
    expect(await languagesIn("pages")).toEqual(["de"]);
  });

  test("reports the outcome of a dry run and stores nothing", async () => {
    const { db, read } = await openSite();
    const entry = await read(memoryExport(several, files).exported);
    expect(entry).toMatchObject({ state: "ready", source: "ghost", total: 6, counts: { new: 5, unreadable: 1 } });
    expect(entry.files).toBe(3);
    expect(entry.tags).toMatchObject([{ tag: "Harbours", count: 3 }]);
    const items = await listImportItems(db, { id: entry.id, outcome: "", page: 1 });
    expect(items[0]).toMatchObject({ place: "posts/broken.html", notes: ["The file ends in the middle of a tag."] });
    expect(items.find(({ place }) => place === "posts/twin.html")?.notes.join(" ")).toContain("/blog/tides");
    expect([await articles(db), await redirectsOf(db)]).toEqual([[], {}]);
  });

  test("reports each message once, and counts no recordings that stay at their host", async () => {
    const { db, read } = await openSite();
    const loss = "A form was left out.";
    const recording = { url: "https://cdn.example/long.mp3", bytes: 26_700_000_000, type: "audio/mpeg" };
    const items = [sourceArticle("form", { notes: [loss, loss] }), sourceEpisode("long", { enclosure: recording })];
    const entry = await read(memoryExport(items).exported);
    const [article] = await listImportItems(db, { id: entry.id, outcome: "", page: 1 });
    expect(article?.notes).toEqual([loss]);
    expect(copiedBy(entry, defaultChoice)).toEqual({ files: 0, bytes: 0 });
    expect(copiedBy(entry, { ...defaultChoice, recordings: "copy" })).toEqual({ files: 1, bytes: recording.bytes });
  });

  test("links files that the library does not hold on the former site, and says so", async () => {
    const { db, run } = await openSite();
    const html = ["/files/film.mp4?a=1&amp;b=2", "https://other.example/a.zip", "/about/"]
      .map((url) => `<p><a href="${url}">x</a></p>`)
      .join("");
    const { id, gaps } = await run(memoryExport([sourceArticle("film", { html })]).exported);
    const [article] = await listImportItems(db, { id, outcome: "", page: 1 });
    expect([article?.notes, gaps]).toEqual([
      ["A link still leads to https://old.example/files/film.mp4?a=1&b=2: the media library doesn't hold such files."],
      0,
    ]);
    const [{ introduction } = {}] = await articles(db);
    expect(introduction).toContain('href="https://old.example/files/film.mp4?a=1&amp;b=2"');
    expect(introduction).toContain('href="https://other.example/a.zip"');
    expect(introduction).toContain('href="/about/"');
  });

  test("counts and lists transcripts and chapters that could not be fetched", async () => {
    const { db, run } = await openSite();
    const transcripts = [{ url: "/transcripts/one.vtt", type: "text/vtt" }];
    const chapters = { url: "/chapters/one.json", type: "application/json" };
    const { exported } = memoryExport([sourceEpisode("one", { transcripts, chapters })]);
    const { id, gaps } = await run({ ...exported, siteUrl: null });
    expect(gaps).toBe(1);
    const [episode] = await listImportItems(db, { id, outcome: "gaps", page: 1 });
    expect(episode?.notes.filter((note) => /transcript|chapters/.test(note))).toHaveLength(2);
  });

  test("imports everything with state, pictures, redirects and guids, and copies each file once", async () => {
    const { db, context, run } = await openSite();
    const { exported, reads } = memoryExport(several, files);
    const entry = await run(exported, { categories: { Harbours: "Ports" } });
    expect(entry).toMatchObject({ state: "done", counts: { added: 5, unreadable: 1 } });
    const [tides, buoys, later, twin] = await articles(db);
    expect(tides).toMatchObject({
      slug: "tides",
      status: "published",
      category: "Ports",
      seo_title: "Tides, explained",
    });
    expect(tides?.introduction).toMatch(
      /^<p>Low <img src="\/media\/uploads\/[^"]+" alt="A pier" ?\/?> <img src="\/media\/uploads\/[^"]+" ?\/?><\/p>$/,
    );
    expect(buoys).toMatchObject({ slug: "buoys", status: "draft" });
    expect(later).toMatchObject({ slug: "later", status: "scheduled" });
    expect(twin).toMatchObject({ slug: "tides-2", status: "published" });
    expect(reads).toEqual({ "https://old.example/a.png": 1, "https://old.example/copy-of-a.png": 1 });
    expect(await db.selectFrom("media").select(["alt"]).execute()).toEqual([{ alt: "A pier" }]);
    const [episode] = await db.selectFrom("blog").selectAll().execute();
    expect(episode).toMatchObject({ episode: "Episode 7", guest_name: "Ben Pilot", conclusion: "One\n\nTwo" });
    expect(episode).toMatchObject({ season: 2, soundbites: "1:13.5 60 What a pilot knows" });
    expect(await redirectsOf(db)).toMatchObject({
      "/2019/tides": "/blog/tides",
      "/2019/twin": "/blog/tides-2",
      "/episodes/urn:uuid:Seven": `/episode/${episode?.id}`,
      "/rss": "/rss.xml",
      "/tag/harbours": "/blog/category/Ports",
    });
    const feed = await (await servePodcastFeed(context, context.siteUrl)).text();
    expect(feed).toContain('<guid isPermaLink="false">urn:uuid:Seven </guid>');
    expect(Object.fromEntries(await guidsOf(context))).toEqual({
      "/blog/tides": "https://old.example/?p=12",
      "/blog/tides-2": `article-${twin?.id}`,
    });
    const report = await writeReport(db, entry.id, context.siteUrl);
    expect(report).toContain("posts/twin.html,article,On twin,added,https://www.example.com/blog/tides-2");
    expect(report).toContain("/lost.pdf");
  });

  test("changes nothing in a second run; updates unedited items from a newer export and lists the rest", async () => {
    const { db, run } = await openSite();
    await run(memoryExport(several, files).exported);
    const before = await articles(db);
    const secondRun = await run(memoryExport(several, files).exported);
    expect(secondRun).toMatchObject({ state: "done", counts: { same: 5, unreadable: 1 }, tags: [], gaps: 0 });
    const repeated = await listImportItems(db, { id: secondRun.id, outcome: "same", page: 1 });
    expect(repeated.flatMap(({ notes }) => notes)).toEqual([]);
    expect(await articles(db)).toEqual(before);

    const owner = await importer(db, actor);
    const opened = await nouns.article.open(db, owner, before[0]?.id ?? 0);
    if (!opened) throw new Error("no article");
    const content = { ...opened.stored, title: "Tides, edited here" };
    await nouns.article.save(db, owner, { id: before[0]?.id ?? 0, base: opened.base, content, intent: "update" });
    const newer = [
      sourceArticle("tides", { title: "Tides, edited there" }),
      sourceArticle("twin", { slug: "tides", title: "A newer twin" }),
    ];
    const thirdRun = await run(memoryExport(newer).exported);
    expect(thirdRun.counts).toEqual({ edited: 1, updated: 1 });
    expect((await articles(db)).map(({ title, slug }) => [title, slug])).toEqual([
      ["Tides, edited here", "tides"],
      ["", "buoys"],
      ["On later", "later"],
      ["A newer twin", "tides-2"],
    ]);
    const [conflict] = await listImportItems(db, { id: thirdRun.id, outcome: "edited", page: 1 });
    expect(conflict).toMatchObject({
      theirs: { title: "Tides, edited there", slug: "tides" },
      ours: { title: "Tides, edited here", slug: "tides" },
    });
  });

  test("resumes after a crash without duplicates or gaps", async () => {
    const { db, read, work, entryOf, stopWhen } = await openSite();
    const items = Array.from({ length: 12 }, (_, index) => sourceArticle(`part-${index}`));
    const { exported } = memoryExport(items);
    const { id } = await read(exported);
    await startImport(db, { id, choice: defaultChoice }, actor);
    for (let round = 0; round < 3; round++) {
      const stopping = new AbortController();
      stopWhen(stopping.signal);
      let passed = 0;
      exported.items = async function* () {
        for (const item of items) {
          yield item;
          passed += 1;
          if (passed === 3 * (round + 1)) stopping.abort();
        }
      };
      await work();
    }
    expect((await entryOf(id)).state).toBe("running");
    stopWhen(undefined);
    await work();
    expect(await entryOf(id)).toMatchObject({ state: "done", counts: { added: 12 } });
    expect((await articles(db)).map(({ slug }) => slug)).toEqual(items.map(({ slug }) => slug));
  });

  test("undoes an import: removes unedited items, their redirects and unused files", async () => {
    const { db, context, run, work, entryOf } = await openSite();
    const { id } = await run(memoryExport(several, files).exported);
    const owner = await importer(db, actor);
    const remaining = (await articles(db)).find(({ slug }) => slug === "tides-2");
    const opened = await nouns.article.open(db, owner, remaining?.id ?? 0);
    if (!remaining || !opened) throw new Error("no article");
    const content = { ...opened.stored, title: "Mine now" } as Parameters<typeof saveArticle>[2]["content"];
    await saveArticle(db, owner, { id: remaining.id, base: opened.base, content, intent: "update" });
    await requestUndo(db, id, actor);
    await work();
    expect((await entryOf(id)).state).toBe("undone");
    expect((await articles(db)).map(({ title }) => title)).toEqual(["Mine now"]);
    expect(await redirectsOf(db)).toEqual({});
    expect(await db.selectFrom("media").select("id").where("deleted_at", "is", null).execute()).toEqual([]);
    expect(await db.selectFrom("deleted_content").select("item_id").execute()).toHaveLength(4);
    await run(memoryExport(several, files).exported);
    expect(await guidsOf(context)).toContainEqual(["/blog/tides", "https://old.example/?p=12"]);
  });

  const sourcePage = (key: string, changes: Partial<SourceArticle> = {}) =>
    sourceArticle(key, { kind: "page", oldUrls: [`https://old.example/firm/${key}/`, `/?page_id=${key}`], ...changes });
  const pagesOf = (db: Db) => db.selectFrom("pages").selectAll().orderBy("id").execute();
  const savePageAs = async (db: Db, { id, ...changes }: Record<string, string> & { id: string }) => {
    const owner = await importer(db, actor);
    const opened = await nouns.page.open(db, owner, Number(id));
    if (!opened) throw new Error("no page");
    const saved = { id: Number(id), base: opened.base, content: { ...opened.stored, ...changes } };
    await nouns.page.save(db, owner, { ...saved, intent: opened.state === "draft" ? "draft" : "update" });
  };

  const withPages: SourceItem[] = [
    sourcePage("about-us", {
      html: `<p>Us <img src="https://old.example/a.png" alt="A pier"></p><script>alert(1)</script>`,
      picture: { url: "https://old.example/copy-of-a.png", alt: "The harbour" },
      metaDescription: "Who we are",
    }),
    sourcePage("contact", { oldUrls: ["https://old.example/contact/", "https://old.example/kontakt/"] }),
    sourcePage("plans", { state: "draft", publishedAt: null, html: "", excerpt: "" }),
    sourceArticle("about-us-too", { slug: "about-us" }),
  ];

  test("imports pages with pictures, redirects and an unused URL, as public as they were", async () => {
    const { db, context, read, run } = await openSite();
    const entry = await read(memoryExport(withPages, files).exported);
    expect(entry).toMatchObject({ total: 4, counts: { new: 4 }, tags: [{ tag: "Harbours", count: 1 }] });
    const planned = await listImportItems(db, { id: entry.id, outcome: "", page: 1 });
    expect(planned.map(({ kind }) => kind)).toEqual(["page", "page", "page", "article"]);
    expect(planned[1]?.notes).toContain("/contact is a built-in page of this site. So it gets a URL with a number.");
    expect(planned[0]?.notes.join(" ")).not.toContain("number");

    const { id } = await run(memoryExport(withPages, files).exported);
    const [about, contact, plans, ...otherPages] = await pagesOf(db);
    expect(otherPages).toEqual([]);
    expect(about).toMatchObject({
      slug: "about-us",
      title: "On about-us",
      description: "Who we are",
      menu: "",
      footer: "",
    });
    expect(about).toMatchObject({ status: "published", published_at: new Date("2019-05-01T10:00:00.000Z") });
    const sections = JSON.stringify(about?.sections).replaceAll(/\/media\/uploads\/[\w./-]+/g, "COPY");
    expect(JSON.parse(sections)).toMatchObject([
      { kind: "picture", words: { src: "COPY", alt: "The harbour" } },
      { kind: "text", words: { html: '<p>Us <img src="COPY" alt="A pier" /></p>' } },
    ]);
    expect(contact).toMatchObject({ slug: "contact-2", status: "published" });
    expect(plans).toMatchObject({ slug: "plans", status: "draft", sections: [] });
    expect((await articles(db)).map(({ slug }) => slug)).toEqual(["about-us"]);
    expect(await isPublicPage(db, "about-us")).toBe(true);
    expect(await redirectsOf(db)).toMatchObject({
      "/firm/about-us": "/about-us",
      "/?page_id=about-us": "/about-us",
      "/kontakt": "/contact-2",
      "/firm/plans": "/plans",
    });
    // The site's own page is served.
    expect(await redirectsOf(db)).not.toHaveProperty("/contact");
    const report = await writeReport(db, id, context.siteUrl);
    expect(report).toContain("posts/contact.html,page,On contact,added,https://www.example.com/contact-2");
  });

  test("can leave out pages, or import them all as drafts", async () => {
    const { db, run } = await openSite();
    expect(await run(memoryExport(withPages, files).exported, { pages: false })).toMatchObject({
      counts: { "left-out": 3, added: 1 },
    });
    expect(await pagesOf(db)).toEqual([]);
    const { db: otherDb, run: runInOtherSite } = await openSite();
    await runInOtherSite(memoryExport(withPages, files).exported, { keepsState: false });
    expect((await pagesOf(otherDb)).map(({ status }) => status)).toEqual(["draft", "draft", "draft"]);
  });

  test("updates unedited pages from a newer export, and returns both versions of the others", async () => {
    const { db, run } = await openSite();
    await run(memoryExport(withPages, files).exported);
    expect(await run(memoryExport(withPages, files).exported)).toMatchObject({ counts: { same: 4 } });
    const [about] = await pagesOf(db);
    await savePageAs(db, { id: String(about?.id), title: "Edited here", menu: "Resources" });
    const newer = [
      sourcePage("about-us", { title: "Edited there" }),
      sourcePage("contact", { title: "Newer contact", html: "<p>Call.</p>" }),
    ];
    const { id, counts } = await run(memoryExport(newer).exported);
    expect(counts).toEqual({ edited: 1, updated: 1 });
    expect((await pagesOf(db)).map(({ title, slug }) => [title, slug])).toEqual([
      ["Edited here", "about-us"],
      ["Newer contact", "contact-2"],
      ["On plans", "plans"],
    ]);
    const [conflict] = await listImportItems(db, { id, outcome: "edited", page: 1 });
    expect(conflict).toMatchObject({
      kind: "page",
      theirs: { title: "Edited there", slug: "about-us", menu: "Resources" },
      ours: { title: "Edited here", slug: "about-us", menu: "Resources" },
    });
  });

  test("keeps a page that was imported as an article unchanged", async () => {
    const { db, run } = await openSite();
    const expected = { kind: "article", state: "draft" } as const;
    await run(memoryExport([sourcePage("about-us", expected), sourcePage("terms", expected)]).exported);
    const before = await articles(db);
    await db.deleteFrom("blog_articles").where("slug", "=", "terms").execute();
    const { id, counts } = await run(
      memoryExport([sourcePage("about-us", { title: "Newer" }), sourcePage("terms"), sourcePage("prices")]).exported,
    );
    expect(counts).toEqual({ same: 1, "left-out": 1, added: 1 });
    expect(await articles(db)).toEqual(before.slice(0, 1));
    expect((await pagesOf(db)).map(({ slug }) => slug)).toEqual(["prices"]);
    const [unchanged] = await listImportItems(db, { id, outcome: "same", page: 1 });
    expect(unchanged).toMatchObject({ kind: "article", itemId: Number(before[0]?.id) });
    expect(unchanged?.notes).toEqual(["It came as an article before, and stays one."]);
  });

  test("completes an import that was read when pages were articles as announced", async () => {
    const { db, read, work, entryOf } = await openSite();
    const { exported } = memoryExport([sourcePage("about-us")]);
    const { id } = await read(exported);
    await db.updateTable("site_import_items").set({ kind: "article" }).where("import_id", "=", id).execute();
    const { pages: _pages, ...oldChoice } = defaultChoice;
    await startImport(db, { id, choice: oldChoice as ImportChoice }, actor);
    await work();
    expect((await entryOf(id)).counts).toEqual({ added: 1 });
    expect(await articles(db)).toMatchObject([{ slug: "about-us", status: "draft" }]);
    expect(await pagesOf(db)).toEqual([]);
  });

  test("undoes an import of pages: deletes unedited ones, their redirects and files", async () => {
    const { db, run, work } = await openSite();
    const { id } = await run(memoryExport(withPages, files).exported);
    const [, contact] = await pagesOf(db);
    await savePageAs(db, { id: String(contact?.id), title: "Mine now" });
    await requestUndo(db, id, actor);
    await work();
    expect((await pagesOf(db)).map(({ title }) => title)).toEqual(["Mine now"]);
    expect(await redirectsOf(db)).toEqual({});
    expect(await db.selectFrom("media").select("id").where("deleted_at", "is", null).execute()).toEqual([]);
    const binned = await db.selectFrom("deleted_content").select("kind").orderBy("kind").execute();
    expect(binned.map(({ kind }) => kind)).toEqual(["article", "page", "page"]);
    expect(await run(memoryExport(withPages, files).exported)).toMatchObject({ counts: { added: 3, same: 1 } });
  });

  test("leaves the URL of an existing page unchanged", async () => {
    const { db, run } = await openSite();
    const owner = await importer(db, actor);
    const sections = JSON.stringify([{ key: "a", kind: "text", words: { title: "", html: "<p>Ours.</p>" } }]);
    const content = { ...emptyPage, title: "Prices", slug: "prices", sections };
    await savePage(db, owner, { id: 0, base: "", content, intent: "publish" });
    const { id } = await run(
      memoryExport([
        sourcePage("prices", { oldUrls: ["https://old.example/prices/"] }),
        sourceArticle("cost", { oldUrls: ["https://old.example/prices"] }),
      ]).exported,
    );
    expect((await pagesOf(db)).map(({ title, slug }) => [title, slug])).toEqual([
      ["Prices", "prices"],
      ["On prices", "prices-2"],
    ]);
    const [page] = await listImportItems(db, { id, outcome: "added", page: 1 });
    expect(page?.notes).toContain("Your page “Prices” already has this URL. So it gets a URL with a number.");
    expect(await redirectsOf(db)).not.toHaveProperty("/prices");
  });

  test("stores chosen facts of the show as settings, and restores unchanged ones when undone", async () => {
    const { db, run, work } = await openSite();
    const podcast = async () => completeSettings("podcast", (await readSettings(db)).changed);
    const before = await podcast();
    const guid = "917393e3-1b1e-5cef-ace4-edaa54e1f810";
    const show: SourceItem = {
      kind: "show",
      place: "feed.xml",
      guid: guid.toUpperCase(),
      title: "Harbour talk",
      description: "Talks about harbours",
      categories: ["Business > Careers"],
      ownerName: "Ben Pilot",
      ownerEmail: "ben@harbour.example",
      isExplicit: true,
      oldUrls: [],
    };
    const feed = [show, sourceEpisode("one")];
    const entry = await run(memoryExport(feed).exported, {
      show: ["title", "categories", "explicit", "ownerEmail", "guid"],
    });
    expect(entry.state).toBe("done");
    expect(entry.show?.facts.map(({ name }) => name)).toEqual(["description", "ownerName"]);
    const { changed, versions } = await readSettings(db);
    expect([changed.names?.podcastName, versions]).toMatchObject(["Harbour talk", { names: 1, podcast: 1 }]);
    const accepted = { category: "Business: Careers", explicit: "Yes", email: "ben@harbour.example", guid };
    expect(await podcast()).toEqual({ ...before, ...accepted });

    const values = { ...(await podcast()), email: "mine@example.com" };
    await saveSettings(db, [{ group: "podcast", version: 1, values }], actor);
    await requestUndo(db, entry.id, actor);
    await work();
    expect(await podcast()).toEqual({ ...before, email: "mine@example.com" });
    expect((await readSettings(db)).changed.names).toEqual({});
  });

  test("ends an import whose second attempt fails, with the reason, and doesn't count interrupted attempts", async () => {
    const { db, read, work, stopWhen, entryOf } = await openSite();
    stopWhen(AbortSignal.abort());
    const { id } = await read(new Error("stopped"));
    expect((await entryOf(id)).state).toBe("reading");
    stopWhen(undefined);
    await db.updateTable("site_imports").set({ state: "undone" }).where("id", "=", id).execute();
    let opened = 0;
    const tooSlow = {
      ...memoryExport(several, files).exported,
      items: () => {
        opened += 1;
        throw new StoppedReading("It takes too long to read.");
      },
    };
    expect(await read(tooSlow)).toMatchObject({ state: "failed", problem: "It takes too long to read." });
    expect(opened).toBe(2);
    const { id: killed } = await read(new UnreadableExport("Nothing."));
    await db.updateTable("site_imports").set({ state: "reading", attempts: 2 }).where("id", "=", killed).execute();
    await work();
    const entry = await entryOf(killed);
    expect([entry.state, entry.problem]).toEqual(["failed", expect.stringContaining("stopped twice")]);
  });

  test("downloads pictures from the former site if its URL is given, otherwise inserts their names", async () => {
    const { db, run } = await openSite();
    const picture = '<p><img src="/content/images/reef.png" alt="A reef"> End</p>';
    const ghost = (key: string) => ({
      ...memoryExport([sourceArticle(key, { html: picture })]).exported,
      siteUrl: null,
    });
    const { id } = await run(ghost("reef"));
    await run(ghost("shoal"), { siteUrl: "https://old.invalid" });
    const [reef, shoal] = await articles(db);
    expect(reef?.introduction).toBe("<p><em>A reef</em> End</p>");
    expect(shoal?.introduction).toContain("https://old.invalid/content/images/reef.png");
    const [item] = await listImportItems(db, { id, outcome: "", page: 1 });
    expect(item?.notes.join(" ")).toContain("/content/images/reef.png is not in the export");
  });

  test("downloads missing pictures again, and leaves items edited, hidden or deleted since", async () => {
    const { db, media, run, work, entryOf } = await openSite();
    const ownFiles: Record<string, Buffer> = {};
    const html = '<p><img src="/content/images/reef.png" alt="A reef"> End</p>';
    const items = ["reef", "edited", "hidden", "deleted"].map((key) => sourceArticle(key, { html }));
    const { id } = await run(memoryExport([...items, sourceArticle("whole")], ownFiles).exported);
    expect(await entryOf(id)).toMatchObject({ counts: { added: 5 }, gaps: 4 });
    expect(await listImportItems(db, { id, outcome: "gaps", page: 1 })).toHaveLength(4);
    const owner = await importer(db, actor);
    const [reef, edited, hidden, deleted] = await articles(db);
    const change = async (article: typeof reef, title: string, intent: "update" | "draft") => {
      const opened = await nouns.article.open(db, owner, article?.id ?? 0);
      const content = { ...opened?.stored, title };
      await nouns.article.save(db, owner, { id: article?.id ?? 0, base: opened?.base ?? "", content, intent });
    };
    await change(edited, "Mine now", "update");
    await change(hidden, hidden?.title ?? "", "draft");
    await nouns.article.remove(db, owner, [deleted?.id ?? 0]);
    ownFiles["/content/images/reef.png"] = pixel;
    const again = () => fetchFilesAgain({ db, media }, { id, siteUrl: "" }, actor);
    expect(await again()).toEqual(ok());
    expect(await again()).toEqual(fail("not-done"));
    await work();
    expect(await entryOf(id)).toMatchObject({ state: "done", counts: { added: 3, edited: 1, "left-out": 1 }, gaps: 0 });
    const stored = (await articles(db)).map(({ title, status, introduction }) => [
      title,
      status,
      introduction?.includes("/media/uploads/"),
    ]);
    expect(stored).toEqual([
      ["On reef", "published", true],
      ["Mine now", "published", false],
      ["On hidden", "draft", true],
      ["On whole", "published", false],
    ]);
  });

  test("leaves a finished import as it is when its export was purged after 30 days", async () => {
    const { db, media, run, work, entryOf } = await openSite();
    const html = '<p><img src="/content/images/reef.png" alt="A reef"></p>';
    const { id } = await run(memoryExport([sourceArticle("reef", { html })]).exported);
    await db
      .updateTable("site_imports")
      .set({ created_at: new Date(Date.now() - 31 * 86_400_000) })
      .execute();
    const digests = () => db.selectFrom("imported_items").select("source_digest").execute();
    const [before, digestsBefore] = [await entryOf(id), await digests()];
    await purgeExports({ db, media });
    expect(await fetchFilesAgain({ db, media }, { id, siteUrl: "" }, actor)).toEqual(fail("no-file"));
    await work();
    expect([await entryOf(id), await digests()]).toEqual([before, digestsBefore]);
  });

  test("keeps the text of transcripts in HTML and JSON", async () => {
    const { db, media, context, run } = await openSite();
    const folder = path.join(import.meta.dirname, "../fixtures/world/27-feed-html-transcript");
    const exported = await exportOpener(context.readers)(path.join(folder, "feed.xml"), "feed.xml");
    const file: SiteExport["file"] = async (url) => {
      const name = /t\.(?:html|json)$/.exec(url)?.[0];
      const bytes = name && (await readFile(path.join(folder, name)));
      return bytes ? { bytes: bytes.length, open: async () => Readable.from([bytes]) } : undefined;
    };
    expect(await run({ ...exported, file })).toMatchObject({ state: "done", source: "feed", counts: { added: 2 } });
    const episodes = await db.selectFrom("blog").select(["id", "audio_player"]).orderBy("created_at").execute();
    const transcripts = await Promise.all(
      episodes.map(async ({ id, audio_player }) => {
        const site = { db, media, siteUrl: context.siteUrl };
        const { transcript } = await readEpisodeFiles(site, { id, audioPlayer: audio_player ?? "" });
        return transcript?.lines.map(({ text }) => text).join(" ");
      }),
    );
    expect(transcripts).toEqual([expect.stringContaining("Welcome aboard."), expect.stringContaining("Thanks")]);
    expect(transcripts[1]).toContain("Q&A <today>");
  });

  test("asks which author is the owner, and whether articles with a recording become episodes", async () => {
    const { db, context, read, run } = await openSite(siteOf({ site: { name: "Vera Voss" } }));
    const post = { slug: "aboard", excerpt: "", tags: ["Harbours"], authors: ["Ben Pilot"] };
    const { exported } = memoryExport([
      sourceArticle("tides"),
      sourceEpisode("aboard", { post }),
      sourceEpisode("seven"),
    ]);
    expect(await read({ ...exported, subscriberList: "email_list.csv" })).toMatchObject({
      ...{ authors: ["Anna Voss"], posts: 1, subscriberList: "email_list.csv" },
    });
    const choice: Partial<ImportChoice> = { ownAuthors: ["Anna Voss"], posts: "articles" };
    expect(await run(exported, choice)).toMatchObject({ counts: { added: 3 } });
    expect(await read(exported)).toMatchObject({ counts: { same: 3 } });
    const stored = await db
      .selectFrom("blog_articles")
      .select(["slug", "author", "introduction"])
      .orderBy("id")
      .execute();
    expect(stored).toMatchObject([{ author: "Vera Voss" }, { slug: "aboard", author: "Ben Pilot" }]);
    expect(stored[1]?.introduction).toContain(
      '<a href="https://cdn.example/aboard.mp3" rel="noopener">Listen to the recording</a>',
    );
    expect(await guidsOf(context)).toContainEqual(["/blog/aboard", "aboard"]);
    expect(await db.selectFrom("blog").select("id").execute()).toHaveLength(1);
    expect(await redirectsOf(db)).toMatchObject({ "/episodes/aboard": "/blog/aboard" });
  });

  test("cancels an import whose reading never ends", async () => {
    const { db, read, work, entryOf } = await openSite();
    const { promise: started, resolve: start } = Promise.withResolvers<AbortSignal | undefined>();
    const endless = (signal: AbortSignal | undefined) => {
      start(signal);
      return new Promise<never>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    };
    const reading = read(endless);
    await started;
    const id = (await listImports(defaultSite, db))[0]?.id ?? 0;
    expect(await cancelImport(db, id, actor)).toEqual(ok());
    const { state, problem } = await reading;
    expect([state, problem]).toEqual(["failed", expect.stringContaining("cancelled")]);
    expect(await cancelImport(db, id, actor)).toEqual(fail("not-working"));
    expect((await entryOf(id)).state).toBe("failed");
    await requestUndo(db, id, actor);
    await work();
    expect(await entryOf(id)).toMatchObject({ state: "undone", problem: null });
  });

  test("reports why an export is unreadable, and deletes its file after a month", async () => {
    const { db, media, read } = await openSite();
    const entry = await read(new UnreadableExport("The archive ends in the middle of posts/12.html."));
    expect(entry).toMatchObject({ state: "failed", problem: "The archive ends in the middle of posts/12.html." });
    await db.updateTable("site_imports").set({ created_at: "2020-01-01T00:00:00Z" }).execute();
    await media.put("imports/of-no-import", Buffer.from("waits for its row"));
    const deleted: string[] = [];
    const remove = async (name: string) => {
      deleted.push(name);
      await media.delete(name);
    };
    await purgeExports({ db, media: { ...media, delete: remove } });
    const remaining = [];
    for await (const { name } of media.list("imports")) remaining.push(name);
    expect([remaining, deleted.length]).toEqual([["imports/of-no-import"], 1]);
    vi.useFakeTimers({ now: Date.now() + 2 * 86_400_000, toFake: ["Date"] });
    await purgeExports({ db, media: { ...media, delete: remove } }).finally(() => vi.useRealTimers());
    expect(deleted.slice(1)).toEqual(["imports/of-no-import"]);
  });
});
