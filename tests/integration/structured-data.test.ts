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
type Page = { path: string; html: string; text: string; things: Thing[] };

let site: SampleSite;
const pages: Page[] = [];

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'", nbsp: " " };
const decode = (html: string) => html.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** The page's visible text, and the text of its description. */
function textOf(html: string): string {
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "";
  const body = html.replace(/^[\s\S]*?<body/, "").replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
  return plain(decode(`${body.replaceAll(/<!--[\s\S]*?-->/g, "").replaceAll(/<[^>]*>/g, " ")} ${description}`));
}

beforeAll(async () => {
  site = await openSampleSite();
  for (const address of await readSitemap(`${site.siteUrl}/sitemap.xml`, site.ask)) {
    const { text: html } = await site.ask(address);
    const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)];
    expect(blocks.length, address).toBeLessThan(2);
    const things = blocks.flatMap(([, block = ""]) => graph.parse(JSON.parse(block))["@graph"]);
    pages.push({ path: address.slice(site.siteUrl.length), html, text: textOf(html), things });
  }
});

afterAll(() => site.close());

const onEachThing = (check: (thing: Thing, page: Page) => string[]) =>
  pages.flatMap((page) => page.things.flatMap((thing) => check(thing, page).map((fault) => `${page.path}: ${fault}`)));

test("the check detects terms missing from the vocabulary", () => {
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

test("structured data of every page uses types, properties and values of schema.org", () => {
  expect(pages.length).toBeGreaterThan(60);
  expect(onEachThing((thing) => validationErrors(thing, String(thing["@type"])))).toEqual([]);
});

test("properties required by search engines are present", () => {
  expect(onEachThing(missingIn)).toEqual([]);
});

test("the owner is described with occupation and profiles", () => {
  const owner = pages.find(({ path }) => path === "/about")?.things.find((thing) => thing["@type"] === "Person");
  expect(typeof owner?.jobTitle).toBe("string");
  expect([owner?.sameAs].flat().filter((address) => typeof address === "string")).not.toEqual([]);
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
])("structured data of %s describes %j", (path, types) => {
  const found = pages.find((page) => page.path === path)?.things.map((thing) => thing["@type"]);
  expect(found).toEqual(expect.arrayContaining(types));
});

/** Values that readers must find on the page, by property. */
const shownProperties = new Set(
  "headline telephone email streetAddress postalCode addressLocality articleSection acceptedAnswer text slogan jobTitle".split(
    " ",
  ),
);
const describedTypes = new Set(["Article", "PodcastEpisode", "Question", "ListItem", "PodcastSeries", "Periodical"]);

function shownValues(value: unknown, property = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => shownValues(item, property));
  if (typeof value === "string") return shownProperties.has(property) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  const thing = value as Thing;
  const named = describedTypes.has(String(thing["@type"])) || property === "author" || property === "contributor";
  const own = [...(named && typeof thing.name === "string" ? [thing.name] : [])];
  return [...own, ...Object.entries(thing).flatMap(([key, inner]) => shownValues(inner, key))];
}

test("structured data matches the visible page", () => {
  let values = 0;
  const hidden = onEachThing((thing, { text }) => {
    const wanted = shownValues(thing);
    values += wanted.length;
    return wanted
      .filter((value) => !text.includes(plain(value)))
      .map((value) => `${String(thing["@type"])} says "${value}"`);
  });
  expect(hidden).toEqual([]);
  expect(values).toBeGreaterThan(200);
});

test("dates, reading times and numbers match the page", () => {
  const wrong = onEachThing((thing, { path, html, text }) => {
    const says: (readonly [claim: unknown, isShown: boolean])[] =
      thing["@type"] === "Article"
        ? [
            [thing.datePublished, html.includes(`dateTime="${String(thing.datePublished)}"`)],
            // Issues of the newsletter have no reading time.
            ...(path.startsWith("/sunday-review/")
              ? []
              : ([
                  [thing.timeRequired, text.includes(`${/\d+/.exec(String(thing.timeRequired))?.[0]} min read`)],
                ] as const)),
          ]
        : thing["@type"] === "PodcastEpisode"
          ? [
              [thing.datePublished, html.includes(`dateTime="${String(thing.datePublished)}"`)],
              [thing.episodeNumber, text.includes(`Episode ${String(thing.episodeNumber)}`)],
            ]
          : [];
    return says.filter(([, isShown]) => !isShown).map(([claim]) => `${String(thing["@type"])} says ${String(claim)}`);
  });
  expect(wrong).toEqual([]);
});

test("breadcrumbs match the page and lead to existing pages", async () => {
  const faults: string[] = [];
  for (const { path, html, things } of pages) {
    const list = things.find((thing) => thing["@type"] === "BreadcrumbList");
    if (!list) continue;
    const nav = /<nav[^>]*aria-label="Breadcrumb[^"]*"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "";
    const shown = [...nav.matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g)].map(([, item = ""]) =>
      plain(decode(item.replaceAll(/<svg[\s\S]*?<\/svg>|<!--[\s\S]*?-->|<[^>]*>/g, ""))),
    );
    const items = list.itemListElement as { name: string; item?: string }[];
    const said = items.map(({ name }) => plain(name));
    if (JSON.stringify(said) !== JSON.stringify(shown))
      faults.push(`${path}: ${said.join(" > ")} but ${shown.join(" > ")}`);
    for (const { item } of items) {
      if (item && (await site.ask(item.replace(/#.*/, ""))).status !== 200) faults.push(`${path}: ${item}`);
    }
  }
  expect(faults).toEqual([]);
});

test("pictures and logos in structured data exist", async () => {
  const named = new Set(
    JSON.stringify(pages.map(({ things }) => things)).match(/https:\/\/www\.example\.com\/[^"]*\.(png|svg|jpg)/g),
  );
  const own = [...named].filter((address) => !address.includes("/cards/"));
  for (const address of own) expect((await site.ask(address)).status, address).toBe(200);
  expect(own.length).toBeGreaterThan(20);
});
