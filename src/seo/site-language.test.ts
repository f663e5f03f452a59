import { parseJsonFeed, parseRssFeed } from "feedsmith";
import { expect, test } from "vitest";
import { defaultSite, siteOf } from "../facts/site.ts";
import { wordsIn } from "../words/words-in.server.ts";
import { jsonFeed, rssFeed } from "./feed.ts";
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
  const { name: owner } = site.facts;
  const blog = {
    ...{ origin, language, owner, title: "Blog", description: "", home: `${origin}/blog` },
    ...{ paths: { rss: "/rss.xml", json: "/feed.json" }, changed: undefined, items: [] },
  };
  // As validators of feeds demand it: a language of ISO 639, with a country at most.
  expect(parseRssFeed(rssFeed(blog)).language).toBe(language);
  expect(parseJsonFeed(jsonFeed(blog)).language).toBe(language);
  expect(parseRssFeed(podcastFeed(site, { origin, guid: "", episodes: [] })).language).toBe(language);
  const page = { name: "Page", title: "Page", description: "", path: "/page" };
  const things = [webSiteData(site, origin), newsletterData(site, origin, ""), webPageData(site, origin, page)];
  for (const thing of things) expect(thing).toMatchObject({ inLanguage: language });
  expect(metaTags(site, pageMetadata(site, page, origin))).toContainEqual({ property: "og:locale", content: locale });
  expect(JSON.parse(webManifest(site))).toMatchObject({ lang: language });
});

test.each([
  [defaultSite, "Home"],
  [german, "Startseite"],
])("breadcrumbs begin with the first page in the site's language", (site, name) => {
  expect(breadcrumbData(site, origin, [{ name: "Blog" }]).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name, item: `${origin}/` },
    { "@type": "ListItem", position: 2, name: "Blog" },
  ]);
});
