import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { readSitemap } from "../../scripts/crawl.ts";
import { validationErrors } from "../vocabulary/check-thing.ts";
import { missingIn } from "../vocabulary/search-engine-rules.ts";
import { openSampleSite, type SampleSite } from "./support/sample-site.ts";

const graph = z.object({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(z.record(z.string(), z.unknown())),
});
type Thing = z.output<typeof graph>["@graph"][number];
type Page = { path: string; html: string; text: string; objects: Thing[] };

let site: SampleSite;
const pages: Page[] = [];

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'", nbsp: " " };
const decode = (html: string) => html.replaceAll(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);
const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** The page's visible text, and the text of its description. */
function textOf(html: string): string {
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "";
  const body = html.replace(/^[\s\S]*?<body/, "").replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
  return plain(decode(`${body.replaceAll(/<!--[\s\S]*?-->/g, "").replaceAll(/<[^>]*>/g, " ")} ${description}`));
}

beforeAll(async () => {
  site = await openSampleSite();
  for (const url of await readSitemap(`${site.siteUrl}/sitemap.xml`, site.fetchPage)) {
    const { text: html } = await site.fetchPage(url);
    const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)];
    expect(blocks.length, url).toBeLessThan(2);
    const objects = blocks.flatMap(([, block = ""]) => graph.parse(JSON.parse(block))["@graph"]);
    pages.push({ path: url.slice(site.siteUrl.length), html, text: textOf(html), objects });
  }
});

afterAll(() => site.close());

const onEachObject = (check: (object: Thing, page: Page) => string[]) =>
  pages.flatMap((page) =>
    page.objects.flatMap((object) => check(object, page).map((problem) => `${page.path}: ${problem}`)),
  );

test("detects invalid objects", () => {
  expect(validationErrors({ "@type": "Article", headlin: "x" })).toEqual(["it.headlin isn't a property of Article"]);
  expect(validationErrors({ "@type": "Artikel" })).toEqual(["it: no type Artikel"]);
  expect(validationErrors({ "@type": "Article", datePublished: "yesterday" })).toHaveLength(1);
  expect(validationErrors({ "@type": "Article", author: { "@type": "Place", name: "x" } })).toHaveLength(1);
  expect(validationErrors({ "@type": "PodcastEpisode", url: "/episode/1", duration: "45 min" })).toHaveLength(2);
  expect(
    validationErrors({ "@type": "Article", author: { "@type": "Person", name: "x", url: "https://a.example/" } }),
  ).toEqual([]);
  expect(missingIn({ "@type": "BreadcrumbList", itemListElement: [{ position: 2, name: "a" }] })).toHaveLength(2);
});

test("uses types, properties and values of schema.org on every page", () => {
  expect(pages.length).toBeGreaterThan(60);
  expect(onEachObject((object) => validationErrors(object, String(object["@type"])))).toEqual([]);
});

test("includes the properties that search engines require", () => {
  expect(onEachObject(missingIn)).toEqual([]);
});

test("describes the owner with occupation and profiles", () => {
  const owner = pages.find(({ path }) => path === "/about")?.objects.find((object) => object["@type"] === "Person");
  expect(typeof owner?.jobTitle).toBe("string");
  expect([owner?.sameAs].flat().filter((url) => typeof url === "string")).not.toEqual([]);
});

test.each([
  ["/", ["WebSite", "Organization"]],
  ["/about", ["AboutPage", "Person"]],
  ["/about/company", ["Organization", "BreadcrumbList"]],
  ["/contact", ["ContactPage", "ProfessionalService"]],
  ["/services/healthcare", ["Service", "BreadcrumbList"]],
  ["/services/logistics", ["Service", "BreadcrumbList"]],
  ["/services/financial", ["Service", "BreadcrumbList"]],
  ["/solutions/asksopia", ["FAQPage"]],
  ["/sunday-review", ["Periodical", "FAQPage"]],
  ["/podcast", ["PodcastSeries"]],
  ["/episodes", ["BreadcrumbList"]],
  ["/episode/14", ["PodcastEpisode"]],
  ["/blog", ["BreadcrumbList"]],
  ["/blog/category/Logistics", ["BreadcrumbList"]],
  ["/blog/what-leaves-with-a-retirement", ["Article", "BreadcrumbList"]],
])("describes on %s %j", (path, types) => {
  const actualTypes = pages.find((page) => page.path === path)?.objects.map((object) => object["@type"]);
  expect(actualTypes).toEqual(expect.arrayContaining(types));
});

