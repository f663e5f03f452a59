import type { VirtualRouteNode } from "@tanstack/virtual-file-routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { defaultSite } from "../../src/facts/site.ts";
import { routes } from "../../src/routes.ts";
import { openSampleSite, type SampleSite } from "./support/sample-site.ts";

type Row = { path: string; title: string; type?: string; robots?: string; canonical?: string };

/** Every page of the site, one per template, with its metadata for search engines. */
const table: Row[] = [
  { path: "/", title: "Home" },
  { path: "/about", title: "About", type: "profile" },
  { path: "/about/company", title: "Company" },
  { path: "/blog", title: "AI Knowledge Blog" },
  { path: "/blog?page=2", title: "AI Knowledge Blog, page 2" },
  { path: "/blog?search=sop", title: "AI Knowledge Blog", robots: "noindex, follow", canonical: "/blog" },
  { path: "/blog/category/Logistics", title: "Logistics Articles" },
  {
    path: "/blog/category/Logistics?search=sop",
    title: "Logistics Articles",
    robots: "noindex, follow",
    canonical: "/blog/category/Logistics",
  },
  { path: "/blog/what-a-question-costs", title: "What a question costs before anyone answers it", type: "article" },
  { path: "/contact", title: "Contact" },
  { path: "/cookie-policy", title: "Cookie Policy" },
  { path: "/demo", title: "Demo" },
  { path: "/ebook", title: "Free eBook" },
  { path: "/ebook?industry=logistics", title: "Free eBook", canonical: "/ebook" },
  { path: "/episode/14", title: "Saying no to the second system" },
  { path: "/episodes", title: "All Episodes" },
  { path: "/episodes?search=voss", title: "All Episodes", robots: "noindex, follow", canonical: "/episodes" },
  { path: "/impressum", title: "Impressum" },
  { path: "/accessibility", title: "Accessibility" },
  { path: "/ask", title: "Ask the archive" },
  { path: "/ask?q=handover", title: "Ask the archive", robots: "noindex, follow", canonical: "/ask" },
  { path: "/knowledge-audit", title: "Knowledge Audit" },
  { path: "/podcast", title: defaultSite.facts.podcastName },
  { path: "/podcast-registration", title: "Be a guest" },
  { path: "/privacy-policy", title: "Privacy Policy" },
  { path: "/privacy/my-data", title: "My data" },
  { path: "/roi-calculator", title: "ROI Calculator" },
  { path: "/roi-calculator?staff=10", title: "ROI Calculator", canonical: "/roi-calculator" },
  { path: "/schedule-interview", title: "Schedule your interview" },
  { path: "/services/financial", title: "AI Knowledge Agents for Financial Services" },
  { path: "/services/healthcare", title: "AI Knowledge Agents for Healthcare" },
  { path: "/services/logistics", title: "AI Knowledge Agents for Logistics" },
  { path: "/services/manufacturing", title: "AI Knowledge Agents for Manufacturing" },
  { path: "/solutions/asksopia", title: "askSOPia.ai" },
  { path: "/solutions/healthcare/ai-sop-agent", title: "AI SOP agent for healthcare" },
  { path: "/strategy-call", title: "AI Strategy Call" },
  { path: "/sunday-review", title: "The Sunday Review" },
];

let site: SampleSite;
const pages = new Map<string, string>();

beforeAll(async () => {
  site = await openSampleSite();
  for (const { path } of table) pages.set(path, await (await site.request(path)).text());
});

afterAll(() => site.close());

const captures = (path: string, pattern: RegExp) =>
  [...(pages.get(path) ?? "").matchAll(pattern)].map(([, value = ""]) => value);
