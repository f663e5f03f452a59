import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../server/database/open-database.ts";
import { getCatalogue } from "../../src/features/articles/article-catalogue.server.ts";
import { listPublishedArticles } from "../../src/features/articles/articles.server.ts";
import { lookupOf } from "../../src/features/articles/search/article-search.server.ts";
import { article, importFiles, openFilled, type Row, writeNdjson } from "./support/content-files.ts";
import { type Store, startStore, storeKinds } from "./support/stores.ts";

describe.each(storeKinds)("the search of articles in the %s database", (kind) => {
  let store: Store;
  let directory: string;

  beforeAll(async () => {
    store = await startStore(kind);
    directory = await mkdtemp(path.join(tmpdir(), "search-"));
  });

  afterAll(async () => {
    await store.stop();
    await rm(directory, { recursive: true });
  });

  const openWith = (rows: readonly Row[]) => openFilled(store, directory, { articles: rows });
  const slugs = (articles: readonly { slug: string }[]) => articles.map(({ slug }) => slug);

  describe("a term", () => {
    let database: Database;
    const rows = [
      article(1, { title: "Ärger mit ÖLFILTERN", summary: null, introduction: null }),
      article(2, { title: "Plain", summary: "Costs fell by 15% in a year", introduction: "<p>Nothing</p>" }),
      article(3, { title: "Snake_case", summary: 'a\\b and "quotes" and it\'s', introduction: null }),
      article(4, {
        title: "Tagged",
        summary: "-",
        introduction: "<p>Know<em>ledge</em> and R&amp;D,\nover two lines</p>",
      }),
      article(5, { title: "Body only", summary: "-", introduction: "-", section_1: "<p>hidden treasure</p>" }),
      article(6, { title: "Draft treasure", status: "draft" }),
      article(7, { title: "KI und HR", summary: "Straße, naïve, 知識管理", introduction: null }),
    ];

    beforeAll(async () => {
      database = await openWith(rows);
    });

    test.each([
      ["ärger", [1]],
      ["ÄRGER", [1]],
      ["ölfilter", [1]],
      ["Ölf", [1]],
      ["ö", [1]],
      ["15%", [2]],
      ["%", [2]],
      ["%%", []],
      ["_", [3]],
      ["e_c", [3]],
      ["a\\b", [3]],
      ["\\", [3]],
      ['"quotes"', [3]],
      ["it's", [3]],
      ["r&d", [4]],
      ["D, over", [4]],
      ["  over \n two  ", [4]],
      ["<p>", []],
      ["treasure", []],
      ["KI", [7]],
      ["ki und", [7]],
      ["h", [7, 2]],
      ["straße", [7]],
      ["NAÏVE", [7]],
      ["知識", [7]],
      ["知", [7]],
      ["plain nothing", []],
      ["'; drop table blog_articles; --", []],
      ["\u0000", [7, 5, 4, 3, 2, 1]],
      ["", [7, 5, 4, 3, 2, 1]],
      ["   ", [7, 5, 4, 3, 2, 1]],
    ])("for %j finds %j", async (search, ids) => {
      const { articles, total } = await listPublishedArticles(database.db, { page: 1, search });
      expect(articles.map(({ id }) => id)).toEqual(ids);
      expect(total).toBe(ids.length);
    });

    test("finds the same by index as by reading, whatever the emails", async () => {
      const terms = [
        "ärger",
        "ÖLF",
        "ö",
        "%",
        "a\\b",
        "r&d",
        "D, over",
        "KI",
        "STRASSE",
        "Straße",
        "知",
        "it's",
        "Treasure",
      ];
      expect(terms.filter((term) => term.length < 3)).not.toEqual([]);
      await expectSameEverywhere(database.db, terms);
    });
  });

  /** Searches by the index and by reading; fails when they find something else, or something that the list does not show. */
  async function expectSameEverywhere(db: Database["db"], terms: readonly string[]) {
    const { inOrder, byIndex, byReading } = lookupOf(db, await getCatalogue(db));
    for (const term of terms) {
      const found = async (ask: typeof byIndex) => [...inOrder((await ask([term])).get(term) ?? [])];
      const ids = await found(byReading);
      expect(await found(byIndex), term).toEqual(ids);
      const { total } = await listPublishedArticles(db, { page: 1, search: term });
      expect(ids, term).toHaveLength(total);
    }
  }

  test("searches follow every change", async () => {
    const articles = Array.from({ length: 1_100 }, (_, index) => article(index + 1));
    const { db } = await openFilled({ ...store, open: store.openAsOwner }, directory, { articles });
    const total = async (search: string) => (await listPublishedArticles(db, { page: 1, search })).total;
    expect(await total("kestrel")).toBe(0);
    await db.updateTable("blog_articles").set({ title: "The kestrel" }).where("id", "in", [7, 8, 9]).execute();
    expect(await total("kestrel")).toBe(3);
    await db.updateTable("blog_articles").set({ status: "draft" }).where("id", "=", 8).execute();
    await db.deleteFrom("blog_articles").where("id", "=", 9).execute();
    expect(await total("kestrel")).toBe(1);
    await expectSameEverywhere(db, ["kestrel", "article", "Article 7", "ki"]);
    await sql`truncate blog_articles`.execute(db);
    expect(await total("kestrel")).toBe(0);
  });

  test("search finds the same by index and by reading, among thousands, on every page", async () => {
    const rows = Array.from({ length: 3_000 }, (_, index) => {
      const number = index + 1;
      const words = ["every", number % 2 ? "odd" : "even", number % 40 ? "usual" : "scarce", `nr${number}nr`];
      return article(number, { title: words.join(" "), category: number % 3 ? "Logistics" : "Healthcare" });
    });
    const has = (row: Row, term: string) =>
      [row.title, row.summary, row.introduction].join(" ").toLowerCase().includes(term);
    const { db } = await openWith(rows);
    for (const term of ["every", "odd", "scarce", "nr1234nr", "carce", "ev", "ar", "xy", "absent"]) {
      const expected = rows.filter((row) => has(row, term)).map(({ slug }) => slug);
      const found: string[] = [];
      let total = Number.NaN;
      for (let page = 1; Number.isNaN(total) || (page - 1) * 9 < Math.min(total, 90); page++) {
        const answer = await listPublishedArticles(db, { page, search: term });
        found.push(...slugs(answer.articles));
        total = answer.total;
      }
      expect(total, term).toBe(expected.length);
      expect(found, term).toEqual(expected.toReversed().slice(0, 90));
      const inCategory = await listPublishedArticles(db, { page: 1, search: term, category: "Healthcare" });
      expect(inCategory.total, term).toBe(rows.filter((row) => row.category === "Healthcare" && has(row, term)).length);
    }
    await expectSameEverywhere(db, [
      "every",
      "odd",
      "scarce",
      "nr1234nr",
      "carce",
      "ev",
      "ar",
      "xy",
      "absent",
      "usual nr",
    ]);
    const deep = await listPublishedArticles(db, { page: 300 });
    expect(slugs(deep.articles)).toEqual(Array.from({ length: 9 }, (_, index) => `article-${309 - index}`));
  });

  test("a hit in the introduction alone is quoted", async () => {
    const { db } = await openWith([
      article(1, { introduction: "<p>The <em>night shift</em> asks most.</p>" }),
      article(2, { title: "Night shift", introduction: "<p>The night shift again.</p>" }),
    ]);
    const { articles } = await listPublishedArticles(db, { page: 1, search: "NIGHT shift" });
    expect(articles.map(({ slug, excerpt }) => [slug, excerpt])).toEqual([
      ["article-2", undefined],
      ["article-1", "The night shift asks most."],
    ]);
  });
});

test.runIf(storeKinds.includes("postgres"))("search folds umlauts in a server database with the locale C", async () => {
  const store = await startStore("postgres");
  const directory = await mkdtemp(path.join(tmpdir(), "articles-"));
  try {
    const { openDatabase } = await import("../../server/database/open-database.ts");
    const database = await openDatabase(await store.empty("template template0 lc_ctype 'C' lc_collate 'C'"));
    const rows = [article(1, { title: "ÄRGER mit Ölfiltern" })];
    await importFiles(database, { articles: await writeNdjson(directory, "rows.ndjson", rows) });
    expect((await listPublishedArticles(database.db, { page: 1, search: "ärger MIT öl" })).total).toBe(1);
    await database.close();
  } finally {
    await store.stop();
    await rm(directory, { recursive: true });
  }
});
