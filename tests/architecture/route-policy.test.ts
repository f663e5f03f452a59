import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, expectTypeOf, test } from "vitest";
import { listRoutes } from "../../scripts/route-modules.ts";
import { nouns } from "../../src/features/features.server.ts";
import type { RouteParts } from "../../src/features/noun.ts";
import { matchRoute, policyOf } from "../../src/match-route.ts";
import { type PageRoute, pagePolicies, serverPolicies } from "../../src/route-policy.ts";
import type { FileRouteTypes } from "../../src/routeTree.gen.ts";
import { cardRoutes } from "../../src/seo/cards/routes.server.ts";

const root = path.resolve(import.meta.dirname, "../..");
const rows = [...Object.keys(pagePolicies), ...Object.keys(serverPolicies)];
const sitemap = [...new Set(listRoutes().map(({ route }) => route))];

test("the table has one row for each route of the sitemap, and no other", () => {
  expect(sitemap.length).toBeGreaterThan(70);
  expect(Object.keys(pagePolicies).toSorted()).toEqual(sitemap.toSorted());
});

test("the table's keys are the routes of the tree, by their types", () => {
  expectTypeOf<PageRoute>().toEqualTypeOf<FileRouteTypes["to"]>();
});

/** Routes of the platform, in server/http/app.ts. */
const platformRoutes = [
  "/healthz",
  "/livez",
  "/readyz",
  "/assets/$",
  "/api/auth/$",
  "/api/auth/oauth2/$",
  "/.well-known/oauth-authorization-server/api/auth",
  "/_serverFn/$",
];

test("each route other than pages is served by a noun, the cards or the platform", async () => {
  const parts = { context: { siteUrl: "https://www.example.com" }, services: {} } as RouteParts;
  const apps = [...nouns.flatMap(({ routes }) => routes ?? []), cardRoutes].map((routes) => routes(parts));
  const match = (route: string) => {
    const pathname = route.replaceAll(/\{?\$\w*\}?/g, "1");
    return apps.filter(({ router }) =>
      ["GET", "POST", "PUT"].some((method) => router.match(method, pathname)[0].length > 0),
    ).length;
  };
  expect(Object.keys(serverPolicies).filter((route) => match(route) !== 1)).toEqual(platformRoutes);
});

test.each(rows)("%s is found by its path", (route) => {
  const pathname = route.replaceAll(/\{?\$\w*\}?/g, "a%20B-1");
  expect(matchRoute(pathname)?.route).toBe(route);
});

test("a row matches neither longer nor shorter paths", () => {
  for (const pathname of ["/blog/a/b", "/blog/", "/contact/x", "/artwork/1.gif", "/bookings/x", "/adminx/y"]) {
    expect(matchRoute(pathname), pathname).toBeUndefined();
  }
  // A page created by the owner may be at this URL.
  for (const pathname of ["/downloads", "/adminx"]) expect(matchRoute(pathname)?.route).toBe("/$slug");
  expect(matchRoute("/admin/no/such/page")).toMatchObject({ route: "/admin/$", params: { rest: "no/such/page" } });
  expect(matchRoute("/booking/a.b.c.ics")).toMatchObject({
    route: "/booking/{$token}.ics",
    params: { token: "a.b.c" },
  });
});

test("pages with tokens and personal pages are neither cached nor counted", () => {
  for (const route of rows) {
    const policy = policyOf(route);
    if (policy.hasToken || policy.area) expect(policy, route).toMatchObject({ isPrivate: true });
    if (policy.hasToken || policy.area) expect(policy.isCounted, route).toBeUndefined();
  }
});

/** A regular expression that begins with a path of the site, such as /^\/blog\b/. */
const pathPattern = /\/\^(?:\(\?:)?\(?\\\/\(?(?:\?:)?(?:[a-z]{3,}|_serverFn)/;

/** Paths of files whose names a feature defines, read from its source. */
const filesWithNames = ["src/seo/card-path.ts", "src/features/articles/article-picture.ts"];

/** URLs on other companies' hosts. */
const filesWithHosts = ["src/features/content-drafts/stored-embed.ts", "src/lib/player-url.ts"];

test("path patterns are defined nowhere else", async () => {
  const faults: string[] = [];
  for (const folder of ["src", "server"]) {
    for (const entry of await readdir(path.join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || entry.name.includes(".test.")) continue;
      const file = path.join(entry.parentPath, entry.name);
      if (pathPattern.test(await readFile(file, "utf8"))) faults.push(path.relative(root, file));
    }
  }
  expect(faults.filter((file) => ![...filesWithNames, ...filesWithHosts].includes(file))).toEqual([]);
});
