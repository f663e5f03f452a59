import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { refreshArchive } from "../../src/features/ask/archive-index.server.ts";
import { supabaseContent } from "../../src/features/content-source.server.ts";
import { article, episode } from "./support/content-files.ts";
import { ids, slugs } from "./support/content-providers.ts";
import { startFakeSupabase } from "./support/fake-supabase.ts";
import { siteContext } from "./support/site-context.ts";
import { oneStoreKind, startStore } from "./support/stores.ts";

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

  const open = () => supabaseContent(project);

  test("is queried with the calls of the specification's section 7", async () => {
    await project.insert("blog_articles", [article(1), article(2)]);
    await project.insert("blog", [episode(1)]);
    const source = await open();
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

  test("pages past the server's row limit", async () => {
    project.maxRows = 3;
    await project.insert(
      "blog_articles",
      Array.from({ length: 8 }, (_, index) => article(index + 1, { category: index % 2 ? "Odd" : "Even" })),
    );
    await project.insert(
      "blog",
      Array.from({ length: 7 }, (_, index) => episode(index + 1)),
    );
    const source = await open();
    expect(await source.listCategories()).toEqual([
      { name: "Even", count: 4 },
      { name: "Odd", count: 4 },
    ]);
    expect(ids(await source.listEpisodes())).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(slugs(await source.listNewestArticles({ count: 5 }))).toHaveLength(5);
    expect(await source.listSitemapArticles({ skip: 2, count: 100 })).toHaveLength(6);
  });

  test("can have rows without dates, slugs or labels", async () => {
    await project.insert("blog_articles", [
      { id: 1, slug: "undated", title: "Undated", publication_date: null, created_at: null },
      { id: 2, slug: null, title: "Without an address", publication_date: "2026-01-01T00:00:00Z" },
      article(3),
    ]);
    await project.insert("blog", [{ id: 1, created_at: null }]);
    const source = await open();
    const { articles } = await source.listArticles({ page: 1 });
    expect(slugs(articles)).toEqual(["article-3", "undated"]);
    expect(articles[1]?.publicationDate).toBe("1970-01-01T00:00:00.000Z");
    expect(await source.getEpisode(1)).toMatchObject({
      title: "",
      number: null,
      createdAt: "1970-01-01T00:00:00.000Z",
    });
  });

  test("causes an error, never an empty list, when it is down or rejects the key", async () => {
    await project.insert("blog_articles", [article(1)]);
    const wrongKey = await supabaseContent({ ...project, anonKey: "another" });
    await expect(wrongKey.listArticles({ page: 1 })).rejects.toThrow("Invalid API key");
    project.down = true;
    const source = await open();
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
    const unreachable = await supabaseContent({ url: "http://127.0.0.1:9", anonKey: "key" });
    await expect(unreachable.getFeaturedArticle()).rejects.toThrow("The Supabase project cannot be read (");
  });

  test("is indexed again after an edit that changes no date", async () => {
    await project.insert("blog_articles", [article(1, { introduction: "<p>Neap tides are the weakest.</p>" })]);
    const store = await startStore(oneStoreKind);
    onTestFinished(() => store.stop());
    const { db } = await store.open();
    const context = siteContext(db, "", { content: await open() });
    await refreshArchive(context);
    await project.db.exec("update blog_articles set introduction = '<p>Spring tides are the strongest.</p>'");
    await refreshArchive(context);
    const texts = await db.selectFrom("archive_passages").select("text").where("text", "like", "%tides%").execute();
    expect(texts).toEqual([{ text: "Spring tides are the strongest." }]);
  });

  test.each([
    [{ url: "", anonKey: "key" }, "supabaseUrl is required."],
    [{ url: "http://localhost", anonKey: "" }, "supabaseKey is required."],
  ])("requires both settings: %j", async (settings, sentence) => {
    await expect(supabaseContent(settings)).rejects.toThrow(sentence);
  });
});
