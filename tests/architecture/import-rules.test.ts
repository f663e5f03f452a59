import path from "node:path";
import { expect, test } from "vitest";
import {
  crowdedFolders,
  findCycle,
  nounImports,
  nounOf,
  readImports,
  viewImports,
  violation,
} from "../../scripts/import-rules.ts";

const root = path.resolve(import.meta.dirname, "../..");
const imports = await readImports(root, ["src", "server", "e2e", "bench", "scripts", "db"]);

test("every import is allowed by the table", () => {
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.map(violation).filter((sentence) => sentence !== undefined)).toEqual([]);
});

test("there is no import cycle, type imports included", () => {
  expect(findCycle(imports)?.join(" -> ")).toBeUndefined();
});

const rowsOf = (table: Record<string, readonly string[]>) =>
  Object.entries(table).flatMap(([from, targets]) => targets.map((to) => ({ from, to, typeOnly: false })));

test("features don't import each other in cycles, and every rule is used", () => {
  expect(findCycle(rowsOf(nounImports))?.join(" -> ")).toBeUndefined();
  const used = new Set(imports.map(({ from, to }) => `${nounOf(from) ?? from.split("/")[1]} ${nounOf(to)}`));
  const rows = [...rowsOf(nounImports), ...rowsOf(viewImports)];
  expect(rows.filter(({ from, to }) => !used.has(`${from} ${to}`))).toEqual([]);
});

test("no folder exceeds the file limit", async () => {
  expect(await crowdedFolders(root)).toEqual([]);
});

test.each([
  ["src/ui/button.tsx", "src/facts/navigation.ts"],
  ["src/lib/time/dates.ts", "src/ui/button.tsx"],
  ["src/pages/about/about-page.tsx", "src/pages/home/hero.tsx"],
  ["src/pages/home/home-page.tsx", "src/features/articles/admin/articles-page.tsx"],
  ["src/features/articles/pages/blog-page.tsx", "src/features/episodes/pages/podcast-page.tsx"],
  ["src/features/articles/pages/blog-page.tsx", "src/features/articles/admin/articles-page.tsx"],
  ["src/features/articles/pages/blog-page.tsx", "src/features/bookings/booking.ts"],
  ["src/features/articles/pages/blog-page.tsx", "src/features/articles/articles.server.ts"],
  ["src/features/articles/pages/blog-page.tsx", "src/admin/page-bar.tsx"],
  ["src/features/articles/article.ts", "src/features/articles/pages/blog-page.tsx"],
  ["src/features/articles/article.ts", "src/features/ask/ask.ts"],
  ["src/features/articles/article.ts", "server/config/read-config.ts"],
  ["src/features/articles/article.ts", "src/seo/feed.ts"],
  ["src/words/de/blog.server.ts", "src/features/articles/pages/blog-page.tsx"],
  ["src/admin/list/data-table.tsx", "src/features/leads/lead.ts"],
  ["e2e/blog.spec.ts", "src/features/articles/article.ts"],
  ["bench/bench.ts", "server/http/app.ts"],
  ["server/http/app.ts", "src/features/ask/routes.server.ts"],
  ["server/jobs/background.ts", "src/features/bookings/holds.server.ts"],
  ["server/compose.ts", "src/features/visits/page-views.server.ts"],
])("%s must not import %s", (from, to) => {
  expect(violation({ from, to, typeOnly: false })).toContain(from);
});

test.each([
  ["src/features/articles/pages/blog-page.tsx", "src/features/articles/pages/article-card.tsx"],
  ["src/features/articles/pages/blog-page.tsx", "src/features/articles/articles.functions.ts"],
  ["src/features/articles/pages/feeds/rss-feed.ts", "src/features/articles/pages/feeds/blog-feeds.server.ts"],
  ["src/features/articles/admin/articles-page.tsx", "src/admin/list/list-page.tsx"],
  ["src/features/articles/articles.functions.ts", "src/features/articles/articles.server.ts"],
  ["src/features/articles/articles.server.ts", "src/features/ask/archive/items.server.ts"],
  ["src/pages/not-found-page.tsx", "src/site/site-frame.tsx"],
  ["src/words/de/blog.server.ts", "src/features/articles/pages/blog-copy.ts"],
  ["server/main.ts", "src/server-context/request-context.ts"],
  ["server/http/app.ts", "src/features/features.server.ts"],
])("%s may import %s", (from, to) => {
  expect(violation({ from, to, typeOnly: false })).toBeUndefined();
});

test("an import cycle is reported as a path", () => {
  const link = (from: string, to: string, typeOnly = false) => ({ from, to, typeOnly });
  expect(findCycle([link("a", "b"), link("b", "c"), link("c", "b")])).toEqual(["b", "c", "b"]);
  expect(findCycle([link("a", "b"), link("b", "a", true)])).toEqual(["a", "b", "a"]);
  expect(findCycle([link("a", "b"), link("a", "c")])).toBeUndefined();
});
