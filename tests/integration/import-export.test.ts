import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedSampleContent } from "../../db/sample/seed.ts";
import type { Database } from "../../server/database/open-database.ts";
import { createFolderMedia } from "../../server/media/folder-media.ts";
import { findRedirect, listPublishedArticles } from "../../src/features/articles/articles.server.ts";
import { listPublishedEpisodes } from "../../src/features/episodes/episodes.server.ts";
import { exportContent } from "../../src/features/import/export-content.server.ts";
import { OperatorError } from "../../src/server-context/error-messages.ts";
import { article, episode, importFiles, type Row, writeNdjson } from "./support/content-files.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

describe.each(anyStoreKind)("import and export of the %s database", (kind) => {
  let store: Store;
  let directory: string;

  beforeAll(async () => {
    store = await startStore(kind);
    directory = await mkdtemp(path.join(tmpdir(), "import-"));
  });

  afterAll(async () => {
    await store.stop();
    await rm(directory, { recursive: true });
  });

  const writeRows = (rows: readonly unknown[]) => writeNdjson(directory, "rows.ndjson", rows);

  async function importArticles(database: Database, rows: readonly unknown[]) {
    return importFiles(database, { articles: await writeRows(rows) });
  }

  /** Identifier, slug and title of every article. */
  async function stored(database: Database): Promise<[number, string, string][]> {
    const rows = await database.db.selectFrom("blog_articles").select(["id", "slug", "title"]).orderBy("id").execute();
    return rows.map(({ id, slug, title }) => [id, slug, title]);
  }

  async function exported(database: Database): Promise<{ articles: string; episodes: string }> {
    const target = await mkdtemp(path.join(directory, "export-"));
    await exportContent(database, target);
    return {
      articles: await readFile(path.join(target, "articles.ndjson"), "utf8"),
      episodes: await readFile(path.join(target, "episodes.ndjson"), "utf8"),
    };
  }

  test("changes nothing when importing the same file again", async () => {
    const database = await store.open();
    const rows = Array.from({ length: 600 }, (_, index) => article(index + 1));
    expect((await importArticles(database, rows)).result?.articles).toEqual({ read: 600, inserted: 600, updated: 0 });
    expect((await importArticles(database, rows)).result?.articles).toEqual({ read: 600, inserted: 0, updated: 0 });
    expect((await listPublishedArticles(database.db, { page: 1 })).total).toBe(600);
  });

  test("updates existing slugs and ids", async () => {
    const database = await store.open();
    await importArticles(database, [article(1), article(2), article(3)]);
    const { result } = await importArticles(database, [
      article(1, { title: "Same slug and id" }),
      { slug: "article-2", title: "Same slug, no id" },
      article(3, { slug: "new-slug", title: "Same id" }),
      article(4, { title: "New" }),
    ]);
    expect(result?.articles).toEqual({ read: 4, inserted: 1, updated: 3 });
    expect(await stored(database)).toEqual([
      [1, "article-1", "Same slug and id"],
      [2, "article-2", "Same slug, no id"],
      [3, "new-slug", "Same id"],
      [4, "article-4", "New"],
    ]);
    expect(await findRedirect(database.db, "article-3")).toBe("new-slug");
  });

  test("prefers the slug when slug and id belong to two articles", async () => {
    const database = await store.open();
    await importArticles(database, [article(1), article(2)]);
    await importArticles(database, [article(1, { slug: "article-2", title: "Moved" })]);
    expect(await stored(database)).toEqual([
      [1, "article-1", "Article 1"],
      [2, "article-2", "Moved"],
    ]);
  });

  test("assigns an unused id to articles without one", async () => {
    const database = await store.open();
    await importArticles(database, [article(5)]);
    const { error } = await importArticles(database, [
      { slug: "without-1", title: "A" },
      article(7),
      { slug: "without-2", title: "B", previous_slugs: ["once"] },
      ...Array.from({ length: 300 }, (_, index) => article(index + 8)),
    ]);
    expect(error).toBeUndefined();
    const rows = await stored(database);
    expect(rows).toHaveLength(304);
    expect(new Set(rows.map(([id]) => id)).size).toBe(304);
    for (const [id, slug] of rows) if (slug.startsWith("article-")) expect(slug).toBe(`article-${id}`);
    expect(await findRedirect(database.db, "once")).toBe("without-2");
    const next = await database.db
      .insertInto("blog_articles")
      .values({ slug: "by-hand", title: "By hand" })
      .returning("id")
      .executeTakeFirstOrThrow();
    expect(rows.some(([id]) => id === next.id)).toBe(false);
  });

  test("reports every invalid row by line and field, without changes", async () => {
    const database = await store.open();
    await importArticles(database, [article(1)]);
    const file = path.join(directory, "bad.ndjson");
    const lines = [
      JSON.stringify(article(1, { title: "Changed" })),
      '{"slug": "broken",',
      JSON.stringify(article(3, { slug: undefined, publication_date: "soon" })),
      "",
      JSON.stringify(article(5, { status: "live" })),
      JSON.stringify([1, 2]),
      JSON.stringify(article(7)),
    ];
    await writeFile(
      file,
      Buffer.concat([Buffer.from(lines.join("\n")), Buffer.from("\n"), Buffer.from([0x22, 0xff, 0x22])]),
    );
    const { error, problems } = await importFiles(database, { articles: file });
    expect(error).toBeInstanceOf(OperatorError);
    expect(error?.message).toBe("Nothing was imported: 6 faults were found.");
    expect(problems).toEqual([
      expect.stringMatching(/^2 - is not JSON \(/),
      "3 slug is missing",
      "3 publication_date must be an ISO timestamp such as 2026-01-31T08:00:00Z",
      "5 status must be draft, published or scheduled",
      "6 - must be an object with the fields of an article",
      "8 - is not valid UTF-8",
    ]);
    expect(await stored(database)).toEqual([[1, "article-1", "Article 1"]]);
  });

  test("reports a duplicate slug or id in the later line", async () => {
    const database = await store.open();
    const { problems } = await importArticles(database, [
      article(1),
      article(2, { slug: "article-1" }),
      article(1, { slug: "other" }),
    ]);
    expect(problems).toEqual([
      '2 slug "article-1" is also the slug of line 1',
      "3 id 1 is already the article of line 1",
    ]);
    expect(await stored(database)).toEqual([]);
    const episodes = await importFiles(database, { episodes: await writeRows([episode(1), episode(2), episode(1)]) });
    expect(episodes.problems).toEqual(["3 id 1 is also the id of line 1"]);
    expect(await listPublishedEpisodes(database.db)).toEqual([]);
  });

  test("reports duplicates together with all other problems, even far apart", async () => {
    const database = await store.open();
    await importArticles(database, [article(1)]);
    const { error, problems } = await importArticles(database, [
      article(2, { status: "live" }),
      ...Array.from({ length: 300 }, (_, index) => article(index + 100)),
      article(3, { slug: "article-100" }),
      article(350, { slug: "other" }),
      article(1, { slug: "renamed" }),
      article(4, { slug: "article-1" }),
    ]);
    expect(problems).toEqual([
      "1 status must be draft, published or scheduled",
      '302 slug "article-100" is also the slug of line 2',
      "303 id 350 is already the article of line 252",
      "305 id 1 is already the article of line 304",
    ]);
    expect(error?.message).toBe("Nothing was imported: 4 faults were found.");
    expect(await stored(database)).toEqual([[1, "article-1", "Article 1"]]);
    const bad = [{ id: "x", blog_title: "A" }, episode(1), episode(2), episode(1)];
    const episodes = await importFiles(database, { episodes: await writeRows(bad) });
    expect(episodes.problems).toEqual(["1 id must be a whole number", "4 id 1 is also the id of line 2"]);
  });

  test("imports no article if an episode is invalid", async () => {
    const database = await store.open();
    const articles = await writeNdjson(directory, "articles.ndjson", [article(1)]);
    const episodes = await writeNdjson(directory, "episodes.ndjson", [{ id: "one", blog_title: "A" }]);
    expect((await importFiles(database, { articles, episodes })).problems).toEqual(["1 id must be a whole number"]);
    expect(await stored(database)).toEqual([]);
  });

  test("reports unknown fields once and ignores them", async () => {
    const database = await store.open();
    const { ignored, error } = await importArticles(database, [
      article(1, { section_4: "x", tags: [] }),
      article(2, { section_4: "y" }),
    ]);
    expect(error).toBeUndefined();
    expect(ignored).toEqual(["section_4", "tags"]);
  });

  test("accepts empty files, byte order marks and Windows line ends", async () => {
    const database = await store.open();
    const file = path.join(directory, "odd.ndjson");
    await writeFile(file, "");
    expect((await importFiles(database, { articles: file })).result?.articles.read).toBe(0);
    await writeFile(file, `\ufeff${JSON.stringify(article(1))}\r\n\r\n${JSON.stringify(article(2))}`);
    expect((await importFiles(database, { articles: file })).result?.articles).toEqual({
      read: 2,
      inserted: 2,
      updated: 0,
    });
  });

  test("changes nothing when importing an export, in the same database or another one", async () => {
    const [first, second] = [await store.open(), await store.open()];
    const rows: Row[] = [
      article(1, { title: "Quotes \" and \\ and ' and ünï and 知識 and \u2028", keywords: "a, b" }),
      article(2, { status: "draft", publication_date: null, category: null, introduction: null }),
      article(3, { publication_date: "2026-01-02T03:04:05.678901+02:00", created_at: "2025-01-01T00:00:00Z" }),
      article(1_000_000_007, {
        status: "scheduled",
        publication_date: "2027-01-01T00:00:00Z",
        cta: "<p>a &amp; b</p>",
      }),
    ];
    await importFiles(first, {
      articles: await writeRows(rows),
      episodes: await writeNdjson(directory, "episodes.ndjson", [
        episode(3),
        episode(1, { status: "draft", banner: "" }),
      ]),
    });
    await first.db.updateTable("blog_articles").set({ slug: "renamed" }).where("id", "=", 1).execute();
    const exportedFirst = await exported(first);
    const ids = exportedFirst.articles
      .trimEnd()
      .split("\n")
      .map((line): unknown => (JSON.parse(line) as Row).id);
    expect(ids).toEqual([1, 2, 3, 1_000_000_007]);
    expect(JSON.parse(exportedFirst.articles.split("\n")[2] ?? "")).toMatchObject({
      publication_date: "2026-01-02T01:04:05.678901Z",
    });

    const articles = path.join(directory, "once-articles.ndjson");
    const episodes = path.join(directory, "once-episodes.ndjson");
    await writeFile(articles, exportedFirst.articles);
    await writeFile(episodes, exportedFirst.episodes);
    expect((await importFiles(first, { articles, episodes })).result).toEqual({
      articles: { read: 4, inserted: 0, updated: 0 },
      episodes: { read: 2, inserted: 0, updated: 0 },
    });
    expect(await exported(first)).toEqual(exportedFirst);
    await importFiles(second, { articles, episodes });
    expect(await exported(second)).toEqual(exportedFirst);
    expect(await findRedirect(second.db, "article-1")).toBe("renamed");
  });

  test("rebuilds the search index in a large import", async () => {
    const database = await store.open();
    const padding = "filler ".repeat(300);
    const rows = Array.from({ length: 2_500 }, (_, index) =>
      article(index + 1, { title: `needle${index + 1}x`, section_1: `<p>${padding}</p>` }),
    );
    expect((await importArticles(database, rows)).error).toBeUndefined();
    expect((await listPublishedArticles(database.db, { page: 1, search: "needle1234x" })).total).toBe(1);
    const { rows: indexes } = await sql`select 1 from pg_indexes where indexname = 'article_listing_search'`.execute(
      database.db,
    );
    expect(indexes).toHaveLength(1);
  });

  test("adds sample content to a new database, once", async () => {
    const database = await store.open();
    const media = createFolderMedia(path.join(directory, `media-${kind}`));
    expect(await seedSampleContent(database, media)).toBe(true);
    expect((await listPublishedArticles(database.db, { page: 1 })).total).toBeGreaterThanOrEqual(24);
    expect((await listPublishedEpisodes(database.db)).length).toBeGreaterThanOrEqual(14);
    expect(await seedSampleContent(database, media)).toBe(false);
    await database.db.deleteFrom("blog_articles").execute();
    await database.db.deleteFrom("blog").execute();
    expect(await seedSampleContent(database, media)).toBe(false);
  });
});
