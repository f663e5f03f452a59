import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSitemap } from "../../scripts/crawl.ts";
import { matchRoute } from "../../src/match-route.ts";
import type { PageRoute } from "../../src/route-policy.ts";
import { openSampleSite, type SampleSite } from "./support/sample-site.ts";

/** Kilobytes (1,000 bytes, brotli) of HTML with its critical CSS: what fits into the first packets of a connection. */
const usual = 14;

/** What the pages with more weigh, rounded up (docs/performance.md says of what). A page that grows must give something up for it. */
const heavier: Partial<Record<string, number>> = {
  "/": 21.4,
  "/blog/$slug": 18.4,
  "/solutions/healthcare/ai-sop-agent": 18.3,
  "/privacy-policy": 18.1,
  "/solutions/asksopia": 17.9,
  "/episode/$id": 17.3,
  "/podcast": 16.9,
  "/services/healthcare": 16.6,
  "/services/logistics": 16.6,
  "/services/financial": 16.6,
  "/about": 15.7,
  "/sunday-review": 15.5,
  "/episodes": 15.3,
  "/podcast-registration": 15.2,
  "/ebook": 15.1,
  "/impressum": 14.8,
} satisfies Partial<Record<PageRoute, number>>;

let site: SampleSite;

beforeAll(async () => {
  site = await openSampleSite();
});

afterAll(() => site.close());

test("a page of each public route weighs no more than its budget", async () => {
  const urls = new Map<string, string>();
  for (const url of await readSitemap(`${site.siteUrl}/sitemap.xml`, site.ask)) {
    const { route = url } = matchRoute(new URL(url).pathname) ?? {};
    if (!urls.has(route)) urls.set(route, url);
  }
  expect([...urls.keys()]).toEqual(expect.arrayContaining(Object.keys(heavier)));
  expect(urls.size).toBeGreaterThan(30);
  const tooHeavy: string[] = [];
  for (const [route, url] of urls) {
    const { text } = await site.ask(url);
    const weight = brotliCompressSync(text).length / 1_000;
    const allowed = heavier[route] ?? usual;
    if (weight > allowed) tooHeavy.push(`${route}: ${weight.toFixed(1)} of ${allowed} KB`);
  }
  expect(tooHeavy).toEqual([]);
}, 120_000);
