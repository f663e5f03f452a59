import { mkdir } from "node:fs/promises";
import path from "node:path";
import { askFolder } from "../scripts/ask-folder.ts";
import { type Ask, type Crawl, compareSitemap, crawl, readSitemap, softNotFounds } from "../scripts/crawl.ts";
import { nodeOptions } from "../scripts/node-options.ts";
import { printFigures } from "./figures.ts";
import { writeArticles } from "./generated-articles.ts";
import { type Product, runCommand, startProduct } from "./product.ts";
import { flag, printTable, round } from "./table.ts";

/** `--articles 1000` makes the blog smaller, to try the bench. */
const articleCount = flag("--articles", 10_000);
const cardCount = 30;

const askProduct: Ask = async (url) => {
  const response = await fetch(url, { redirect: "manual" });
  return {
    status: response.status,
    type: response.headers.get("content-type") ?? "",
    location: response.headers.get("location") ?? undefined,
    text: await response.text(),
  };
};

const outside = (origin: string) => (url: string) => /^\/(login|admin|api)\b/.test(url.slice(origin.length));

/** Everything that a search engine would mind, as a number and its first examples. */
function judge(problems: readonly string[]): string {
  if (problems.length > 0) console.error(problems.slice(0, 10).join("\n"));
  return String(problems.length);
}

async function crawlAll(start: string, ask: Ask, isOutside: (url: string) => boolean) {
  const began = performance.now();
  const found: Crawl = await crawl(start, ask, isOutside);
  const seconds = (performance.now() - began) / 1000;
  const sitemap = compareSitemap(await readSitemap(`${start}sitemap.xml`, ask), found);
  const nowhere = ["nothing", "blog/nothing", "episode/999999", "blog/category/Nothing"].map((name) => start + name);
  return {
    pages: found.pages.size,
    seconds,
    problems: [...found.problems, ...sitemap, ...(await softNotFounds(nowhere, ask))],
  };
}

async function measureCards({ origin }: Product): Promise<number> {
  const began = performance.now();
  for (let n = 0; n < cardCount; n++) await (await fetch(`${origin}/cards/blog/article-${n * 37}.png`)).arrayBuffer();
  return cardCount / ((performance.now() - began) / 1000);
}

/** Crawls 10,000 articles on the running product, exports them, and crawls the exported files. */
export async function measureCrawl(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const articles = path.join(dataDir, "articles.ndjson");
  await writeArticles(articles, articleCount);
  const environment = { DATA_DIR: path.join(dataDir, "site"), SAMPLE_CONTENT: "demo" };
  await runCommand(["server/commands/content-cli.ts", "import", "--articles", articles], environment);

  const product = await startProduct(environment.DATA_DIR, environment);
  const running = await crawlAll(`${product.origin}/`, askProduct, outside(product.origin));
  const memory = await product.memory();
  const cards = await measureCards(product);
  await product.stop();

  const origin = "https://www.example.com";
  const directory = path.join(dataDir, "exported");
  const command = [
    ...nodeOptions("export"),
    "server/export/export-cli.ts",
    directory,
    "--base",
    "/files/",
    "--origin",
    origin,
    "--without-cards",
  ];
  const first = await runCommand(command, environment);
  const again = await runCommand(command, environment);
  const exported = await crawlAll(`${origin}/files/`, askFolder(directory, "/files/"), outside(`${origin}/files`));

  printTable(
    `${articleCount.toLocaleString("en")} articles, crawled and exported`,
    ["what", "running site", "exported files"],
    [
      ["pages found by links", running.pages, exported.pages],
      ["faults (orphans, moved links, soft 404, twins, sitemap)", judge(running.problems), judge(exported.problems)],
      [
        "crawl",
        `${round(running.pages / running.seconds)} pages/s`,
        `${round(exported.pages / exported.seconds)} pages/s`,
      ],
      ["export", "-", `${round(first.seconds)} s (${round(exported.pages / first.seconds)} pages/s)`],
      ["export once more, nothing changed", "-", `${round(again.seconds)} s`],
      ["cards drawn", `${round(cards)} a second`, "left out"],
    ],
  );
  printFigures("Memory with 10,000 articles", [
    { what: "resident after the crawl, with a full cache", measured: memory, unit: "MB", atMost: 600 },
    { what: "peak of the export", measured: first.peakMemory, unit: "MB", atMost: 700 },
  ]);
}
