import { mkdir } from "node:fs/promises";
import path from "node:path";
import { categories, words, writeArticles } from "./generated-articles.ts";
import { load } from "./load.ts";
import { runCommand, startProduct } from "./product.ts";
import { printTable, round } from "./table.ts";

const articleCount = 100_000;
/**
 * The address under which the browser reads what a page needs, found in the page's own data request: the same list as
 * JSON. Server functions are asked for exactly as the client asks for them.
 */
const kinds: readonly [name: string, page: (n: number) => string][] = [
  ["list, first pages", (n) => `/blog?page=${2 + (n % 50)}`],
  ["list, deep pages", (n) => `/blog?page=${11_000 - (n % 500)}`],
  ["category", (n) => `/blog/category/${encodeURIComponent(categories[n % 5] ?? "")}?page=${2 + (n % 300)}`],
  [
    "search",
    (n) => `/blog?search=${encodeURIComponent(`${words[n % words.length]} ${words[(n + 7) % words.length]}`)}`,
  ],
  ["article", (n) => `/blog/article-${(n * 7919) % articleCount}`],
];

/** Import of 100,000 articles, then every kind of page on them, rendered on request. */
export async function measureLargeBlog(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const file = path.join(dataDir, "articles.ndjson");
  await writeArticles(file, articleCount);
  const environment = { DATA_DIR: path.join(dataDir, "site") };
  const imported = await runCommand(["server/content/content-cli.ts", "import", "--articles", file], environment);
  printTable(
    "Import of 100,000 articles",
    ["what", "measured", "aim"],
    [
      ["time", `${round(imported.seconds)} s`, "under 120 s"],
      ["peak memory", `${round(imported.peakMemory)} MB`, "under 1000 MB"],
    ],
  );
  const product = await startProduct(environment.DATA_DIR, { SAMPLE_CONTENT: "none" });
  const rows: string[][] = [];
  for (const [name, page] of kinds) {
    const one = await load({ port: product.port, path: page, connections: 1, seconds: 4 });
    const twenty = await load({ port: product.port, path: page, connections: 20, seconds: 4 });
    rows.push([
      name,
      `${round(one.p50)} ms`,
      `${round(one.p95)} ms`,
      `${round(twenty.rate)}/s`,
      `${round(twenty.p95)} ms`,
      String(one.failed + twenty.failed),
    ]);
  }
  printTable(
    "Pages over 100,000 articles, rendered on request",
    ["page", "p50, 1 connection", "p95, 1 connection", "rate, 20 connections", "p95, 20 connections", "failed"],
    rows,
  );
  await product.stop();
}
