import { readFileSync } from "node:fs";
import path from "node:path";
import type { Thing } from "schema-dts";
import { expect, test } from "vitest";
import { defaultSite } from "../facts/site.ts";
import type { Article } from "../features/articles/article.ts";
import type { EpisodeSummary } from "../features/episodes/episode.ts";
import { articleCrumbs, articleData } from "./article-data.ts";
import { guestData, podcastEpisodeData, podcastSeriesData } from "./episode-data.ts";
import { podcastFeed } from "./podcast-feed.ts";
import * as data from "./structured-data.ts";

const origin = "https://www.example.com";

const article: Article = {
  id: 1,
  slug: "a-slug",
  title: "A title",
  summary: "A summary",
  category: "SOPs & Onboarding",
  author: "",
  publicationDate: "2026-01-02T00:00:00.000Z",
  updatedAt: "2026-02-03T00:00:00.000Z",
  revisedAt: "2026-02-03T00:00:00.000Z",
  featuredImageUrl: "/media/covers/a.svg",
  featuredImageUrl2: null,
  featuredImageAlt2: "",
  readingMinutes: 4,
  keywords: "a, b",
  searchTitle: "",
  seoDescription: "",
  canonicalUrl: "",
  introduction: "",
  section1: "",
  section2: "",
  section3: "",
  conclusion: "",
  cta: null,
};
const episode: EpisodeSummary = {
  id: 14,
  episode: "Episode 42",
  number: 42,
  title: "A talk",
  summary: "What we talked about",
  guestName: "A Guest",
  banner: null,
  audioPlayer: null,
  createdAt: "2026-01-02T00:00:00.000Z",
  keywords: "a, b",
};
const subject = { name: "About", description: "Who", path: "/about" };
const items: Record<string, Thing> = {
  person: data.personData(defaultSite, origin),
  organisation: data.organisationData(defaultSite, origin),
  website: data.webSiteData(defaultSite, origin),
  service: data.serviceData(defaultSite, origin, {
    name: "S",
    description: "D",
    path: "/s",
    serviceType: "T",
    audience: "Healthcare",
  }),
  newsletter: data.newsletterData(defaultSite, origin, "A letter"),
  about: data.subjectPageData(defaultSite, origin, { ...subject, type: "AboutPage" }),
  contact: data.subjectPageData(defaultSite, origin, { ...subject, type: "ContactPage" }),
  breadcrumbs: data.breadcrumbData(defaultSite, origin, articleCrumbs(article)),
  faq: data.faqData([{ question: "Why?", answer: "Because." }]),
  article: articleData(defaultSite, origin, article),
  series: podcastSeriesData(defaultSite, origin),
  episode: podcastEpisodeData(defaultSite, origin, episode),
  guest: guestData(origin, { slug: "a-guest", name: "A Guest", note: "", about: "• One\n• Two", episodes: [episode] }),
};

/** Properties per type, including inherited ones, from schema-dts. */
const vocabulary = readFileSync(path.resolve("node_modules/schema-dts/dist/schema.d.ts"), "utf8");
const bases = new Map<string, { parents: string[]; own: Set<string> }>();
for (const [, name = "", parents = "", body = ""] of vocabulary.matchAll(
  /^(?:export )?interface (\w+)(?: extends ([^{]+?))? ?\{([\s\S]*?)^\}/gm,
)) {
  const own = new Set([...body.matchAll(/^\s+"(@?\w+)"\??:/gm)].map(([, property = ""]) => property));
  const extended = [...parents.matchAll(/\w+/g)].map(([parent]) => parent);
  bases.set(name, { parents: extended, own });
}

function propertiesOf(base: string): Set<string> {
  const type = bases.get(base);
  return new Set([...(type?.own ?? []), ...(type?.parents ?? []).flatMap((parent) => [...propertiesOf(parent)])]);
}

/** Actions mark their inputs with "-input" (schema.org, "Potential actions"). */
const propertyOf = (key: string, type: string) => (type.endsWith("Action") ? key.replace(/-input$/, "") : key);

/** Properties anywhere in the data that aren't in the vocabulary. */
function unknownIn(value: unknown, location: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => unknownIn(item, `${location}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  const type: unknown = Reflect.get(value, "@type");
  if (typeof type !== "string")
    return Object.keys(value)
      .filter((key) => key !== "@id")
      .map((key) => `${location}.${key} without a type`);
  const known = new Set([...propertiesOf(`${type}Base`), ...propertiesOf(`${type}Leaf`)]);
  if (known.size < 5) return [`${location}: no type ${type}`];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key.startsWith("@") || known.has(propertyOf(key, type))
      ? []
      : [`${location}.${key} isn't a property of ${type}`]),
    ...unknownIn(inner, `${location}.${key}`),
  ]);
}

