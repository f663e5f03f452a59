import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listNewestArticles } from "../../server/content/feed-rows.server.ts";
import { prepareValues } from "../../server/content/prepare-file.ts";
import type { Article } from "../../src/features/articles/article.ts";
import { getArticle } from "../../src/features/articles/articles.server.ts";
import { readableArticle, sanitiseArticle } from "../../src/features/articles/readable-html.server.ts";
import { isPlainMarkup } from "../../src/features/editing/plain-markup.server.ts";
import { sanitiseHtml, sanitiseOnce } from "../../src/features/editing/sanitise-html.server.ts";
import { feedHtml } from "../../src/seo/feed-html.ts";
import { endMark, hostileArticles, hostileVectors, htmlFields, markedVectors } from "../hostile/hostile-vectors.ts";
import { executableParts } from "../hostile/inert-html.ts";
import { storeAsTheyAre } from "../hostile/store-hostile-articles.ts";
import { type Store, startStore, storeKinds } from "./support/stores.ts";

const bodies = ({ introduction, section1, section2, section3, conclusion }: Article) => [
  introduction,
  section1,
  section2,
  section3,
  conclusion,
];

test("there are more than five hundred vectors, each with a mark behind it that no other one swallows", () => {
  expect(hostileVectors.length).toBeGreaterThan(500);
  expect(new Set(hostileVectors).size).toBe(hostileVectors.length);
  const all = hostileArticles()
    .flatMap((article) => htmlFields.map((field) => sanitiseHtml(article[field])))
    .join("\n");
  const lost = hostileVectors.filter(
    (vector, n) => !vector.includes("<plaintext") && !all.includes(`<p>${endMark(n)}</p>`),
  );
  expect(lost).toEqual([]);
});

test("none of them passes for markup that need not be sanitised", () => {
  const passed = [...hostileVectors, ...markedVectors].filter(isPlainMarkup);
  expect(passed.filter((vector) => executableParts(vector).length > 0 || sanitiseOnce(vector) !== vector)).toEqual([]);
});

test("the check knows what is hostile", () => {
  const found = hostileVectors.filter((vector) => executableParts(vector).length > 0);
  // The rest is text that was never markup, such as escaped tags.
  expect(found.length).toBeGreaterThan(hostileVectors.length * 0.97);
});

test.each(markedVectors.map((marked, n) => [n, hostileVectors[n], marked]))(
  "vector %i leaves nothing that runs: %s",
  (_, vector, marked) => {
    for (const html of [String(vector), String(marked)]) {
      const clean = sanitiseHtml(html);
      expect(executableParts(clean)).toEqual([]);
      expect(sanitiseHtml(clean)).toBe(clean);
    }
  },
);

describe.each(storeKinds)("stored in %s as they are", (kind) => {
  let store: Store;
  let articles: Article[];

  beforeAll(async () => {
    store = await startStore(kind);
    const database = await store.open();
    await storeAsTheyAre(database);
    const found = await Promise.all(hostileArticles().map(({ slug }) => getArticle(database.db, slug)));
    articles = found.filter((article) => article !== null);
    expect(articles).toHaveLength(hostileArticles().length);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from blog_articles where introduction like '%<script>%'`.execute(database.db);
    expect(rows[0]?.count).toBeGreaterThan(0);
  });

  afterAll(() => store.stop());

  test("the page and the preview show nothing that runs", () => {
    for (const article of articles) {
      const readable = readableArticle(article);
      for (const html of [...bodies(readable), readable.cta ?? ""]) {
        expect(executableParts(html)).toEqual([]);
        // Nothing of others loads before it is asked for.
        expect(html).not.toMatch(/src="(?!\/)/);
      }
      expect(new Set(readable.headings.map(({ id }) => id)).size).toBe(readable.headings.length);
    }
  });

  test("the feeds hold nothing that runs", async () => {
    const database = await store.open();
    await storeAsTheyAre(database);
    const newest = await listNewestArticles(database.db, { count: 20 });
    expect(newest).toHaveLength(hostileArticles().length);
    for (const article of newest.map(sanitiseArticle)) {
      const html = feedHtml(article, "https://www.example.com", "https://www.example.com/blog/a");
      expect(executableParts(html)).toEqual([]);
      expect(html).not.toMatch(/(?:href|src)="(?!https?:|mailto:|tel:)/);
    }
  });
});

test("an import keeps nothing that runs", async () => {
  for await (const batch of prepareValues("articles", hostileArticles())) {
    expect(batch.problems).toEqual([]);
    for (const { json } of batch.rows) {
      const row = JSON.parse(json) as Record<string, string | null>;
      for (const field of htmlFields) expect(executableParts(row[field] ?? "")).toEqual([]);
    }
  }
});
