import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { recordBlogReads, type Wanted } from "./blog-reads.ts";
import { load } from "./load.ts";
import { runCommand, startProduct } from "./product.ts";
import { printTable, round } from "./table.ts";

const articleCount = 100_000;
const categories = ["Healthcare", "Logistics", "Financial Services", "Knowledge Management", "SOPs & Onboarding"];
const frequentWords =
  "ward shift handover customs pallet audit policy answer question source procedure onboarding nurse dispatcher ledger complaint review version circular archive".split(
    " ",
  );

/** An invented word of five to eight letters for every number; its sequences of three letters are as rare as in a language. */
function rareWord(n: number): string {
  let mixed = Math.imul(n + 1, 2_654_435_761) >>> 0;
  return Array.from({ length: 5 + (n % 4) }, () => {
    mixed = (Math.imul(mixed, 1_664_525) + 1_013_904_223) >>> 0;
    return String.fromCharCode(97 + ((mixed >>> 16) % 26));
  }).join("");
}

/** Words as texts have them: every third is one of a few frequent ones, the rest comes from a large vocabulary. */
function word(seed: number, i: number): string {
  const mixed = Math.imul(seed * 97 + i * 31 + 7, 2_654_435_761) >>> 8;
  return (i % 3 === 0 ? frequentWords[mixed % 20] : rareWord(mixed % 8_000)) ?? "";
}

const text = (seed: number, length: number) => Array.from({ length }, (_, i) => word(seed, i)).join(" ");

/** The nth invented article as a row of the import. */
function article(n: number) {
  return {
    id: 1000 + n,
    slug: `article-${n}`,
    title: `Note ${n}: ${text(n, 5)}`,
    summary: text(n + 1, 18),
    category: categories[n % categories.length],
    author: "Your Name",
    publication_date: new Date(Date.UTC(2020, 0, 1) + n * 1_800_000).toISOString(),
    featured_image_url: null,
    featured_image_url_2: null,
    introduction: `<p>${text(n + 2, 60)}</p>`,
    section_1: `<h2>${text(n, 3)}</h2><p>${text(n + 3, 80)}</p>`,
    section_2: `<p>${text(n + 4, 80)}</p>`,
    section_3: `<p>${text(n + 5, 80)}</p>`,
    conclusion: `<p>${text(n + 6, 30)}</p>`,
    cta: null,
    seo_description: text(n + 7, 16),
    keywords: "bench",
  };
}

async function writeArticles(file: string): Promise<void> {
  const stream = createWriteStream(file);
  for (let n = 0; n < articleCount; n++) {
    if (!stream.write(`${JSON.stringify(article(n))}\n`))
      await new Promise<void>((resolve) => stream.once("drain", () => resolve()));
  }
  await new Promise<void>((resolve) => stream.end(() => resolve()));
}

const wanted: Wanted = {
  category: categories[0] ?? "",
  listPage: (n) => 2 + (n % 50),
  deepPage: (n) => 11_000 - (n % 500),
  categoryPage: (n) => 2 + (n % 300),
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

/** The same questions as whole pages; a page that is not in memory is rendered. */
const pages: readonly [name: string, path: (n: number) => string][] = [
  ["list, first pages", (n) => `/blog?page=${wanted.listPage(n)}`],
  ["list, deep pages", (n) => `/blog?page=${wanted.deepPage(n)}`],
  ["category", (n) => `/blog/category/${encodeURIComponent(wanted.category)}?page=${wanted.categoryPage(n)}`],
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
  await writeArticles(file);
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
    const reads: string[][] = [];
    for (const { name, path: read, headers } of await recordBlogReads(product.origin, wanted)) {
      reads.push(await measure(name, { port: product.port, path: read, headers }));
    }
    printTable("Reads over 100,000 articles (aim: p95 under 25 ms at 20 connections)", ["read", ...columns], reads);
    const rows: string[][] = [];
    for (const [name, path] of pages) rows.push(await measure(name, { port: product.port, path }));
    printTable("Pages over 100,000 articles, rendered on request", ["page", ...columns], rows);
  } finally {
    await product.stop();
  }
}
