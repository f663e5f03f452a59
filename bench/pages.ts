import { measureCachedPages } from "./cached-pages.ts";
import { printFigures } from "./figures.ts";
import { load } from "./load.ts";
import { runCommand, startProduct } from "./product.ts";
import { printTable, round } from "./table.ts";

const seconds = 4;

/** The newest article's address, as a visitor finds it. */
export async function firstArticle(origin: string): Promise<string> {
  const list = await (await fetch(`${origin}/blog`)).text();
  const found = /href="(\/blog\/(?!category)[^"?#]+)"/.exec(list)?.[1];
  if (!found) throw new Error("The list shows no article.");
  return found;
}

type Rates = { page: string; reading: number; remembering: number }[];

/** What reads of the database cost: the same pages rendered with them and with their answers cached. */
async function measureReads(dataDir: string, pages: readonly string[]): Promise<void> {
  const { stdout } = await runCommand(["scripts/render-rates.ts", "2", ...pages], {
    NODE_ENV: "production",
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
  });
  printFigures(
    "Rendering with reads against the same rendering with memoised data, 4 at once",
    (JSON.parse(stdout) as Rates).map(({ page, reading, remembering }) => ({
      what: page,
      measured: reading / remembering,
      unit: "of the baseline",
      atLeast: 0.6,
      baseline: `${round(remembering)}/s with memoised data`,
    })),
  );
}

/** Throughput of finished pages against nginx and the engine, and rendering on request. */
export async function measurePages(dataDir: string): Promise<void> {
  const product = await startProduct(dataDir);
  const article = await firstArticle(product.origin);
  await measureCachedPages(product, dataDir, ["/", "/blog", article]);

  // Searches are never cached: each request is rendered. The first seconds, as unoptimised code answers them, are not measured.
  const searches = { port: product.port, path: (n: number) => `/blog?search=e${n % 7}`, connections: 4, seconds };
  await load(searches);
  const rendered = await load(searches);
  printTable(
    "Rendering on request, 4 connections",
    ["page", "rate", "p95"],
    [["/blog?search=…", `${round(rendered.rate)}/s`, `${round(rendered.p95)} ms`]],
  );
  await product.stop();
  await measureReads(dataDir, ["/blog", "/blog?page=2", article, "/blog?search=policy", "/episodes", "/episode/14"]);
}