/** Values that readers must find on the page, by property. */
const visibleProperties = new Set(
  "headline telephone email streetAddress postalCode addressLocality articleSection acceptedAnswer text slogan jobTitle".split(
    " ",
  ),
);
const describedTypes = new Set(["Article", "PodcastEpisode", "Question", "ListItem", "PodcastSeries", "Periodical"]);

function visibleValues(value: unknown, property = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => visibleValues(item, property));
  if (typeof value === "string") return visibleProperties.has(property) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  const object = value as Thing;
  const isNamed = describedTypes.has(String(object["@type"])) || property === "author" || property === "contributor";
  const ownName = [...(isNamed && typeof object.name === "string" ? [object.name] : [])];
  return [...ownName, ...Object.entries(object).flatMap(([key, inner]) => visibleValues(inner, key))];
}

test("matches the visible page", () => {
  let values = 0;
  const hidden = onEachObject((object, { text }) => {
    const expectedTexts = visibleValues(object);
    values += expectedTexts.length;
    return expectedTexts
      .filter((value) => !text.includes(plain(value)))
      .map((value) => `${String(object["@type"])} says "${value}"`);
  });
  expect(hidden).toEqual([]);
  expect(values).toBeGreaterThan(200);
});

test("matches the dates, reading times and numbers of the page", () => {
  const problems = onEachObject((object, { path, html, text }) => {
    const claims: (readonly [claim: unknown, isVisible: boolean])[] =
      object["@type"] === "Article"
        ? [
            [object.datePublished, html.includes(`dateTime="${String(object.datePublished)}"`)],
            // Issues of the newsletter have no reading time.
            ...(path.startsWith("/sunday-review/")
              ? []
              : ([
                  [object.timeRequired, text.includes(`${/\d+/.exec(String(object.timeRequired))?.[0]} min read`)],
                ] as const)),
          ]
        : object["@type"] === "PodcastEpisode"
          ? [
              [object.datePublished, html.includes(`dateTime="${String(object.datePublished)}"`)],
              [object.episodeNumber, text.includes(`Episode ${String(object.episodeNumber)}`)],
            ]
          : [];
    return claims
      .filter(([, isVisible]) => !isVisible)
      .map(([claim]) => `${String(object["@type"])} says ${String(claim)}`);
  });
  expect(problems).toEqual([]);
});

test("matches the visible breadcrumbs, which lead to existing pages", async () => {
  const problems: string[] = [];
  for (const { path, html, objects } of pages) {
    const list = objects.find((object) => object["@type"] === "BreadcrumbList");
    if (!list) continue;
    const nav = /<nav[^>]*aria-label="Breadcrumb[^"]*"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "";
    const visibleCrumbs = [...nav.matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g)].map(([, item = ""]) =>
      plain(decode(item.replaceAll(/<svg[\s\S]*?<\/svg>|<!--[\s\S]*?-->|<[^>]*>/g, ""))),
    );
    const items = list.itemListElement as { name: string; item?: string }[];
    const names = items.map(({ name }) => plain(name));
    if (JSON.stringify(names) !== JSON.stringify(visibleCrumbs))
      problems.push(`${path}: ${names.join(" > ")} but ${visibleCrumbs.join(" > ")}`);
    for (const { item } of items) {
      if (item && (await site.fetchPage(item.replace(/#.*/, ""))).status !== 200) problems.push(`${path}: ${item}`);
    }
  }
  expect(problems).toEqual([]);
});

test("links to existing pictures and logos", async () => {
  const pictureUrls = new Set(
    JSON.stringify(pages.map(({ objects }) => objects)).match(/https:\/\/www\.example\.com\/[^"]*\.(png|svg|jpg)/g),
  );
  const ownUrls = [...pictureUrls].filter((url) => !url.includes("/cards/"));
  for (const url of ownUrls) expect((await site.fetchPage(url)).status, url).toBe(200);
  expect(ownUrls.length).toBeGreaterThan(20);
});
