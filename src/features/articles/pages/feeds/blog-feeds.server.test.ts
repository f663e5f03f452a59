import { parseJsonFeed, parseRssFeed } from "feedsmith";
import { expect, test } from "vitest";
import { z } from "zod";
import { defaultSite, siteOf } from "../../../../facts/site.ts";
import { jsonFeed, rssFeed } from "../../../../seo/feed.ts";
import { blogFeedPaths } from "../../../../seo/feed-paths.ts";
import { readXml } from "../../../../seo/testing/podcast-checker.ts";
import { wordsIn } from "../../../../words/words-in.server.ts";
import type { Article } from "../../article.ts";
import { blogFeed } from "./blog-feeds.server.ts";

const origin = "https://www.example.com";
const hostile = `Tea & "Co" <script>alert(1)</script> ]]> \u0000\u0008 ' ü 🌊 \ud800`;
const article: Article = {
  id: 7,
  slug: "a-slug",
  title: hostile,
  summary: hostile,
  category: "SOPs & Onboarding",
  author: hostile,
  publicationDate: "2026-01-02T03:04:05.000Z",
  updatedAt: "2026-02-03T00:00:00.000Z",
  revisedAt: "2026-02-03T00:00:00.000Z",
  featuredImageUrl: "/media/a.png",
  featuredImageUrl2: null,
  featuredImageAlt2: "",
  readingMinutes: 4,
  keywords: "one, two, one",
  searchTitle: "",
  seoDescription: "",
  canonicalUrl: "",
  introduction: '<p>Read <a href="/contact">this</a> ]]> &lt;script&gt; end</p>',
  section1: "",
  section2: "",
  section3: "",
  conclusion: "<p>The last words</p>",
  cta: "<p>Buy</p>",
};

const rss = z.object({
  rss: z.object({
    "@version": z.literal("2.0"),
    channel: z.looseObject({
      title: z.string(),
      link: z.string(),
      description: z.string(),
      "atom:link": z.object({
        "@href": z.string(),
        "@rel": z.literal("self"),
        "@type": z.literal("application/rss+xml"),
      }),
      item: z.looseObject({
        title: z.string(),
        link: z.string(),
        guid: z.object({ "@isPermaLink": z.literal("false"), "#": z.string() }),
        pubDate: z.string(),
        category: z.array(z.string()),
        "content:encoded": z.string(),
      }),
    }),
  }),
});

test("rssFeed writes a hostile article as a well-formed item with its full text and absolute links", () => {
  const { channel } = rss.parse(readXml(rssFeed(blogFeed(defaultSite, { origin, articles: [article] })))).rss;
  expect(channel["atom:link"]["@href"]).toBe(`${origin}/rss.xml`);
  expect(channel.item.title).toBe(`Tea & "Co" <script>alert(1)</script> ]]>  ' ü 🌊 \ufffd`);
  expect(channel.item.link).toBe(`${origin}/blog/a-slug`);
  expect(channel.item.guid["#"]).toBe("article-7");
  expect(channel.item.pubDate).toBe("Fri, 02 Jan 2026 03:04:05 GMT");
  expect(channel.item.category).toEqual(["SOPs & Onboarding", "one", "two"]);
  expect(channel.item["content:encoded"]).toContain(
    '<a href="https://www.example.com/contact">this</a> ]]> &lt;script&gt; end',
  );
  expect(channel.item["content:encoded"]).toContain("The last words");
  expect(channel.item["content:encoded"]).not.toContain("Buy");
});

test("rssFeed and jsonFeed contain the same article for an independent parser", () => {
  const feed = blogFeed(defaultSite, { origin, articles: [article] });
  const rssItem = parseRssFeed(rssFeed(feed)).items?.[0];
  const jsonItem = parseJsonFeed(jsonFeed(feed)).items?.[0];
  expect(rssItem).toMatchObject({ link: `${origin}/blog/a-slug`, guid: { value: "article-7" } });
  expect(jsonItem).toMatchObject({ url: `${origin}/blog/a-slug`, id: "article-7" });
  expect(rssItem?.content?.encoded).toBe(jsonItem?.content_html);
});

test("blogFeed includes the second picture with its alternative text", () => {
  const pictured = { ...article, featuredImageUrl2: "/media/b.png", featuredImageAlt2: 'A "pier"' };
  const [item] = blogFeed(defaultSite, { origin, articles: [pictured] }).items;
  expect(item?.html).toContain('<img src="https://www.example.com/media/b.png" alt="A &quot;pier&quot;">');
});

test("jsonFeed writes the feed of a category", () => {
  const feed: unknown = JSON.parse(
    jsonFeed(blogFeed(defaultSite, { origin, articles: [article], category: "Healthcare" })),
  );
  expect(feed).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    home_page_url: `${origin}/blog/category/Healthcare`,
    feed_url: `${origin}/blog/category/Healthcare/feed.json`,
    items: [{ id: "article-7", url: `${origin}/blog/a-slug`, date_published: article.publicationDate }],
  });
});

test("blogFeed of an empty blog is empty", () => {
  expect(rssFeed(blogFeed(defaultSite, { origin, articles: [] }))).toContain("<channel>");
  expect(blogFeed(defaultSite, { origin, articles: [] }).changed).toBeUndefined();
});

test("blogFeed was changed by the latest publication or update", () => {
  expect(blogFeed(defaultSite, { origin, articles: [article] }).changed?.toISOString()).toBe(article.updatedAt);
});

test("blogFeedPaths puts the feeds of a category below its path", () => {
  expect(blogFeedPaths("SOPs & Onboarding").rss).toBe("/blog/category/SOPs%20%26%20Onboarding/rss.xml");
});

test("blogFeed describes a category in the site's language", () => {
  const german = siteOf({ site: { language: "de" } }, {}, { words: wordsIn("de") });
  expect(blogFeed(german, { origin, articles: [], category: "Pflege" })).toMatchObject({
    language: "de",
    title: `Artikel: Pflege - ${german.facts.name}`,
    description: `Artikel zum Thema Pflege von ${german.facts.name}`,
  });
});
