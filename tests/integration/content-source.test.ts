import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { article, episode } from "./support/content-files.ts";
import {
  type ContentProvider,
  contentProviders,
  ids,
  slugs,
  startContentProvider,
} from "./support/content-providers.ts";

describe.each(Object.keys(contentProviders))("%s as the source", (name) => {
  let provider: ContentProvider;

  beforeAll(async () => {
    provider = await startContentProvider(name);
  });

  afterAll(() => provider.stop());

  test("can be empty", async () => {
    const source = await provider.open({});
    expect(await source.listArticles({ page: 1 })).toEqual({ articles: [], total: 0 });
    expect(await source.listArticles({ page: 2, search: "anything" })).toEqual({ articles: [], total: 0 });
    expect(await source.getFeaturedArticle()).toBeNull();
    expect(await source.getArticle("a")).toBeNull();
    expect(await source.findRedirect("a")).toBeNull();
    expect(await source.listRelatedArticles({ category: "Logistics", exceptSlug: "a" })).toEqual([]);
    expect(await source.listCategories()).toEqual([]);
    expect(await source.listNewestArticles({ count: 5 })).toEqual([]);
    expect(await source.listSitemapArticles({ skip: 0, count: 5 })).toEqual([]);
    expect(await source.listEpisodes()).toEqual([]);
    expect(await source.listCompleteEpisodes()).toEqual([]);
    expect(await source.getEpisode(1)).toBeNull();
    await expect(source.ping()).resolves.toBeUndefined();
  });

  test("lists newest first, nine per page, with the total", async () => {
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
    const positions = [
      ...(await source.listSitemapArticles({ skip: 0, count: 15 })),
      ...(await source.listSitemapArticles({ skip: 15, count: 15 })),
    ];
    expect(new Set(slugs(positions)).size).toBe(21);
  });

  test("keeps a stable order among articles of the same moment, newer row first", async () => {
    const timestamp = "2026-03-01T08:00:00.000Z";
    const source = await provider.open({
      articles: [1, 2, 3].map((number) => article(number, { publication_date: timestamp })),
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
    const archived = await source.listArticles({ page: 1, category: 'archives, "old" (& new)' });
    expect(slugs(archived.articles)).toEqual(["article-2"]);
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

  test("returns an article with all fields, with empty texts for missing ones", async () => {
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
      searchTitle: "",
      seoDescription: "seo",
      canonicalUrl: "",
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

  test("returns episodes by number, unnumbered ones last, each with its neighbours", async () => {
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
    expect(ids(await source.listCompleteEpisodes())).toEqual([3, 4, 1, 6, 2]);
    const episode3 = await source.getEpisode(3);
    expect(episode3).toMatchObject({
      keyTakeaways: "• Two",
      youtube: "https://video.example/watch?v=1",
      conclusion: "",
    });
    expect(episode3?.createdAt).toBe("2026-01-04T00:00:00.000Z");
    expect(await source.getEpisode(5)).toBeNull();
    const neighbourIds = async (id: number) => {
      const episode = await source.getEpisode(id);
      if (!episode) throw new Error("missing");
      const { previous, next } = await source.getNeighbours(episode);
      return [previous?.id ?? null, next?.id ?? null];
    };
    expect(await neighbourIds(3)).toEqual([4, null]);
    expect(await neighbourIds(4)).toEqual([1, 3]);
    expect(await neighbourIds(6)).toEqual([2, 1]);
    expect(await neighbourIds(2)).toEqual([null, 6]);
  });
});
