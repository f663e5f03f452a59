import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { matchRoute } from "../../src/match-route.ts";
import { pageBudgets } from "../../src/route-policy.ts";
import { openSampleSite, type SampleSite } from "./support/sample-site.ts";

type VisitedPage = { status: number; html: string; policy: string; cookie: string | null };
type Anchor = { from: string; to: string; id: string };

let site: SampleSite;
const visited = new Map<string, VisitedPage>();
const anchors: Anchor[] = [];

/** Requests at a time: the server draws images while serving pages. */
const concurrency = 6;
const isAnswer = (path: string) => path.startsWith("/ask?");

/** Answers link to further questions, and calendars to further times, without end: one of each is enough. */
function isFollowed(from: string, to: string, foundPaths: ReadonlySet<string>): boolean {
  if (isAnswer(from) && isAnswer(to)) return false;
  const [page = "", search = ""] = to.split("?");
  return !search.startsWith("start=") || ![...foundPaths].some((other) => other.startsWith(`${page}?start=`));
}

async function visit(path: string, foundPaths: Set<string>): Promise<void> {
  const response = await site.request(path);
  const isPage = response.headers.get("content-type")?.includes("text/html") ?? false;
  const html = isPage ? await response.text() : "";
  if (!isPage) await response.body?.cancel();
  const policy = response.headers.get("content-security-policy") ?? "";
  visited.set(path, { status: response.status, html, policy, cookie: response.headers.get("set-cookie") });
  for (const [, raw = ""] of html.matchAll(/(?:href|src)="([^"]+)"/g)) {
    const href = raw.replaceAll("&amp;", "&");
    if (/^(mailto|tel|data|javascript):/.test(href)) continue;
    const url = new URL(href, new URL(path, site.siteUrl));
    const target = url.pathname + url.search;
    if (url.origin !== site.siteUrl || !isFollowed(path, target, foundPaths)) continue;
    // A text fragment for the browser follows (https://wicg.github.io/scroll-to-text-fragment/).
    const [anchor = ""] = url.hash.slice(1).split(":~:");
    if (anchor) anchors.push({ from: path, to: target, id: decodeURIComponent(anchor) });
    foundPaths.add(target);
  }
}

beforeAll(async () => {
  site = await openSampleSite();
  const foundPaths = new Set(["/"]);
  for (let next = ["/"]; next.length > 0; next = [...foundPaths].filter((path) => !visited.has(path))) {
    while (next.length > 0) await Promise.all(next.splice(0, concurrency).map((path) => visit(path, foundPaths)));
  }
});
afterAll(() => site.close());

const pages = () => [...visited].filter(([, { html }]) => html !== "");

test("every link of the site works, and every fragment exists", () => {
  // Built files are served by the web server.
  const broken = [...visited].filter(([path, { status }]) => status !== 200 && !site.staticFiles.has(path));
  expect(broken.map(([path, { status }]) => `${path}: ${status}`)).toEqual([]);
  const dangling = anchors
    .filter(({ to, id }) => visited.get(to)?.html.includes(`id="${id}"`) === false)
    .map(({ from, to, id }) => `${from} -> ${to}#${id}`);
  expect([...new Set(dangling)]).toEqual([]);
  expect(visited.size).toBeGreaterThan(150);
});

test("without outside services no page allows any, and no cookie is set", () => {
  expect(pages().length).toBeGreaterThan(80);
  for (const [path, { policy, cookie }] of pages()) {
    expect(policy, path).toContain("default-src");
    expect(policy, path).not.toMatch(/https?:/);
    expect(cookie, path).toBeNull();
  }
});

test("each public page stays within its weight budget", () => {
  const byRoute = new Map<string, string>();
  for (const [path, { html }] of pages()) {
    const route = matchRoute(path)?.route ?? path;
    // Data fetched for a search is not part of the page itself.
    if (!path.includes("?") && !byRoute.has(route)) byRoute.set(route, html);
  }
  expect(byRoute.size).toBeGreaterThan(30);
  const heavy = [...byRoute].flatMap(([route, html]) => {
    const weight = brotliCompressSync(html).length / 1_000;
    return weight > pageBudgets.htmlKb ? [`${route}: ${weight.toFixed(1)} KB`] : [];
  });
  expect(heavy).toEqual([]);
});