const property = (path: string, name: string) =>
  captures(path, new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`, "g"));
/** Pages that search engines may list, each under its own URL. */
const listed = table.filter(({ robots, canonical }) => !robots && !canonical);

test.each(table)(
  "$path has metadata for search engines and social networks",
  ({ path, title, type = "website", ...row }) => {
    const fullTitle = `${title} - ${defaultSite.facts.name}`;
    const url = site.siteUrl + (row.canonical ?? path);
    expect(captures(path, /<title>([^<]*)<\/title>/g)).toEqual([fullTitle]);
    expect(captures(path, /<link rel="canonical" href="([^"]*)"/g)).toEqual([url]);
    expect(property(path, "robots")).toEqual([row.robots ?? "index, follow"]);
    expect(property(path, "og:type")).toEqual([type]);
    expect(property(path, "og:url")).toEqual([url]);
    expect(property(path, "og:title")).toHaveLength(1);
    expect(property(path, "og:description")).toHaveLength(1);
    expect(property(path, "twitter:card")).toEqual(["summary_large_image"]);
    expect(property(path, "twitter:title")).toEqual([fullTitle]);
    expect(property(path, "twitter:description")).toEqual(property(path, "description"));
    expect(property(path, "keywords")[0]?.length).toBeGreaterThan(10);
    expect(property(path, "author")).toEqual([
      path.startsWith("/blog/what-") ? "Sample author" : defaultSite.facts.name,
    ]);
    const [description = ""] = property(path, "description");
    expect(description.length).toBeGreaterThan(90);
    expect(description.length).toBeLessThan(165);
  },
);

test("has a unique title and description on every page", () => {
  const values = (read: (path: string) => string[]) => listed.map(({ path }) => read(path).join());
  const titles = values((path) => captures(path, /<title>([^<]*)<\/title>/g));
  const descriptions = values((path) => property(path, "description"));
  expect(new Set(titles).size).toBe(listed.length);
  expect(new Set(descriptions).size).toBe(listed.length);
});

test("links to social pictures that exist and have the stated size", async () => {
  for (const { path } of [listed[0], listed[5], listed.find(({ type }) => type === "article")].filter(
    (row) => row !== undefined,
  )) {
    const [image = ""] = property(path, "og:image");
    expect(property(path, "twitter:image")).toEqual([image]);
    const picture = Buffer.from(await (await site.request(image)).arrayBuffer());
    const size = [picture.readUInt32BE(16), picture.readUInt32BE(20)].map(String);
    expect(size).toEqual([...property(path, "og:image:width"), ...property(path, "og:image:height")]);
  }
});

test("shares a calculation with its chart and figures, and limits drawings per network", async () => {
  const search = "industry=healthcare&employees=100&salary=70000&hours=8&turnover=15&cost=9800000";
  const path = `/roi-calculator?${search}`;
  pages.set(path, await (await site.request(`${path}&view=optimistic&utm_source=x`)).text());
  const [image = ""] = property(path, "og:image");
  expect(image).toBe(`${site.siteUrl}/cards/roi-calculator/healthcare-4-8-1-5215000.png`);
  expect(property(path, "og:image:alt")).toEqual(["A chart of the organisation: $2.6M to $5.2M a year, before costs"]);
  expect([...property(path, "og:image:width"), ...property(path, "og:image:height")]).toEqual(["1200", "630"]);
  // Social networks read the card from this URL; search engines list one page.
  expect(property(path, "og:url")).toEqual([`${site.siteUrl}${path.replaceAll("&", "&amp;")}`]);
  expect(captures(path, /<link rel="canonical" href="([^"]*)"/g)).toEqual([`${site.siteUrl}/roi-calculator`]);
  const picture = await site.request(image);
  expect(picture.headers.get("content-type")).toBe("image/png");
  const etag = picture.headers.get("etag") ?? "";
  expect((await site.request(image, { "If-None-Match": etag })).status).toBe(304);

  for (const otherSearch of ["", "?industry=healthcare", `?${search.replace("hours=8", "hours=80")}`]) {
    const html = await (await site.request(`/roi-calculator${otherSearch}`)).text();
    expect(html).toContain(`content="${site.siteUrl}/cards/roi-calculator.png"`);
  }
  const draw = (total: number) => site.request(image.replace("5215000", String(total)));
  const responses = await Promise.all(Array.from({ length: 30 }, (_, index) => draw(index + 1)));
  expect(responses.map(({ status }) => status)).toEqual([...Array.from({ length: 29 }, () => 200), 302]);
  expect(responses.at(-1)?.headers.get("location")).toBe("/cards/roi-calculator.png");
  expect((await site.request("/covers/own-healthcare-4-8-1.png")).status).toBe(429);
  expect((await site.request("/covers/own-healthcare-4-8-3.png")).status).toBe(404);
  // A drawn image stays available.
  expect((await site.request(image)).status).toBe(200);
  expect((await draw(9_999_999_999_999)).status).toBe(404);
});

test("states the dates and the author of an article", () => {
  const path = "/blog/what-a-question-costs";
  expect(property(path, "article:published_time")[0]).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(property(path, "article:author")).toEqual(["Sample author"]);
  for (const time of property(path, "article:modified_time")) expect(time).toMatch(/^\d{4}-\d\d-\d\dT/);
});

test("links to existing icons, manifest and feeds on every page", async () => {
  const links = captures("/", /<link [^>]*\bhref="(\/[^"]*)"/g).filter((url) => !url.startsWith("/assets/"));
  expect(links).toEqual(
    expect.arrayContaining([
      "/favicon.ico",
      "/icon.svg",
      "/apple-touch-icon.png",
      "/site.webmanifest",
      "/rss.xml",
      "/feed.json",
      "/podcast/feed.xml",
    ]),
  );
  for (const url of links) expect((await site.request(url)).status, url).toBe(200);
  const manifest = (await (await site.request("/site.webmanifest")).json()) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) expect((await site.request(src)).status, src).toBe(200);
});

/** Every URL of the routes that has no parameters. */
function plainPaths(nodes: readonly VirtualRouteNode[]): string[] {
  return nodes.flatMap((node) => {
    const paths = node.type === "route" && node.file && !node.path.includes("$") ? [node.path] : [];
    return [...paths, ...("children" in node ? plainPaths(node.children ?? []) : [])];
  });
}

test("excludes pages that aren't in the table from indexing", async () => {
  const knownPaths = new Set(table.map(({ path }) => path));
  const unknown = plainPaths(routes.children ?? []).filter((path) => !knownPaths.has(path));
  const listable: string[] = [];
  for (const path of unknown) {
    const response = await site.request(path);
    const isPage = response.status === 200 && response.headers.get("content-type")?.startsWith("text/html");
    const header = response.headers.get("x-robots-tag") ?? "";
    if (isPage && !/<meta name="robots" content="noindex/.test(await response.text()) && !header.includes("noindex")) {
      listable.push(path);
    }
  }
  expect(listable).toEqual([]);
});

test("responds to an unknown URL with 404 and noindex", async () => {
  const response = await site.request("/nothing");
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('<meta name="robots" content="noindex"');
});
