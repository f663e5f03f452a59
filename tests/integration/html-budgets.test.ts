import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSitemap } from "../../scripts/crawl.ts";
import { matchRoute } from "../../src/match-route.ts";
import { pageBudgets } from "../../src/route-policy.ts";
import { openSampleSite, type SampleSite } from "./support/sample-site.ts";

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
  expect(urls.size).toBeGreaterThan(30);
  const tooHeavy: string[] = [];
  for (const [route, url] of urls) {
    const { text } = await site.ask(url);
    const weight = brotliCompressSync(text).length / 1_000;
    if (weight > pageBudgets.html) tooHeavy.push(`${route}: ${weight.toFixed(1)} KB`);
  }
  expect(tooHeavy).toEqual([]);
}, 120_000);
