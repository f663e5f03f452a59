import { expect, test } from "vitest";
import { defaultSite } from "../facts/site.ts";
import { robotsText, securityText } from "./robots.ts";
import { listedPages, sitemap, sitemapIndex } from "./sitemap.ts";

const origin = "https://www.example.com";

test("a sitemap entry has its URL, last change, pictures and video, escaped", () => {
  const video = {
    title: "A & B",
    description: "<c>",
    thumbnail: `${origin}/a.png`,
    player: "https://player.example/x",
  };
  const xml = sitemap(origin, [
    { path: "/episode/1?a=1&b=2", modifiedAt: "2026-01-02T00:00:00.000Z", images: [`${origin}/a.png`], video },
  ]);
  expect(xml).toContain(`<loc>${origin}/episode/1?a=1&amp;b=2</loc>`);
  expect(xml).toContain("<lastmod>2026-01-02T00:00:00.000Z</lastmod>");
  expect(xml).toContain(`<image:loc>${origin}/a.png</image:loc>`);
  expect(xml).toContain("<video:title>A &amp; B</video:title>");
  expect(xml).toContain("<video:description>&lt;c&gt;</video:description>");
});

test("a page whose last change is unknown does not claim one", () => {
  expect(sitemap(origin, [{ path: "/about" }])).not.toContain("lastmod");
});

test("an index names one part for each ten thousand entries", () => {
  const xml = sitemapIndex(origin, 60_001);
  expect(xml.match(/<loc>/g)).toHaveLength(7);
  expect(xml).toContain(`<loc>${origin}/sitemap-7.xml</loc>`);
});

test("pages behind a sign-in are not in the sitemap", () => {
  expect(listedPages.some((path) => /login|admin/.test(path))).toBe(false);
});

test("robots may read every page and find the sitemap", () => {
  expect(robotsText(origin)).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(robotsText(origin)).not.toMatch(/Disallow: \/(login|admin)?$/m);
});

test("security.txt expires within a year and stays the same for a month", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const text = securityText(defaultSite, origin, now);
  const expires = Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? "");
  expect(expires - now.getTime()).toBeGreaterThan(90 * 86_400_000);
  expect(expires - now.getTime()).toBeLessThan(366 * 86_400_000);
  expect(securityText(defaultSite, origin, new Date("2026-11-30T12:00:00Z"))).toBe(text);
});
