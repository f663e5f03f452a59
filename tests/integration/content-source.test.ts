import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { databaseContent } from "../../server/content/database-content.server.ts";
import { supabaseContent } from "../../server/content/supabase-content.server.ts";
import { createSupabaseSource } from "../../server/content/supabase-source.ts";
import type { ContentSource } from "../../src/request/content-source.ts";
import { article, episode, openFilled, type Row } from "./support/content-files.ts";
import { startFakeSupabase } from "./support/fake-supabase.ts";
import { startStore } from "./support/stores.ts";

type Filled = { articles?: readonly Row[]; episodes?: readonly Row[] };
type Provider = { open(rows: Filled): Promise<ContentSource>; stop(): Promise<void> };

const providers: Record<string, () => Promise<Provider>> = {
  async "the site's own database"() {
    const store = await startStore("embedded");
    const directory = await mkdtemp(path.join(tmpdir(), "sources-"));
    return {
      async open(rows) {
        return databaseContent((await openFilled(store, directory, rows)).db);
      },
      async stop() {
        await store.stop();
        await rm(directory, { recursive: true });
      },
    };
  },
  async "a Supabase project"() {
    const project = await startFakeSupabase();
    return {
      async open({ articles = [], episodes = [] }) {
        await project.clear();
        await project.insert("blog_articles", articles);
        await project.insert("blog", episodes);
        return supabaseContent(createSupabaseSource(project));
      },
      stop: () => project.stop(),
    };
  },
};

