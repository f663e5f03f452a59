import { mkdir } from "node:fs/promises";
import path from "node:path";
import { recordBlogReads, type Wanted } from "./blog-reads.ts";
import { categories, frequentWords, text, writeArticles } from "./generated-articles.ts";
import { load } from "./load.ts";
import { runCommand, startProduct } from "./product.ts";
import { printTable, round } from "./table.ts";

const articleCount = 100_000;
const wanted: Wanted = {
  // Every page of every category once, and only then once more.
  category: (n) => ({
    name: categories[n % categories.length] ?? "",
    page: 2 + (Math.floor(n / categories.length) % (Math.floor(articleCount / categories.length / 9) - 2)),
  }),
  listPage: (n) => 2 + (n % 50),
  deepPage: (n) => 11_000 - (n % 10_900),
  // Three words that follow each other somewhere; every fiftieth visitor looks for one that is nearly everywhere.
  term: (n) =>
    n % 50 === 49
      ? (frequentWords[n % 20] ?? "")
      : text(((n * 7919) % articleCount) + 1, 5)
          .split(" ")
          .slice(2)
          .join(" "),
  slug: (n) => `article-${(n * 7919) % articleCount}`,
};

const categoryPath = ({ name, page }: ReturnType<Wanted["category"]>) =>
  `/blog/category/${encodeURIComponent(name)}?page=${page}`;

/** Addresses that are asked for again and again, as those of a blog's newest articles are. */
const popular = 200;

/** The same questions as whole pages; a page that is not in memory is rendered. */
const pages: readonly [name: string, path: (n: number) => string][] = [
  ["list, first pages", (n) => `/blog?page=${wanted.listPage(n)}`],
  ["list, deep pages", (n) => `/blog?page=${wanted.deepPage(n)}`],
  ["category", (n) => categoryPath(wanted.category(n))],
  ["search", (n) => `/blog?search=${encodeURIComponent(wanted.term(n))}`],
  ["article", (n) => `/blog/${wanted.slug(n)}`],
];

const columns = ["p50, 1 connection", "p95, 1 connection", "rate, 20 connections", "p95, 20 connections", "failed"];

type Measured = { port: number; path: (n: number) => string; headers?: Record<string, string> };

/** One connection, then twenty that ask without a pause; questions go on where the first ones ended. */
async function measure(name: string, options: Measured): Promise<string[]> {
  let asked = 0;
  const path = () => options.path(asked++);
  const one = await load({ ...options, path, connections: 1, seconds: 4 });
  const twenty = await load({ ...options, path, connections: 20, seconds: 4 });
  const failed = String(one.failed + twenty.failed);
  return [
    name,
    `${round(one.p50)} ms`,
    `${round(one.p95)} ms`,
    `${round(twenty.rate)}/s`,
    `${round(twenty.p95)} ms`,
    failed,
  ];
}

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
  await measureReading(environment.DATA_DIR);
}

/** The reads by themselves, then the pages that show them. */
export async function measureReading(dataDir: string): Promise<void> {
  const product = await startProduct(dataDir, { SAMPLE_CONTENT: "none" });
  try {
    const reads = await recordBlogReads(product.origin, wanted);
    const once: string[][] = [];
    for (const { name, path, headers } of reads) {
      once.push(await measure(name, { port: product.port, path, headers }));
    }
    const aim = "aim: p95 under 25 ms at 20 connections; searches 25 ms at one and 150 ms at 20";
    printTable(`Reads over 100,000 articles, each for the first time (${aim})`, ["read", ...columns], once);
    const again: string[][] = [];
    for (const { name, path, headers } of reads) {
      again.push(await measure(name, { port: product.port, path: (n) => path(n % popular), headers }));
    }
    printTable(`The same, ${popular} addresses in turn (${aim})`, ["read", ...columns], again);
    const rows: string[][] = [];
    for (const [name, path] of pages) rows.push(await measure(name, { port: product.port, path }));
    printTable("Pages over 100,000 articles, rendered on request", ["page", ...columns], rows);
  } finally {
    await product.stop();
  }
}
