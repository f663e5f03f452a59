import { parseJsonFeed, parseRssFeed } from "feedsmith";
import { expect, test } from "vitest";
import { defaultSite, siteOf } from "../facts/site.ts";
import type { Article } from "../features/articles/article.ts";
import { wordsIn } from "../words/words-in.server.ts";
import { jsonFeed, rssFeed } from "./feed.ts";
import { articleMarkdown } from "./markdown-pages.ts";
import { metaTags, pageMetadata } from "./page-head.ts";
import { podcastFeed } from "./podcast-feed.ts";
import { breadcrumbData, newsletterData, webPageData, webSiteData } from "./structured-data.ts";
import { webManifest } from "./web-manifest.ts";

const origin = "https://www.example.com";
const german = siteOf({ site: { language: "de" } }, {}, { words: wordsIn("de") });

test.each([
  ["en", "en_GB", defaultSite],
  ["de", "de_DE", german],
] as const)("feeds, structured data, metadata and manifest name the site's language: %s", (language, locale, site) => {
  const owner = { name: site.facts.name };
  const blog = {
    ...{ origin, language, owner, title: "Blog", description: "", home: `${origin}/blog` },
    ...{ paths: { rss: "/rss.xml", json: "/feed.json" }, changed: undefined, items: [] },
  };
  // As validators of feeds demand it: a language of ISO 639, with a country at most.
  expect(parseRssFeed(rssFeed(blog)).language).toBe(language);
  expect(parseJsonFeed(jsonFeed(blog)).language).toBe(language);
  expect(parseRssFeed(podcastFeed(site, { origin, guid: "", episodes: [] })).language).toBe(language);
  const page = { name: "Page", title: "Page", description: "", path: "/page" };
  const items = [webSiteData(site, origin), newsletterData(site, origin, ""), webPageData(site, origin, page)];
  for (const item of items) expect(item).toMatchObject({ inLanguage: language });
  expect(metaTags(site, pageMetadata(site, page, origin))).toContainEqual({ property: "og:locale", content: locale });
  expect(JSON.parse(webManifest(site))).toMatchObject({ lang: language });
});

test.each([
  [defaultSite, "Home"],
  [german, "Startseite"],
])("breadcrumbs start with the home page in the site's language", (site, name) => {
  expect(breadcrumbData(site, origin, [{ name: "Blog" }]).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name, item: `${origin}/` },
    { "@type": "ListItem", position: 2, name: "Blog" },
  ]);
});

test("an article as Markdown labels its facts in the site's language", () => {
  const none = { canonicalUrl: "", introduction: "", section1: "", section2: "", section3: "", conclusion: "" };
  const article: Article = {
    ...none,
    ...{ id: 1, slug: "titel", title: "Titel", summary: "Ein Satz.", category: "Betrieb", author: "Anna Berg" },
    ...{ publicationDate: "2026-11-18T08:00:00.000Z", updatedAt: "2026-11-18T08:00:00.000Z", revisedAt: null },
    ...{ featuredImageUrl: null, featuredImageUrl2: null, featuredImageAlt2: "", readingMinutes: 4, keywords: "" },
    ...{ searchTitle: "", seoDescription: "", cta: null },
  };
  const facts = (lines: readonly string[]) => ["# Titel", "Ein Satz.", lines.join("\n")].join("\n\n");
  const url = `- URL: ${origin}/blog/titel`;
  expect(articleMarkdown(defaultSite, article, origin).trim()).toBe(
    facts(["- Author: Anna Berg", "- Published: 18 November 2026", "- Category: Betrieb", url]),
  );
  expect(articleMarkdown(german, article, origin).trim()).toBe(
    facts(["- Von: Anna Berg", "- Veröffentlicht: 18. November 2026", "- Kategorie: Betrieb", url]),
  );
});