const slugs = (articles: readonly { slug: string }[]) => articles.map(({ slug }) => slug);
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe.each(Object.keys(providers))("%s as the source", (name) => {
  let provider: Provider;

  beforeAll(async () => {
    const start = providers[name];
    if (!start) throw new Error("no such provider");
    provider = await start();
  });

  afterAll(() => provider.stop());

  test("may be empty", async () => {
    const source = await provider.open({});
    expect(await source.listArticles({ page: 1 })).toEqual({ articles: [], total: 0 });
    expect(await source.listArticles({ page: 2, search: "anything" })).toEqual({ articles: [], total: 0 });
    expect(await source.getFeaturedArticle()).toBeNull();
    expect(await source.getArticle("a")).toBeNull();
    expect(await source.findRedirect("a")).toBeNull();
    expect(await source.listRelatedArticles({ category: "Logistics", exceptSlug: "a" })).toEqual([]);
    expect(await source.listCategories()).toEqual([]);
    expect(await source.listNewestArticles({ count: 5 })).toEqual([]);
    expect(await source.listArticlePlaces({ skip: 0, count: 5 })).toEqual([]);
    expect(await source.listEpisodes()).toEqual([]);
    expect(await source.listWholeEpisodes()).toEqual([]);
    expect(await source.getEpisode(1)).toBeNull();
    await expect(source.ping()).resolves.toBeUndefined();
  });

  test("answers lists newest first, nine a page, with the number of all", async () => {
    const source = await provider.open({ articles: Array.from({ length: 21 }, (_, index) => article(index + 1)) });
    const first = await source.listArticles({ page: 1 });
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
    expect(slugs((await source.listArticles({ page: 3 })).articles)).toEqual(["article-3", "article-2", "article-1"]);
    expect(await source.listArticles({ page: 4 })).toEqual({ articles: [], total: 21 });
    expect(await source.listArticles({ page: 1_000_000 })).toEqual({ articles: [], total: 21 });
    expect(await source.getFeaturedArticle()).toEqual(first.articles[0]);
    expect(slugs(await source.listNewestArticles({ count: 20 }))).toEqual(
      Array.from({ length: 20 }, (_, index) => `article-${21 - index}`),
    );
    const places = [
      ...(await source.listArticlePlaces({ skip: 0, count: 15 })),
      ...(await source.listArticlePlaces({ skip: 15, count: 15 })),
    ];
    expect(new Set(slugs(places)).size).toBe(21);
  });

  test("keeps one order among articles of the same moment, the newer row first", async () => {
    const same = "2026-03-01T08:00:00.000Z";
    const source = await provider.open({
      articles: [1, 2, 3].map((number) => article(number, { publication_date: same })),
    });
    expect(slugs((await source.listArticles({ page: 1 })).articles)).toEqual(["article-3", "article-2", "article-1"]);
  });

  test("filters and counts categories, and finds related articles", async () => {
    const source = await provider.open({
      articles: [
        article(1, { category: "Zoology", title: "Ants" }),
        article(2, { category: 'archives, "old" (& new)', title: "Ants on file" }),
        article(3, { category: "Zoology", title: "Bees" }),
        article(4, { category: null }),
        ...[5, 6, 7, 8].map((number) => article(number)),
      ],
    });
    expect(await source.listCategories()).toEqual([
      { name: 'archives, "old" (& new)', count: 1 },
      { name: "Logistics", count: 4 },
      { name: "Zoology", count: 2 },
    ]);
    const zoology = await source.listArticles({ page: 1, category: "Zoology" });
    expect([slugs(zoology.articles), zoology.total]).toEqual([["article-3", "article-1"], 2]);
    const ants = await source.listArticles({ page: 1, category: "Zoology", search: "ants" });
    expect([slugs(ants.articles), ants.total]).toEqual([["article-1"], 1]);
    const old = await source.listArticles({ page: 1, category: 'archives, "old" (& new)' });
    expect(slugs(old.articles)).toEqual(["article-2"]);
    expect(await source.listArticles({ page: 1, category: "zoology" })).toEqual({ articles: [], total: 0 });
    const related = async (exceptSlug: string) =>
      slugs(await source.listRelatedArticles({ category: "Logistics", exceptSlug }));
    expect(await related("article-7")).toEqual(["article-8", "article-6", "article-5"]);
    expect(await related("article-5")).toEqual(["article-8", "article-7", "article-6"]);
    expect(slugs(await source.listNewestArticles({ category: "Zoology", count: 20 }))).toEqual([
      "article-3",
      "article-1",
    ]);
  });

  describe("searched", () => {
    let source: ContentSource;

    beforeAll(async () => {
      source = await provider.open({
        articles: [
          article(1, { title: "Ärger mit ÖLFILTERN", summary: null, introduction: null }),
          article(2, { title: "Plain", summary: "Costs fell by 15% in a year", introduction: "Nothing" }),
          article(3, { title: "Snake_case", summary: 'a\\b and "quotes" and it\'s', introduction: null }),
          article(4, {
            title: "Signs",
            summary: "f(x), y = [1, 2]; a.b.c *starred* 2+2 ^$|?{}",
            introduction: "R or D",
          }),
          article(5, { title: "Body only", summary: "-", introduction: "-", section_1: "hidden treasure" }),
          article(7, { title: "KI und HR", summary: "Straße, naïve, 知識管理", introduction: null }),
        ],
      });
    });

    test.each([
      ["ärger", [1]],
      ["ÄRGER", [1]],
      ["ölfilter", [1]],
      ["ö", [1]],
      ["15%", [2]],
      ["%", [2]],
      ["%%", []],
      ["_", [3]],
      ["e_c", [3]],
      ["a\\b", [3]],
      ["\\", [3]],
      ["\\\\", []],
      ['"quotes"', [3]],
      ['"', [3]],
      ["it's", [3]],
      ["f(x), y", [4]],
      ["(", [4]],
      [")", [4]],
      ["a.b.c", [4]],
      ["*starred*", [4]],
      ["s*g", []],
      ["*", [4]],
      ["2+2 ^$|?{}", [4]],
      ["*starred* 2+2 ^$|?{}", [4]],
      ["nothing),id.gt.(0", []],
      ["x%,title.ilike.%", []],
      ['"),or(title.ilike."%', []],
      ["  r or \n d  ", [4]],
      ["treasure", []],
      ["KI", [7]],
      ["straße", [7]],
      ["NAÏVE", [7]],
      ["知識", [7]],
      ["plain nothing", []],
      ["'; drop table blog_articles; --", []],
      ["\u0000", [7, 5, 4, 3, 2, 1]],
      ["", [7, 5, 4, 3, 2, 1]],
      ["   ", [7, 5, 4, 3, 2, 1]],
    ])("for %j finds %j", async (search, expected) => {
      const { articles, total } = await source.listArticles({ page: 1, search });
      expect(ids(articles)).toEqual(expected);
      expect(total).toBe(expected.length);
    });
  });

  test("answers an article with all its fields, empty texts where there is nothing", async () => {
    const source = await provider.open({
      articles: [
        article(1, {
          featured_image_url: "/media/a.png",
          featured_image_url_2: "https://images.example/b.png",
          section_1: `<h2>One</h2><p>${"word ".repeat(450)}</p>`,
          section_2: "<p>two</p>",
          section_3: "<p>three</p>",
          conclusion: "<p>end</p>",
          cta: "<h2>Do</h2>",
          seo_description: "seo",
          keywords: "a, b",
          updated_at: "2026-02-02T02:02:02.000Z",
        }),
        { id: 2, slug: "bare", title: "Bare" },
      ],
    });
    expect(await source.getArticle("article-1")).toMatchObject({
      id: 1,
      slug: "article-1",
      title: "Article 1",
      category: "Logistics",
      publicationDate: "2026-01-01T01:00:00.000Z",
      featuredImageUrl: "/media/a.png",
      readingMinutes: 3,
      featuredImageUrl2: "https://images.example/b.png",
      featuredImageAlt2: "",
      introduction: "<p>Introduction of 1</p>",
      section2: "<p>two</p>",
      section3: "<p>three</p>",
      conclusion: "<p>end</p>",
      cta: "<h2>Do</h2>",
      seoDescription: "seo",
      keywords: "a, b",
      updatedAt: "2026-02-02T02:02:02.000Z",
    });
    expect(await source.getArticle("bare")).toMatchObject({
      ...{ summary: "", category: "", author: "", introduction: "", section1: "", conclusion: "", keywords: "" },
      ...{ cta: null, featuredImageUrl: null, featuredImageUrl2: null, featuredImageAlt2: "", readingMinutes: 3 },
    });
    for (const slug of ["ARTICLE-1", "a\u0000b", "article-1,bare", "eq.article-1", "article-%"]) {
      expect(await source.getArticle(slug)).toBeNull();
    }
  });

  test("answers episodes by number, those without one last, each with its neighbours", async () => {
    const source = await provider.open({
      episodes: [
        episode(1, { episode: "Episode 2" }),
        episode(2, { episode: "Bonus" }),
        episode(3, { episode: "Episode 10", key_takeaways: "• Two", youtube: "https://video.example/watch?v=1" }),
        episode(4, { episode: "Episode 2" }),
        episode(6, { episode: "Episode 0", banner: "" }),
      ],
    });
    const listed = await source.listEpisodes();
    expect(ids(listed)).toEqual([3, 4, 1, 6, 2]);
    expect(listed[0]).toMatchObject({ number: 10, title: "Conversation 3", guestName: "Sample Guest", banner: null });
    expect(ids(await source.listWholeEpisodes())).toEqual([3, 4, 1, 6, 2]);
    const found = await source.getEpisode(3);
    expect(found).toMatchObject({ keyTakeaways: "• Two", youtube: "https://video.example/watch?v=1", conclusion: "" });
    expect(found?.createdAt).toBe("2026-01-04T00:00:00.000Z");
    expect(await source.getEpisode(5)).toBeNull();
    const around = async (id: number) => {
      const here = await source.getEpisode(id);
      if (!here) throw new Error("missing");
      const { previous, next } = await source.getNeighbours(here);
      return [previous?.id ?? null, next?.id ?? null];
    };
    expect(await around(3)).toEqual([4, null]);
    expect(await around(4)).toEqual([1, 3]);
    expect(await around(6)).toEqual([2, 1]);
    expect(await around(2)).toEqual([null, 6]);
  });
});