test.each(Object.entries(items))("%s uses only types and properties of the vocabulary", (name, item) => {
  expect(unknownIn(item, name)).toEqual([]);
});

test("the vocabulary check finds unknown types and properties", () => {
  expect(unknownIn({ "@type": "Article", headlin: "x" }, "it")).toEqual(["it.headlin isn't a property of Article"]);
  expect(unknownIn({ "@type": "Artikel" }, "it")).toEqual(["it: no type Artikel"]);
});

test("every URL in structured data is absolute", () => {
  const text = JSON.stringify(items);
  expect(text).not.toMatch(/"(url|item|image|logo|contentUrl|webFeed|mainEntityOfPage)":"\//);
});

test("an article's structured data has the recommended properties, with the page's values", () => {
  expect(items.article).toMatchObject({
    headline: article.title,
    description: article.summary,
    image: [`${origin}/media/covers/a.svg`, `${origin}/cards/blog/a-slug.png`],
    datePublished: article.publicationDate,
    dateModified: article.updatedAt,
    author: { name: defaultSite.facts.name, url: `${origin}/about` },
    timeRequired: "PT4M",
    articleSection: article.category,
  });
  expect(articleData(defaultSite, origin, { ...article, revisedAt: null }).dateModified).toBe(article.publicationDate);
});

test("nothing links to a hidden page about the owner", () => {
  const site = { ...defaultSite, hidden: { "/about": null } };
  const feed = podcastFeed(site, { origin, guid: "x", episodes: [] });
  expect(JSON.stringify([data.personData(site, origin), articleData(site, origin, article), feed])).not.toMatch(
    /\/about["\\]/,
  );
});

test("breadcrumbs count from 1, and only the current page has no URL", () => {
  expect(items.breadcrumbs).toMatchObject({
    itemListElement: [
      { position: 1, name: "Home", item: `${origin}/` },
      { position: 2, name: "Blog", item: `${origin}/blog` },
      { position: 3, name: article.category, item: `${origin}/blog/category/SOPs%20%26%20Onboarding` },
      { position: 4, name: article.title },
    ],
  });
});

test("an episode links its player, or /podcasts/{id}.mp3 without one; an unknown length is PT45M", () => {
  const audio = (audioPlayer: string | null) =>
    podcastEpisodeData(defaultSite, origin, { ...episode, audioPlayer }).associatedMedia;
  expect(audio(null)).toMatchObject({ contentUrl: `${origin}/podcasts/14.mp3` });
  expect(audio("")).toMatchObject({ contentUrl: `${origin}/podcasts/14.mp3` });
  expect(audio("/media/audio/a.mp3")).toMatchObject({ contentUrl: `${origin}/media/audio/a.mp3` });
  expect(audio("https://audio.example/a")).toMatchObject({ contentUrl: "https://audio.example/a" });
  expect(items.episode).toMatchObject({ duration: "PT45M", episodeNumber: 42, contributor: { name: "A Guest" } });
});

test.each([
  [88, "PT1M28S"],
  [59, "PT59S"],
  [3600, "PT1H"],
  [7384, "PT2H3M4S"],
])("an episode with a recording of %d seconds has the duration %s", (seconds, duration) => {
  expect(podcastEpisodeData(defaultSite, origin, { ...episode, seconds })).toMatchObject({
    duration,
    associatedMedia: { duration },
  });
});

test("an episode and its guest's page refer to the same person", () => {
  const person = { "@id": `${origin}/guest/a-guest#person`, name: "A Guest", url: `${origin}/guest/a-guest` };
  expect(items.episode).toMatchObject({ contributor: person });
  expect(items.guest).toMatchObject({ ...person, description: "One Two", subjectOf: [{ name: "A talk" }] });
});

test("the business has the contact page's address, phone and hours", () => {
  expect(items.organisation).toMatchObject({
    telephone: defaultSite.facts.phone.text,
    email: defaultSite.facts.email,
    address: { streetAddress: defaultSite.facts.address.street, addressCountry: defaultSite.facts.address.countryCode },
    openingHoursSpecification: [{ opens: "09:00", closes: "18:00" }],
  });
});

test("a sample article names a sample author, not the owner", () => {
  const { author } = articleData(defaultSite, origin, { ...article, author: "Your Name" });
  expect(author).toEqual({ "@type": "Person", name: "Sample author" });
});
