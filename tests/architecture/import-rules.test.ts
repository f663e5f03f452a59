import path from "node:path";
import { expect, test } from "vitest";
import { crowdedFolders, featureImports, findCycle, readImports, violation } from "../../scripts/import-rules.ts";

const root = path.resolve(import.meta.dirname, "../..");
const imports = await readImports(root, ["src", "server", "e2e", "bench", "scripts", "db"]);

test("every import is allowed by the table", () => {
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.map(violation).filter((sentence) => sentence !== undefined)).toEqual([]);
});

test("no import cycle, types included", () => {
  expect(findCycle(imports)?.join(" -> ")).toBeUndefined();
});

test("no cycle among features, and no row that nobody needs", () => {
  const rows = Object.entries(featureImports).flatMap(([from, all]) =>
    all.map((to) => ({ from, to, typeOnly: false })),
  );
  expect(findCycle(rows)?.join(" -> ")).toBeUndefined();
  const used = new Set(imports.map(({ from, to }) => `${from.split("/")[2]} ${to.split("/")[2]}`));
  expect(rows.filter(({ from, to }) => !used.has(`${from} ${to}`))).toEqual([]);
});

test("no folder holds more than one subject", async () => {
  expect(await crowdedFolders(root)).toEqual([]);
});

test.each([
  ["src/ui/button.tsx", "src/facts/navigation.ts"],
  ["src/lib/dates.ts", "src/ui/button.tsx"],
  ["src/pages/blog/blog-page.tsx", "src/pages/home/hero-section.tsx"],
  ["src/pages/home/home-page.tsx", "src/pages/admin/articles/list-page.tsx"],
  ["src/pages/blog/blog-page.tsx", "src/features/articles/articles.server.ts"],
  ["src/features/articles/article.ts", "server/config/read-config.ts"],
  ["src/features/articles/article.ts", "src/seo/feed.ts"],
  ["e2e/blog.spec.ts", "src/features/articles/article.ts"],
  ["bench/bench.ts", "server/http/app.ts"],
])("%s must not import %s", (from, to) => {
  expect(violation({ from, to, typeOnly: false })).toContain(from);
});

test.each([
  ["src/pages/blog/blog-page.tsx", "src/pages/blog/article-card.tsx"],
  ["src/pages/blog/blog-page.tsx", "src/features/articles/articles.functions.ts"],
  ["src/features/articles/articles.functions.ts", "src/features/articles/articles.server.ts"],
  ["src/pages/not-found-page.tsx", "src/site/site-frame.tsx"],
  ["server/main.ts", "src/request/request-context.ts"],
])("%s may import %s", (from, to) => {
  expect(violation({ from, to, typeOnly: false })).toBeUndefined();
});

test("a cycle is found and told as a trail", () => {
  const link = (from: string, to: string, typeOnly = false) => ({ from, to, typeOnly });
  expect(findCycle([link("a", "b"), link("b", "c"), link("c", "b")])).toEqual(["b", "c", "b"]);
  expect(findCycle([link("a", "b"), link("b", "a", true)])).toEqual(["a", "b", "a"]);
  expect(findCycle([link("a", "b"), link("a", "c")])).toBeUndefined();
});