describe("a Supabase project", () => {
  let project: Awaited<ReturnType<typeof startFakeSupabase>>;

  beforeAll(async () => {
    project = await startFakeSupabase();
  });

  beforeEach(async () => {
    await project.clear();
    project.requests.length = 0;
    project.maxRows = 1_000;
    project.down = false;
  });

  afterAll(() => project.stop());

  const open = () => supabaseContent(createSupabaseSource(project));

  test("is asked with the calls of the specification's section 7", async () => {
    await project.insert("blog_articles", [article(1), article(2)]);
    await project.insert("blog", [episode(1)]);
    const source = open();
    await source.listArticles({ page: 1, category: "Logistics", search: 'a,"b" 5%' });
    await source.getFeaturedArticle();
    await source.getArticle("article-1");
    await source.listRelatedArticles({ category: "Logistics", exceptSlug: "article-1" });
    await source.listCategories();
    await source.listEpisodes();
    await source.getEpisode(1);
    const newest = "order=publication_date.desc.nullslast,id.desc";
    const pattern = 'ilike."%a,\\"b\\" 5\\\\%%"';
    expect(project.requests).toEqual([
      `/rest/v1/blog_articles?select=*&category=eq.Logistics&or=(title.${pattern},summary.${pattern},introduction.${pattern})&${newest}&offset=0&limit=9`,
      `/rest/v1/blog_articles?select=*&${newest}&limit=1`,
      "/rest/v1/blog_articles?select=*&slug=eq.article-1",
      `/rest/v1/blog_articles?select=*&category=eq.Logistics&slug=neq.article-1&${newest}&limit=3`,
      "/rest/v1/blog_articles?select=category&order=category.asc&offset=0&limit=1000",
      "/rest/v1/blog?select=*&order=id.desc&offset=0&limit=1000",
      "/rest/v1/blog?select=*&id=eq.1",
    ]);
  });

  test("may answer fewer rows at a time than there are", async () => {
    project.maxRows = 3;
    await project.insert(
      "blog_articles",
      Array.from({ length: 8 }, (_, index) => article(index + 1, { category: index % 2 ? "Odd" : "Even" })),
    );
    await project.insert(
      "blog",
      Array.from({ length: 7 }, (_, index) => episode(index + 1)),
    );
    const source = open();
    expect(await source.listCategories()).toEqual([
      { name: "Even", count: 4 },
      { name: "Odd", count: 4 },
    ]);
    expect(ids(await source.listEpisodes())).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(slugs(await source.listNewestArticles({ count: 5 }))).toHaveLength(5);
    expect(await source.listArticlePlaces({ skip: 2, count: 100 })).toHaveLength(6);
  });

  test("may have rows without dates, slugs or labels", async () => {
    await project.insert("blog_articles", [
      { id: 1, slug: "undated", title: "Undated", publication_date: null, created_at: null },
      { id: 2, slug: null, title: "Without an address", publication_date: "2026-01-01T00:00:00Z" },
      article(3),
    ]);
    await project.insert("blog", [{ id: 1, created_at: null }]);
    const source = open();
    const { articles } = await source.listArticles({ page: 1 });
    expect(slugs(articles)).toEqual(["article-3", "undated"]);
    expect(articles[1]?.publicationDate).toBe("1970-01-01T00:00:00.000Z");
    expect(await source.getEpisode(1)).toMatchObject({
      title: "",
      number: null,
      createdAt: "1970-01-01T00:00:00.000Z",
    });
  });

  test("that is down, or rejects the key, is a fault and never an empty list", async () => {
    await project.insert("blog_articles", [article(1)]);
    const wrong = supabaseContent(createSupabaseSource({ ...project, anonKey: "another" }));
    await expect(wrong.listArticles({ page: 1 })).rejects.toThrow("Invalid API key");
    project.down = true;
    const source = open();
    const reads: Promise<unknown>[] = [
      source.listArticles({ page: 1 }),
      source.getFeaturedArticle(),
      source.getArticle("article-1"),
      source.listRelatedArticles({ category: "Logistics", exceptSlug: "a" }),
      source.listCategories(),
      source.listEpisodes(),
      source.getEpisode(1),
      source.ping(),
    ];
    for (const read of reads) await expect(read).rejects.toThrow("The Supabase project cannot be read (Bad gateway");
    const nobody = supabaseContent(createSupabaseSource({ url: "http://127.0.0.1:9", anonKey: "key" }));
    await expect(nobody.getFeaturedArticle()).rejects.toThrow("The Supabase project cannot be read (");
  });

  test.each([
    [{ url: "", anonKey: "key" }, "supabaseUrl is required."],
    [{ url: "http://localhost", anonKey: "" }, "supabaseKey is required."],
  ])("needs both of its settings: %j", (settings, sentence) => {
    expect(() => createSupabaseSource(settings)).toThrow(sentence);
  });
});
