import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../server/database/open-database.ts";
import { listSitemapArticles } from "../../src/features/articles/article-source.server.ts";
import * as articles from "../../src/features/articles/articles.server.ts";
import * as episodes from "../../src/features/episodes/episodes.server.ts";
import type { Schema } from "../../src/server-context/db.ts";
import { article, episode, importFiles, writeNdjson } from "./support/content-files.ts";
import { recordQueries } from "./support/recorded-queries.ts";
import { type Store, startStore, storeKinds } from "./support/stores.ts";

const articleCount = 6_000;
const episodeCount = 2_000;
const categories = ["Healthcare", "Logistics", "Financial Services"];

/** Every read that a page or a feed makes. */
const reads: Record<string, (db: Kysely<Schema>) => Promise<unknown>> = {
  "first page of the list": (db) => articles.listPublishedArticles(db, { page: 1 }),
  "last page of the list": (db) => articles.listPublishedArticles(db, { page: Math.ceil(articleCount / 9) }),
  "page of a category": (db) => articles.listPublishedArticles(db, { page: 7, category: "Healthcare" }),
  "search for a rare word": (db) => articles.listPublishedArticles(db, { page: 1, search: "rare4321word" }),
  "search in a category": (db) =>
    articles.listPublishedArticles(db, { page: 1, search: "rare4321word", category: "Logistics" }),
  "search for nothing that is there": (db) => articles.listPublishedArticles(db, { page: 1, search: "absent" }),
  "featured article": (db) => articles.getFeaturedArticle(db),
  article: (db) => articles.getArticle(db, "article-77"),
  "missing article": (db) => articles.getArticle(db, "missing"),
  "related articles": (db) => articles.listRelatedArticles(db, { category: "Logistics", exceptSlug: "article-77" }),
  categories: (db) => articles.listCategories(db),
  redirect: (db) => articles.findRedirect(db, "old-slug"),
  "sitemap references": (db) => listSitemapArticles(db, { skip: 2_000, count: 50 }),
  "due articles": (db) => articles.publishDueArticles(db),
  "all episodes": (db) => episodes.listPublishedEpisodes(db),
  episode: (db) => episodes.getEpisode(db, 77),
  neighbours: (db) => episodes.getNeighbours(db, { id: 77, number: 77 }),
  "due episodes": (db) => episodes.publishDueEpisodes(db),
};

// The embedded database's plans are tested separately; a server has other settings.
describe.runIf(storeKinds.includes("postgres"))("query plans of a PostgreSQL server", () => {
  let store: Store;
  let database: Database;

  beforeAll(async () => {
    store = await startStore("postgres");
    database = await store.openAsOwner();
    const directory = await mkdtemp(path.join(tmpdir(), "plans-"));
    const rows = Array.from({ length: articleCount }, (_, index) =>
      article(index + 1, {
        title: `common words and rare${index + 1}word`,
        category: categories[index % categories.length],
        introduction: `<p>${"Some more text to read. ".repeat(20)}</p>`,
        section_1: `<p>${"The body of the article goes on. ".repeat(40)}</p>`,
      }),
    );
    const { error } = await importFiles(database, {
      articles: await writeNdjson(directory, "articles.ndjson", rows),
      episodes: await writeNdjson(
        directory,
        "episodes.ndjson",
        Array.from({ length: episodeCount }, (_, index) => episode(index + 1)),
      ),
    });
    if (error) throw error;
    for (const table of ["blog_articles", "article_listing", "blog"]) {
      await sql`vacuum (analyze) ${sql.table(table)}`.execute(database.db);
    }
    await rm(directory, { recursive: true });
  });

  afterAll(() => store.stop());

  /** These return every row, so that a scan of the table is the right plan. */
  const readsEverything = new Set(["all episodes"]);

  test.each(Object.keys(reads))("%s: no table is scanned", async (name) => {
    const { db, queries } = recordQueries(database.db);
    await reads[name]?.(db);
    expect(queries.length).toBeGreaterThan(0);
    for (const query of queries) {
      const plan = await query.explain();
      const scans = plan
        .split("\n")
        .filter((line) => /Seq Scan on (?:blog_articles|blog|article_listing)\b/.test(line));
      if (readsEverything.has(name)) expect(plan).not.toMatch(/Seq Scan on (?:blog_articles|article_listing)\b/);
      else expect(scans, `${query.sql}\n${plan}`).toEqual([]);
    }
  });
});
