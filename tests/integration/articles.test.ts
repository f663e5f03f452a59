import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getArticleNeighbours, listSitemapArticles } from "../../src/features/articles/article-source.server.ts";
import {
  findRedirect,
  getArticle,
  getFeaturedArticle,
  listCategories,
  listPublishedArticles,
  listRelatedArticles,
  publishDueArticles,
} from "../../src/features/articles/articles.server.ts";
import { listArticlesForAdmin, setArticleState } from "../../src/features/articles/editing/article-editing.server.ts";
import { readFeaturedChoice, setFeaturedArticle } from "../../src/features/articles/editing/featured-article.server.ts";
import { fail, ok } from "../../src/lib/result.ts";
import { addAdministrator } from "./support/administrator.ts";
import { article, openFilled, type Row } from "./support/content-files.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const allArticles = { search: "", sort: "", page: 1, state: "", category: "" } as const;
const hour = 3_600_000;
const at = (offset: number) => new Date(Date.now() + offset).toISOString();

describe.each(anyStoreKind)("articles in the %s database", (kind) => {
  let store: Store;

  beforeAll(async () => {
    store = await startStore(kind);
  });

  afterAll(() => store.stop());

  const openWith = (rows: readonly Row[]) => openFilled(store, { articles: rows });

  const slugs = (articles: readonly { slug: string }[]) => articles.map(({ slug }) => slug);

  test("returns empty lists from an empty database", async () => {
    const { db } = await store.open();
    expect(await listPublishedArticles(db, { page: 1 })).toEqual({ articles: [], total: 0 });
    expect(await listPublishedArticles(db, { page: 1, search: "anything" })).toEqual({ articles: [], total: 0 });
    expect(await getFeaturedArticle(db)).toBeNull();
    expect(await listCategories(db)).toEqual([]);
    expect(await getArticle(db, "a")).toBeNull();
    expect(await listRelatedArticles(db, { category: "Logistics", exceptSlug: "a" })).toEqual([]);
    expect(await listSitemapArticles(db, { skip: 0, count: 10 })).toEqual([]);
  });

  test("lists the newest first, nine per page, with the total", async () => {
    const { db } = await openWith(Array.from({ length: 21 }, (_, index) => article(index + 1)));
    const first = await listPublishedArticles(db, { page: 1 });
    expect(first.total).toBe(21);
    expect(slugs(first.articles)).toEqual([21, 20, 19, 18, 17, 16, 15, 14, 13].map((number) => `article-${number}`));
    expect(first.articles[0]).toEqual({
      id: 21,
      slug: "article-21",
      title: "Article 21",
      summary: "Summary of 21",
      category: "Logistics",
      author: "Sample Author",
      publicationDate: "2026-01-01T21:00:00.000Z",
      featuredImageUrl: null,
      readingMinutes: 1,
    });
    const last = await listPublishedArticles(db, { page: 3 });
    expect(slugs(last.articles)).toEqual(["article-3", "article-2", "article-1"]);
    expect(last.total).toBe(21);
    expect(await listPublishedArticles(db, { page: 4 })).toEqual({ articles: [], total: 21 });
    expect((await getFeaturedArticle(db))?.slug).toBe("article-21");
  });

  test("returns the featured article while it is public", async () => {
    const { db } = await openWith([1, 2, 3].map((number) => article(number)));
    const owner = await addAdministrator(db, "owner@example.com");
    const featuredSlug = async () => (await getFeaturedArticle(db))?.slug;
    expect(await readFeaturedChoice(db, 1)).toEqual({ isPublic: true, isFeatured: false, insteadOf: null });
    expect(await setFeaturedArticle(db, owner, { id: 1, isFeatured: true })).toEqual(ok());
    expect(await featuredSlug()).toBe("article-1");
    expect(slugs((await listPublishedArticles(db, { page: 1 })).articles)[0]).toBe("article-3");
    expect(await readFeaturedChoice(db, 2)).toEqual({ isPublic: true, isFeatured: false, insteadOf: "Article 1" });

    expect(await setFeaturedArticle(db, owner, { id: 2, isFeatured: true })).toEqual(ok());
    expect(await featuredSlug()).toBe("article-2");
    const { articles } = await listArticlesForAdmin(db, { ...allArticles, sort: "title" });
    expect(articles.map(({ isFeatured }) => isFeatured)).toEqual([false, true, false]);
    await setArticleState(db, owner, { ids: [2], state: "draft" });
    expect(await featuredSlug()).toBe("article-3");
    expect(await readFeaturedChoice(db, 2)).toEqual({ isPublic: false, isFeatured: false, insteadOf: null });
    expect(await setFeaturedArticle(db, owner, { id: 2, isFeatured: true })).toEqual(fail("not-public"));
    expect(await setFeaturedArticle(db, owner, { id: 99, isFeatured: true })).toEqual(fail("not-public"));
    await setArticleState(db, owner, { ids: [2], state: "published" });
    expect(await featuredSlug()).toBe("article-2");

    // Another article's checkbox changes nothing.
    expect(await setFeaturedArticle(db, owner, { id: 1, isFeatured: false })).toEqual(ok());
    expect(await featuredSlug()).toBe("article-2");
    expect(await setFeaturedArticle(db, owner, { id: 2, isFeatured: false })).toEqual(ok());
    expect(await featuredSlug()).toBe("article-3");
    const { rows } = await sql<{ action: string }>`
      select action from audit_log where action like '%feature' order by id`.execute(db);
    expect(rows.map(({ action }) => action)).toEqual(["article.feature", "article.feature", "article.unfeature"]);
  });

  test("lists articles with the same date in a stable order, the newer row first", async () => {
    const timestamp = "2026-03-01T08:00:00.000Z";
    const { db } = await openWith([1, 2, 3].map((number) => article(number, { publication_date: timestamp })));
    expect(slugs((await listPublishedArticles(db, { page: 1 })).articles)).toEqual([
      "article-3",
      "article-2",
      "article-1",
    ]);
  });

  test("filters by category, counts categories, and combines them with search", async () => {
    const { db } = await openWith([
      article(1, { category: "Zoology", title: "Ants" }),
      article(2, { category: "archives", title: "Ants on file" }),
      article(3, { category: "Zoology", title: "Bees" }),
      article(4, { category: null }),
      article(5, { category: "Drafts", status: "draft" }),
    ]);
    expect(await listCategories(db)).toEqual([
      { name: "archives", count: 1 },
      { name: "Zoology", count: 2 },
    ]);
    const zoology = await listPublishedArticles(db, { page: 1, category: "Zoology" });
    expect(slugs(zoology.articles)).toEqual(["article-3", "article-1"]);
    expect(zoology.total).toBe(2);
    const ants = await listPublishedArticles(db, { page: 1, category: "Zoology", search: "ants" });
    expect(slugs(ants.articles)).toEqual(["article-1"]);
    expect(ants.total).toBe(1);
    expect(await listPublishedArticles(db, { page: 1, category: "zoology" })).toEqual({ articles: [], total: 0 });
  });

  test("returns up to three related articles of the category, newest first", async () => {
    const { db } = await openWith([
      ...[1, 2, 3, 4, 5].map((number) => article(number)),
      article(6, { category: "Healthcare" }),
    ]);
    const related = async (category: string, exceptSlug: string) =>
      slugs(await listRelatedArticles(db, { category, exceptSlug }));
    expect(await related("Logistics", "article-4")).toEqual(["article-5", "article-3", "article-2"]);
    expect(await related("Logistics", "article-1")).toEqual(["article-5", "article-4", "article-3"]);
    expect(await related("Healthcare", "article-6")).toEqual([]);
  });

  test("returns all fields of an article, with empty texts for missing ones", async () => {
    const { db } = await openWith([
      article(1, {
        featured_image_url: "/media/a.png",
        featured_image_url_2: "https://images.example/b.png",
        featured_image_alt_2: "A pier at low tide",
        section_1: "<h1>One</h1><p onclick='x'>text</p>",
        section_2: "<p>two</p>",
        section_3: "<p>three</p>",
        conclusion: "<p>end</p>",
        cta: "<h2>Do</h2>",
        seo_description: "seo",
        keywords: "a, b",
        updated_at: "2026-02-02T02:02:02.000Z",
      }),
      { slug: "bare", title: "Bare" },
    ]);
    expect(await getArticle(db, "article-1")).toEqual({
      id: 1,
      slug: "article-1",
      title: "Article 1",
      summary: "Summary of 1",
      category: "Logistics",
      author: "Sample Author",
      publicationDate: "2026-01-01T01:00:00.000Z",
      featuredImageUrl: "/media/a.png",
      readingMinutes: 1,
      featuredImageUrl2: "https://images.example/b.png",
      featuredImageAlt2: "A pier at low tide",
      introduction: "<p>Introduction of 1</p>",
      section1: "<h2>One</h2><p>text</p>",
      section2: "<p>two</p>",
      section3: "<p>three</p>",
      conclusion: "<p>end</p>",
      cta: "<h2>Do</h2>",
      searchTitle: "",
      seoDescription: "seo",
      canonicalUrl: "",
      keywords: "a, b",
      updatedAt: "2026-02-02T02:02:02.000Z",
      revisedAt: null,
      sanitised: expect.stringMatching(/^\d+:/) as string,
    });
    expect(await getArticle(db, "bare")).toMatchObject({
      ...{ summary: "", category: "", author: "", introduction: "", section1: "", conclusion: "", keywords: "" },
      ...{ cta: null, featuredImageUrl: null, featuredImageUrl2: null, featuredImageAlt2: "", readingMinutes: 3 },
    });
    expect(await getArticle(db, "ARTICLE-1")).toBeNull();
    expect(await getArticle(db, "a\u0000b")).toBeNull();
  });

  test("marks an article as revised if it was changed later, but not an imported one", async () => {
    const dates = { created_at: "2026-01-02T00:00:00.000Z" };
    const rows = [article(1, dates), article(2, { ...dates, updated_at: "2026-03-03T00:00:00.000Z" }), article(3)];
    const { db } = await openWith(rows);
    const revised = await Promise.all([1, 2, 3].map(async (n) => (await getArticle(db, `article-${n}`))?.revisedAt));
    expect(revised).toEqual([null, "2026-03-03T00:00:00.000Z", null]);
  });

  test("doesn't mark a scheduled article as revised when it is published", async () => {
    const dates = { created_at: "2026-01-01T00:00:00.000Z", updated_at: "2026-01-01T00:00:00.000Z" };
    const { db } = await openWith([
      article(1, { ...dates, status: "scheduled", publication_date: "2026-02-01T00:00:00.000Z" }),
    ]);
    await publishDueArticles(db);
    expect(await getArticle(db, "article-1")).toMatchObject({ updatedAt: "2026-02-01T00:00:00.000Z", revisedAt: null });
  });

  test("returns the visible articles published just before and after", async () => {
    const rows = [article(1), article(2, { status: "draft" }), article(3), article(4)];
    const { db } = await openWith(rows);
    const id = async (n: number) => (await getArticle(db, `article-${n}`))?.id ?? 0;
    expect(await getArticleNeighbours(db, await id(3))).toEqual({
      previous: { slug: "article-1", title: "Article 1" },
      next: { slug: "article-4", title: "Article 4" },
    });
    expect(await getArticleNeighbours(db, await id(4))).toMatchObject({ previous: { slug: "article-3" }, next: null });
    expect(await getArticleNeighbours(db, await id(1))).toMatchObject({ previous: null, next: { slug: "article-3" } });
    expect(await getArticleNeighbours(db, 999)).toEqual({ previous: null, next: null });
  });

  test("hides drafts everywhere, and shows scheduled articles when they are due", async () => {
    const { db } = await openWith([
      article(1),
      article(2, { status: "draft" }),
      article(3, { status: "scheduled", publication_date: at(hour) }),
      article(4, { status: "scheduled", publication_date: at(-hour) }),
      article(5, { status: "scheduled", publication_date: at(hour), category: "Healthcare" }),
      // Published articles are visible, whatever their date.
      article(6, { publication_date: at(24 * hour) }),
    ]);
    const before = await listPublishedArticles(db, { page: 1 });
    expect(before.articles.map(({ id }) => id)).toEqual([6, 4, 1]);
    expect(before.total).toBe(3);
    expect((await listPublishedArticles(db, { page: 1, search: "article" })).total).toBe(3);
    expect((await listCategories(db)).map(({ name }) => name)).toEqual(["Logistics"]);
    for (const number of [2, 3, 5]) expect(await getArticle(db, `article-${number}`)).toBeNull();
    expect((await getArticle(db, "article-4"))?.id).toBe(4);
    expect(slugs(await listSitemapArticles(db, { skip: 0, count: 10 }))).toEqual([
      "article-1",
      "article-4",
      "article-6",
    ]);

    await db
      .updateTable("blog_articles")
      .set({ publication_date: at(1_000) })
      .where("id", "=", 5)
      .execute();
    const visibleIds = async () => (await listPublishedArticles(db, { page: 1 })).articles.map(({ id }) => id);
    await expect.poll(visibleIds).toEqual([6, 5, 4, 1]);
    expect((await listPublishedArticles(db, { page: 1, search: "article" })).total).toBe(4);
    expect((await listCategories(db)).map(({ name }) => name)).toEqual(["Healthcare", "Logistics"]);
    expect((await getArticle(db, "article-5"))?.id).toBe(5);

    expect((await publishDueArticles(db)).toSorted()).toEqual(["article-4", "article-5"]);
    expect(await publishDueArticles(db)).toEqual([]);
    expect((await listPublishedArticles(db, { page: 1 })).total).toBe(4);
  });

  test("shows a change at once, whoever made it", async () => {
    const { db } = await openWith([article(1), article(2)]);
    const list = async (search?: string) =>
      (await listPublishedArticles(db, { page: 1, search })).articles.map(({ title }) => title);
    expect(await list()).toEqual(["Article 2", "Article 1"]);
    expect(await list("renamed")).toEqual([]);
    await db.updateTable("blog_articles").set({ title: "Renamed" }).where("id", "=", 1).execute();
    expect(await list()).toEqual(["Article 2", "Renamed"]);
    expect(await list("renamed")).toEqual(["Renamed"]);
    await db.updateTable("blog_articles").set({ status: "draft" }).where("id", "=", 2).execute();
    expect(await list()).toEqual(["Renamed"]);
    await db
      .insertInto("blog_articles")
      .values({ slug: "third", title: "Third", publication_date: at(0) })
      .execute();
    expect(await list()).toEqual(["Third", "Renamed"]);
    await db.deleteFrom("blog_articles").where("id", "=", 1).execute();
    expect(await list()).toEqual(["Third"]);
    expect(await list("renamed")).toEqual([]);
  });

  test("never shows a rolled-back change", async () => {
    const { db } = await openWith([article(1)]);
    await listPublishedArticles(db, { page: 1 });
    const rolledBack = db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom("blog_articles").execute();
      throw new Error("changed my mind");
    });
    await expect(rolledBack).rejects.toThrow("changed my mind");
    expect((await listPublishedArticles(db, { page: 1 })).total).toBe(1);
  });

  test("redirects from all old slugs of an article", async () => {
    const { db } = await openWith([article(1), article(2, { status: "draft" })]);
    const rename = (id: number, slug: string) =>
      db.updateTable("blog_articles").set({ slug }).where("id", "=", id).execute();
    await rename(1, "second-name");
    await rename(1, "third-name");
    await rename(2, "never-public");
    expect(await findRedirect(db, "article-1")).toBe("third-name");
    expect(await findRedirect(db, "second-name")).toBe("third-name");
    expect(await findRedirect(db, "third-name")).toBeNull();
    expect(await findRedirect(db, "article-2")).toBeNull();
    expect(await findRedirect(db, "a\u0000b")).toBeNull();
    await rename(1, "article-1");
    expect(await findRedirect(db, "article-1")).toBeNull();
    expect(await findRedirect(db, "third-name")).toBe("article-1");
    await db.deleteFrom("blog_articles").where("id", "=", 1).execute();
    expect(await findRedirect(db, "third-name")).toBeNull();
  });

  test("maintains versions, dates of changes and reading times by triggers", async () => {
    const { db } = await openWith([article(1, { updated_at: "2026-01-01T00:00:00Z" })]);
    const row = async () => db.selectFrom("blog_articles").selectAll().where("id", "=", 1).executeTakeFirstOrThrow();
    expect((await row()).version).toBe(1);
    await db
      .updateTable("blog_articles")
      .set({ section_1: `<p>${"word ".repeat(400)}</p>` })
      .where("id", "=", 1)
      .execute();
    const changed = await row();
    expect(changed.version).toBe(2);
    expect(changed.reading_minutes).toBe(3);
    expect(Date.now() - changed.updated_at.getTime()).toBeLessThan(60_000);
    await db.updateTable("blog_articles").set({ title: "Article 1" }).where("id", "=", 1).execute();
    expect((await row()).version).toBe(2);
  });

  test("reads the sitemap's entries in batches", async () => {
    const { db } = await openWith(
      [1, 2, 3, 4, 5].map((number) => article(number, { updated_at: "2026-04-05T06:07:08Z" })),
    );
    const firstBatch = await listSitemapArticles(db, { skip: 0, count: 3 });
    expect(slugs(firstBatch)).toEqual(["article-1", "article-2", "article-3"]);
    expect(firstBatch[0]).toMatchObject({ slug: "article-1", modifiedAt: "2026-04-05T06:07:08.000Z" });
    const secondBatch = await listSitemapArticles(db, { skip: 3, count: 3 });
    expect(slugs(secondBatch)).toEqual(["article-4", "article-5"]);
  });

  test("returns the same result to concurrent readers", async () => {
    const { db } = await openWith(Array.from({ length: 30 }, (_, index) => article(index + 1)));
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        listPublishedArticles(db, { page: 1, search: index % 2 ? "article" : undefined }),
      ),
    );
    for (const result of results) expect(result).toEqual(results[0]);
  });
});
