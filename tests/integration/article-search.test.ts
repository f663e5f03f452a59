import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../server/database/open-database.ts";
import { listPublishedArticles } from "../../src/features/articles/articles.server.ts";
import { article, importFiles, openFilled, type Row, writeNdjson } from "./support/content-files.ts";
import { type Store, startStore, storeKinds } from "./support/stores.ts";
import { isThorough } from "./support/thorough.ts";

const generatedText = fc
  .array(
    fc.constantFrom(
      ...["night", "Shift,", "Ölfilter", "知識管理", "naïve", "STRASSE", "straße", "15%", "snake_case", "a\\b", "r&d"],
      ...["it's", '"quoted"', "x", "É", "🚢", "100%_\\"],
    ),
    { minLength: 3, maxLength: 8 },
  )
  .map((words) => words.join(" "));
const generatedRow = fc.record({
  title: generatedText,
  summary: fc.option(generatedText),
  introduction: fc.option(generatedText),
  category: fc.constantFrom("Logistics", "Healthcare", null),
  status: fc.constantFrom("published", "published", "draft"),
  // Several with the same timestamp, whose order must be stable across pages.
  publication_date: fc.nat(300).map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString()),
});
const generatedSearch = fc.record({
  term: fc.tuple(generatedText, fc.nat(15), fc.integer({ min: 1, max: 12 })).map(([text, at, length]) =>
    Array.from(text)
      .slice(at, at + length)
      .join(""),
  ),
  category: fc.constantFrom(undefined, "Logistics", "Healthcare"),
});

describe.each(storeKinds)("article search in the %s database", (kind) => {
  let store: Store;

  beforeAll(async () => {
    store = await startStore(kind);
  });

  afterAll(() => store.stop());

  const openWith = (rows: readonly Row[]) => openFilled(store, { articles: rows });

  describe("for a term", () => {
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
    ])("finds by %j the articles %j", async (search, ids) => {
      const { articles, total } = await listPublishedArticles(database.db, { page: 1, search });
      expect(articles.map(({ id }) => id)).toEqual(ids);
      expect(total).toBe(ids.length);
    });
  });

  test("reflects every change", async () => {
    const articles = Array.from({ length: 20 }, (_, index) => article(index + 1));
    const { db } = await openFilled({ open: store.openAsOwner }, { articles });
    const total = async (search: string) => (await listPublishedArticles(db, { page: 1, search })).total;
    expect(await total("kestrel")).toBe(0);
    await db.updateTable("blog_articles").set({ title: "The kestrel" }).where("id", "in", [7, 8, 9]).execute();
    expect(await total("kestrel")).toBe(3);
    await db.updateTable("blog_articles").set({ status: "draft" }).where("id", "=", 8).execute();
    await db.deleteFrom("blog_articles").where("id", "=", 9).execute();
    expect(await total("kestrel")).toBe(1);
    await sql`truncate blog_articles`.execute(db);
    expect(await total("kestrel")).toBe(0);
  });

  test("finds composed letters by decomposed ones, and vice versa", async () => {
    const lines = readFileSync(path.join(import.meta.dirname, "../fixtures/world/40-search-nfd/terms.txt"), "utf8")
      .trim()
      .split("\n")
      .map((line) => line.split(" | "));
    const titles = [...new Set(lines.map(([title = ""]) => title)), "O\u0308lfilter", "Ångström"];
    const { db } = await openWith(
      titles.map((title, index) => article(index + 1, { title, summary: null, introduction: null })),
    );
    const terms = [
      ...lines.map(([title, term = ""]) => [title, term]),
      [titles[2], "ölfilter"],
      [titles[3], "A\u030angstro\u0308m"],
    ];
    for (const [title, search = ""] of terms) {
      const { articles } = await listPublishedArticles(db, { page: 1, search });
      expect(
        articles.map((hit) => hit.title),
        search,
      ).toContain(title);
    }
  });

  test("finds the same as a scan of the texts, on every page and in every category", async () => {
    const rows = fc
      .sample(generatedRow, { seed: 1, numRuns: isThorough ? 1_500 : 400 })
      .map((row, index) => ({ ...row, id: index + 1, title: `${row.title} nr${index}nr` }));
    const { db } = await openWith(rows.map((row) => article(row.id, row)));
    const visible = rows
      .filter(({ status }) => status === "published")
      .sort((a, b) => b.publication_date.localeCompare(a.publication_date) || b.id - a.id);
    const fixedTerms = [
      "%",
      "_",
      "\\",
      "%%",
      "__",
      "e_c",
      "5%",
      "%_\\",
      "\\b",
      "x",
      "é",
      "知",
      "🚢",
      "ss",
      "nr7nr",
      "absent",
    ];
    const searches = [
      ...fixedTerms.map((term) => ({ term, category: undefined })),
      ...fc.sample(generatedSearch, { seed: 2, numRuns: isThorough ? 80 : 30 }),
    ];
    for (const { term, category } of searches) {
      const needle = term.trim().toLowerCase();
      const expected = visible
        .filter((row) => !category || row.category === category)
        .filter(({ title, summary, introduction }) =>
          [title, summary, introduction].some((text) => text?.toLowerCase().includes(needle)),
        );
      const lastPage = Math.ceil(expected.length / 9);
      for (const page of new Set([1, 2, Math.max(1, lastPage), lastPage + 1])) {
        const result = await listPublishedArticles(db, { page, search: term, category });
        const about = `page ${page} of ${JSON.stringify(term)} in ${category ?? "all categories"}`;
        expect(result.total, about).toBe(expected.length);
        expect(
          result.articles.map(({ id }) => id),
          about,
        ).toEqual(expected.slice((page - 1) * 9, page * 9).map(({ id }) => id));
      }
    }
  });

  test("quotes a match that is only in the introduction", async () => {
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

test.runIf(storeKinds.includes("postgres"))(
  "finds umlauts in any case on a server database with locale C",
  async () => {
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
  },
);
