import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../server/database/open-database.ts";
import { defaultSite } from "../../src/facts/site.ts";
import { type Article, bodyTexts } from "../../src/features/articles/article.ts";
import { getArticle, listNewestArticles } from "../../src/features/articles/articles.server.ts";
import { articleTexts, readableArticle, sanitiseArticle } from "../../src/features/articles/readable-html.server.ts";
import { ClaimedArticles, writeArticles } from "../../src/features/articles/write-articles.server.ts";
import { isMarked, sanitisedMark, sanitiseHtml } from "../../src/features/content-drafts/sanitise-html.server.ts";
import { prepareValues } from "../../src/features/import/prepare-file.server.ts";
import { feedHtml } from "../../src/seo/feed.ts";
import { endMark, hostileArticles, hostileVectors, htmlFields, markedVectors } from "../hostile/hostile-vectors.ts";
import { executableParts } from "../hostile/inert-html.ts";
import { storeUnsanitised } from "../hostile/store-hostile-articles.ts";
import { article, openFilled } from "./support/content-files.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

test("has more than five hundred vectors, each followed by its own intact marker", () => {
  expect(hostileVectors.length).toBeGreaterThan(500);
  expect(new Set(hostileVectors).size).toBe(hostileVectors.length);
  const sanitised = hostileArticles()
    .flatMap((article) => htmlFields.map((field) => sanitiseHtml(article[field])))
    .join("\n");
  const broken = hostileVectors.filter(
    (vector, n) => !vector.includes("<plaintext") && !sanitised.includes(`<p>${endMark(n)}</p>`),
  );
  expect(broken).toEqual([]);
});

test("marks no vector as sanitised unless it is harmless text", () => {
  const passed = [...hostileVectors, ...markedVectors].filter((vector) => sanitisedMark([vector]) !== null);
  expect(passed.filter((vector) => executableParts(vector).length > 0 || sanitiseHtml(vector) !== vector)).toEqual([]);
});

test("detects hostile markup with executableParts", () => {
  const executable = hostileVectors.filter((vector) => executableParts(vector).length > 0);
  // The rest is text that was never markup, such as escaped tags.
  expect(executable.length).toBeGreaterThan(hostileVectors.length * 0.97);
});

test.each(markedVectors.map((marked, n) => [n, hostileVectors[n], marked]))(
  "removes everything executable from vector %i: %s",
  (_, vector, marked) => {
    for (const html of [String(vector), String(marked)]) {
      const clean = sanitiseHtml(html);
      expect(executableParts(clean)).toEqual([]);
      expect(sanitiseHtml(clean)).toBe(clean);
    }
  },
);

describe.each(anyStoreKind)("hostile HTML stored unsanitised in %s", (kind) => {
  let store: Store;
  let articles: Article[];

  beforeAll(async () => {
    store = await startStore(kind);
    const database = await store.open();
    await storeUnsanitised(database);
    const stored = await Promise.all(hostileArticles().map(({ slug }) => getArticle(database.db, slug)));
    articles = stored.filter((article) => article !== null);
    expect(articles).toHaveLength(hostileArticles().length);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from blog_articles where introduction like '%<script>%'`.execute(database.db);
    expect(rows[0]?.count).toBeGreaterThan(0);
  });

  afterAll(() => store.stop());

  test("is not executable on page and preview", () => {
    for (const article of articles) {
      const readable = readableArticle(defaultSite, article);
      for (const html of [...bodyTexts(readable), readable.cta ?? ""]) {
        expect(executableParts(html)).toEqual([]);
        // Nothing from other hosts loads without a click.
        expect(html).not.toMatch(/src="(?!\/)/);
      }
      expect(new Set(readable.headings.map(({ id }) => id)).size).toBe(readable.headings.length);
    }
  });

  test("is not executable in feeds", async () => {
    const database = await store.open();
    await storeUnsanitised(database);
    const newest = await listNewestArticles(database.db, { count: 20 });
    expect(newest).toHaveLength(hostileArticles().length);
    for (const article of newest.map((stored) => sanitiseArticle(defaultSite, stored, {}))) {
      const html = feedHtml(article, "https://www.example.com", "https://www.example.com/blog/a");
      expect(executableParts(html)).toEqual([]);
      expect(html).not.toMatch(/(?:href|src)="(?!https?:|mailto:|tel:)/);
    }
  });
});

describe.each(anyStoreKind)("articles marked as sanitised in %s", (kind) => {
  let store: Store;
  let database: Database;
  const hostile = hostileVectors[0] ?? "";
  const marked = async () => {
    const article = await getArticle(database.db, "article-1");
    if (!article) throw new Error("the article is missing");
    return { article, isMarked: isMarked(article.sanitised, articleTexts(article)) };
  };

  beforeAll(async () => {
    store = await startStore(kind);
    database = await openFilled(store, { articles: [article(1), article(2)] });
  });

  afterAll(() => store.stop());

  /** Made by a program that doesn't maintain the marks of sanitised HTML. */
  const changes: [string, (db: Database["db"]) => Promise<unknown>][] = [
    ["changed", (db) => sql`update blog_articles set section_2 = ${hostile} where id = 1`.execute(db)],
    [
      "written back as a whole row",
      (db) =>
        sql`update blog_articles b set (introduction, cta) = row(${hostile}, r.cta) from blog_articles r
          where r.id = b.id and b.id = 1`.execute(db),
    ],
    [
      "deleted and written again under its identifier",
      async (db) => {
        await sql`delete from blog_articles where id = 1`.execute(db);
        await sql`insert into blog_articles (id, slug, title, introduction) overriding system value
          values (1, 'article-1', 'Again', ${hostile})`.execute(db);
      },
    ],
    [
      "given the mark of another article",
      (db) =>
        sql`with changed as (update blog_articles set conclusion = ${hostile} where id = 1)
          insert into sanitised_articles select 1, mark from sanitised_articles where article_id = 2
          on conflict (article_id) do update set mark = excluded.mark`.execute(db),
    ],
  ];

  test.each(changes)("aren't executable after they are %s", async (_, change) => {
    await database.db.transaction().execute(async (trx) => {
      await sql`delete from blog_articles where id = 1`.execute(trx);
      for await (const { rows } of prepareValues("articles", [article(1)]))
        await writeArticles(trx, rows, new ClaimedArticles(), []);
    });
    expect((await marked()).isMarked).toBe(true);
    await change(database.db);
    const changed = await marked();
    expect(changed.isMarked).toBe(false);
    const readable = readableArticle(defaultSite, changed.article);
    const safe = sanitiseArticle(defaultSite, changed.article, {});
    for (const html of [...bodyTexts(readable), readable.cta ?? "", ...bodyTexts(safe)])
      expect(executableParts(html)).toEqual([]);
  });

  test("are returned as stored, and sanitised again with an older mark", async () => {
    const { article: unchanged } = await marked();
    await sql`update sanitised_articles set mark = '0' || substr(mark, 2) where article_id = 1`.execute(database.db);
    expect((await marked()).isMarked).toBe(false);
    expect(sanitiseArticle(defaultSite, (await marked()).article, {})).toMatchObject({
      introduction: unchanged.introduction,
    });
  });
});

test("removes everything executable from imported articles", async () => {
  for await (const batch of prepareValues("articles", hostileArticles())) {
    expect(batch.problems).toEqual([]);
    for (const { json } of batch.rows) {
      const row = JSON.parse(json) as Record<string, string | null>;
      for (const field of htmlFields) expect(executableParts(row[field] ?? "")).toEqual([]);
    }
  }
});
