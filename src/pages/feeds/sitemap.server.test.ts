import { describe, expect, test } from "vitest";
import { defaultSite } from "../../facts/site.ts";
import { sitemapLimit, sitemapPartSize } from "../../seo/sitemap.ts";
import type { ContentSource } from "../../server-context/content-source.ts";
import { serveSitemap, serveSitemapPart } from "./sitemap.server.ts";

const origin = "https://www.example.com";
const modifiedAt = "2026-01-02T00:00:00.000Z";

const blogOf = (count: number) =>
  ({
    listArticles: async () => ({ articles: [], total: count }),
    listCategories: async () => [{ name: "Logistics", count: 20 }],
    listCompleteEpisodes: async () => [],
    listSitemapArticles: async ({ skip, count: batchSize }) =>
      Array.from({ length: Math.max(0, Math.min(batchSize, count - skip)) }, (_, index) => ({
        slug: `article-${skip + index}`,
        modifiedAt,
        featuredImageUrl: null,
        canonicalUrl: null,
      })),
  }) satisfies Partial<ContentSource> as unknown as ContentSource;

const issue = {
  number: 1,
  slug: "the-binder",
  subject: "The binder",
  previewText: "",
  sentAt: modifiedAt,
  updatedAt: modifiedAt,
};
const siteOf = (content: ContentSource) => ({
  content,
  listIssues: async () => [issue],
  listBookingPages: async () => ["/book/workshop"],
  listOwnPages: async () => [],
});

const urls = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url);

describe("sitemap", () => {
  test("lists up to 50,000 URLs in one file, each article with the time of its last change", async () => {
    const xml = await (await serveSitemap(defaultSite, siteOf(blogOf(40_000)), origin)).text();
    const listedUrls = urls(xml);
    expect(xml).toContain("<urlset");
    expect(listedUrls.length).toBeLessThanOrEqual(sitemapLimit);
    expect(listedUrls.filter((url) => url.includes("/blog/article-"))).toHaveLength(40_000);
    expect(listedUrls).toContain(`${origin}/sunday-review/the-binder`);
    expect(xml.match(/<lastmod>/g)).toHaveLength(40_001);
    expect((await serveSitemapPart(defaultSite, siteOf(blogOf(40_000)), origin, 1)).status).toBe(404);
  });

  test("omits an article whose canonical URL is elsewhere", async () => {
    const canonicals = [null, `${origin}/blog/own`, "/blog/relative", "https://elsewhere.example/first"];
    const listSitemapArticles = async () =>
      canonicals.map((canonicalUrl, n) => {
        const slug = ["plain", "own", "relative", "guest"][n] ?? "";
        return { slug, modifiedAt, featuredImageUrl: null, canonicalUrl };
      });
    const xml = await (await serveSitemap(defaultSite, siteOf({ ...blogOf(4), listSitemapArticles }), origin)).text();
    const articles = urls(xml).filter((url) => url.startsWith(`${origin}/blog/`) && !url.includes("/category/"));
    expect(articles).toEqual(["plain", "own", "relative"].map((slug) => `${origin}/blog/${slug}`));
  });

  test("splits more than 50,000 URLs into parts listed in an index, each URL in exactly one", async () => {
    const content = blogOf(60_000);
    const index = await (await serveSitemap(defaultSite, siteOf(content), origin)).text();
    expect(index).toContain("<sitemapindex");
    const allUrls: string[] = [];
    for (const url of urls(index)) {
      const part = Number(/sitemap-(\d+)\.xml$/.exec(url)?.[1]);
      const listed = urls(await (await serveSitemapPart(defaultSite, siteOf(content), origin, part)).text());
      expect(listed.length).toBeLessThanOrEqual(sitemapPartSize);
      expect(listed.length).toBeGreaterThan(0);
      allUrls.push(...listed);
    }
    expect(new Set(allUrls).size).toBe(allUrls.length);
    expect(allUrls.filter((url) => url.includes("/blog/article-"))).toHaveLength(60_000);
    expect(allUrls).toContain(`${origin}/blog?page=6667`);
    expect(allUrls).toContain(`${origin}/blog/category/Logistics?page=3`);
    const beyond = urls(index).length + 1;
    for (const part of [0, -1, 1.5, beyond])
      expect((await serveSitemapPart(defaultSite, siteOf(content), origin, part)).status).toBe(404);
  });
});
