import { afterAll, beforeAll, expect, test } from "vitest";
import { routes } from "../../src/routes.ts";
import { openSampleSite, type SampleSite } from "./support/sample-site.ts";

let site: SampleSite;
beforeAll(async () => {
  site = await openSampleSite();
});
afterAll(() => site.close());

type Node = { type: string; path?: string; children?: readonly Node[] };

/** Every path of the sitemap as written in the routes, with its parameters. */
function listPaths(node: Node, prefix = ""): string[] {
  const { path = "", children = [] } = node;
  const here = prefix + path;
  return [...(path ? [here] : []), ...children.flatMap((child) => listPaths(child, here))];
}

/** Parameterised paths served outside the routes (server/http/app.ts). */
const extraPaths = [
  "/artwork/$id.svg",
  "/artwork/$id.png",
  "/covers/$name.svg",
  "/covers/blog/$name.svg",
  "/cards/$name.png",
  "/cards/blog/$name.png",
  "/podcasts/$id.mp3",
  "/media/$name",
  "/media/uploads/$name",
  "/downloads/$name.pdf",
  "/assets/$name",
];

const hostileValues = [
  "0",
  "-1",
  "1e3",
  "00000001",
  "2147483648",
  "99999999999",
  "99999999999999999999",
  "9223372036854775808",
  "NaN",
  "x".repeat(201),
  "x".repeat(301),
  "x".repeat(1001),
  "a.b.c",
  `${"a".repeat(400)}.${"b".repeat(400)}.c`,
  "%E2%80%AE%F0%9F%92%A9",
  "%EF%BF%BE",
  "__proto__",
  "constructor",
  "%25",
  "%2525",
  "%250a",
  "%22%3E%3Cscript%3E",
  "%E2%80%8B",
  "$id",
  "{id}",
  "'",
  ";",
  "*",
];

const hostileQueries = [
  "times=list&start=8640000000000001",
  "start=8640000000000000",
  "start=-8640000000000000",
  "start=9007199254740991",
  "start=253402300800000",
  "start=-62135596800001",
  "start=1e15",
  "start=0",
  "times=list&zone=%2B01:00",
  "times=list&zone=europe/berlin",
  "times=list&zone=Etc/GMT%2B14",
  "times=%00&zone=%00",
  "page=99999999999999999999&search=%00",
  "page=1000000&search=%ff%25",
  `search=${"%F0%9F%92%A9".repeat(120)}`,
  "search=%EF%BF%BF",
  "search=%5C&page=2",
  `token=${"a".repeat(1500)}`,
  "token=a.b.c&done=yes",
  "token=%00.%00.%00",
  "token=%7B%22a%22:1%7D",
  "industry=__proto__",
  "employees=1e308&minutes=-0&rate=NaN",
  "return=//evil.example",
  "=&&=&a=b&a=c",
];

const paths = [...new Set([...listPaths(routes), ...extraPaths])].filter((path) => !path.startsWith("/admin"));
const fill = (path: string, value: string) => path.replace(/\{?\$\w+\}?/g, () => value);

test("finds the routes under test", () => {
  expect(paths).toContain("/blog/{$slug}.md");
  expect(paths).toContain("/guest-space/$token");
  expect(paths.length).toBeGreaterThan(50);
});

test.each(paths.filter((path) => path.includes("$")))("serves any value in %s without a server error", async (path) => {
  const failed: string[] = [];
  for (const value of hostileValues) {
    const url = fill(path, value);
    const response = await site.request(url);
    await response.body?.cancel();
    if (response.status >= 500) failed.push(`${response.status} ${url}`);
  }
  expect(failed).toEqual([]);
});

/** Each query is tried on a quarter of the paths, and on all that use a time or a time zone. */
const queriesOf = (path: string) =>
  /call|demo|audit|interview|booking/.test(path)
    ? hostileQueries
    : hostileQueries.filter((_, index) => (index + paths.indexOf(path)) % 4 === 0);

test.each(paths)("serves any query of %s without a server error", async (path) => {
  const failed: string[] = [];
  for (const query of queriesOf(path)) {
    const url = `${fill(path, "1")}?${query}`;
    const response = await site.request(url);
    await response.body?.cancel();
    if (response.status >= 500) failed.push(`${response.status} ${url}`);
  }
  expect(failed).toEqual([]);
});

test("drops an impossible date from the URL", async () => {
  const response = await site.request("/demo?times=list&start=8640000000000001");
  expect([response.status, response.headers.get("location")]).toEqual([307, "/demo?times=list"]);
});

test.each([
  ["1.50", "1.50"],
  ["007", "007"],
  ["true", "true"],
  ["%22night+shift%22", "&quot;night shift&quot;"],
])("searches for %s as typed", async (typed, expected) => {
  const response = await site.request(`/blog?search=${typed}`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(`Search Results: &quot;${expected}&quot;`);
});
