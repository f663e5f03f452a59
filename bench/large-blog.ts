import { mkdir } from "node:fs/promises";
import path from "node:path";
import { archiveArticles } from "./blog-archive.ts";
import { recordBlogReads, type Wanted } from "./blog-reads.ts";
import { type Figure, printFigures } from "./figures.ts";
import { categories, frequentWords, text, writeArticles } from "./generated-articles.ts";
import { askInTurn, load } from "./load.ts";
import { runCommand, startProduct } from "./product.ts";
import { flag, printTable, round } from "./table.ts";

/** A blog of some years, which the large one is compared with. */
const smallCount = 1_000;
/** Questions of each kind that are asked to compare the two, none of them twice. */
const compared = 45;
const maxGrowth = 1.5;

/** The questions to a blog of so many articles. */
const questionsTo = (articleCount: number): Wanted => ({
  // Every page of every category once, and only then once more.
  category: (n) => ({
    name: categories[n % categories.length] ?? "",
    page: 2 + (Math.floor(n / categories.length) % (Math.floor(articleCount / categories.length / 9) - 2)),
  }),
  listPage: (n) => 2 + (n % 50),
  deepPage: (n) => Math.floor(articleCount / 9) - (n % Math.floor(articleCount / 9.2)),
  // Three words that follow each other somewhere; every fiftieth visitor looks for one that is nearly everywhere.
  term: (n) =>
    n % 50 === 49
      ? (frequentWords[n % 20] ?? "")
      : text(((n * 7919) % articleCount) + 1, 5)
          .split(" ")
          .slice(2)
          .join(" "),
  slug: (n) => `article-${(n * 7919) % articleCount}`,
});

const categoryPath = ({ name, page }: ReturnType<Wanted["category"]>) =>
  `/blog/category/${encodeURIComponent(name)}?page=${page}`;

/** Addresses that are asked for again and again, as those of a blog's newest articles are. */
const popular = 200;

/** The same questions as whole pages; a page that is not in memory is rendered. */
const pagesOf = (wanted: Wanted): readonly [name: string, path: (n: number) => string][] => [
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

/** Imports so many articles into a site of their own; returns its folder and what the import took. */
async function importArticles(dataDir: string, count: number) {
  const file = path.join(dataDir, `articles-${count}.ndjson`);
  await writeArticles(file, count);
  const environment = { DATA_DIR: path.join(dataDir, `site-${count}`) };
  const imported = await runCommand(["server/commands/content-cli.ts", "import", "--articles", file], environment);
  return { directory: environment.DATA_DIR, imported };
}

/** A site that rests, and its kinds of read. */
async function openBlog(directory: string, count: number) {
  const product = await startProduct(directory, { SAMPLE_CONTENT: "none" });
  await product.rest();
  return { product, reads: await recordBlogReads(product.origin, questionsTo(count)) };
}

/** The middle times of each kind of read on both sites in milliseconds, asked in turn: what else the machine does meets both. */
async function timeReads(smallDirectory: string, largeDirectory: string, largeCount: number) {
  const small = await openBlog(smallDirectory, smallCount);
  const large = await openBlog(largeDirectory, largeCount);
  try {
    const times: { name: string; small: number; large: number }[] = [];
    for (const [index, { name }] of large.reads.entries()) {
      const asked = [small, large].map(({ product, reads }) => {
        const { path, headers } = reads[index] ?? { path: () => "/", headers: {} };
        // What was asked to record the reads is in the caches.
        return { port: product.port, path: (n: number) => path(n + 1), headers };
      });
      const [before = Number.NaN, after = Number.NaN] = await askInTurn(asked, compared);
      times.push({ name, small: before, large: after });
    }
    return times;
  } finally {
    await small.product.stop();
    await large.product.stop();
  }
}

/**
 * Import of 100,000 articles, every kind of page on them, rendered on request, and how much longer a read takes than
 * over 1,000. `--articles 5000` makes the large blog smaller, to try the bench.
 */
export async function measureLargeBlog(dataDir: string): Promise<void> {
  const largeCount = flag("--articles", 100_000);
  await mkdir(dataDir, { recursive: true });
  const large = await importArticles(dataDir, largeCount);
  printFigures(`Import of ${largeCount.toLocaleString("en")} articles`, [
    { what: "time", measured: large.imported.seconds, unit: "s", atMost: 120 },
    { what: "memory at the peak", measured: large.imported.peakMemory, unit: "MB", atMost: 1000 },
  ]);
  const archived = await archiveArticles(large.directory, largeCount);
  printFigures(`The archive of ${largeCount.toLocaleString("en")} imported articles`, archived);
  const small = await importArticles(dataDir, smallCount);
  await archiveArticles(small.directory, smallCount);
  const times = await timeReads(small.directory, large.directory, largeCount);
  printFigures(
    `Growth from ${smallCount.toLocaleString("en")} to ${largeCount.toLocaleString("en")} articles: ${compared} reads of each kind, each for the first time, median`,
    times.map(
      ({ name, small: before, large: after }): Figure => ({
        what: `${name}: ${round(after)} ms`,
        measured: after / before,
        unit: "times the baseline",
        atMost: maxGrowth,
        baseline: `${round(before)} ms over ${smallCount.toLocaleString("en")}`,
      }),
    ),
  );
  await measureReading(large.directory, questionsTo(largeCount));
}

/** The reads by themselves, then the pages that show them. */
async function measureReading(dataDir: string, wanted: Wanted): Promise<void> {
  const product = await startProduct(dataDir, { SAMPLE_CONTENT: "none" });
  try {
    await product.rest();
    const reads = await recordBlogReads(product.origin, wanted);
    const once: string[][] = [];
    for (const { name, path, headers } of reads) {
      once.push(await measure(name, { port: product.port, path, headers }));
    }
    const aim = "aim: p95 under 25 ms at 20 connections; searches 25 ms at one and 150 ms at 20";
    printTable(`Reads over the large blog, each for the first time (${aim})`, ["read", ...columns], once);
    const again: string[][] = [];
    for (const { name, path, headers } of reads) {
      again.push(await measure(name, { port: product.port, path: (n) => path(n % popular), headers }));
    }
    printTable(`The same, ${popular} addresses in turn (${aim})`, ["read", ...columns], again);
    const rows: string[][] = [];
    for (const [name, path] of pagesOf(wanted)) rows.push(await measure(name, { port: product.port, path }));
    printTable("Pages over the large blog, rendered on request", ["page", ...columns], rows);
  } finally {
    await product.stop();
  }
}
