import { expect, test } from "vitest";
import { unlistedPages } from "../../e2e/unlisted-pages.ts";
import { matchRoute } from "../../src/match-route.ts";
import { pagePolicies } from "../../src/route-policy.ts";
import { listedPages } from "../../src/seo/sitemap.ts";

/** One page per template of the sitemap used by the journeys. */
const listedItems = ["/blog/a", "/blog/category/a", "/episode/1", "/guest/a", "/sunday-review/a"];

test("each public page is checked enlarged, in forced colours, in print, without styles and by axe", () => {
  const paths = [...listedPages, ...listedItems, ...unlistedPages].map((path) => path.split("?")[0] ?? "");
  const read = new Set(paths.map((path) => matchRoute(path)?.route));
  const isFile = (route: string) => /\.\w+$/.test(route);
  const pages = Object.entries(pagePolicies).flatMap(([route, { area }]) =>
    area === "admin" || isFile(route) ? [] : [route],
  );
  expect(pages.length).toBeGreaterThan(35);
  expect(pages.filter((route) => !read.has(route as keyof typeof pagePolicies))).toEqual([]);
});
