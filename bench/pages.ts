import { mkdir } from "node:fs/promises";
import { get } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { printFigures } from "./figures.ts";
import { load } from "./load.ts";
import { type Nginx, startNginx } from "./nginx.ts";
import { type Product, runCommand, startProduct } from "./product.ts";
import { printTable, round } from "./table.ts";

const seconds = 4;
const brotli = { "Accept-Encoding": "br" };

/** The newest article's address, as a visitor finds it. */
export async function firstArticle(origin: string): Promise<string> {
  const list = await (await fetch(`${origin}/blog`)).text();
  const found = /href="(\/blog\/(?!category)[^"?#]+)"/.exec(list)?.[1];
  if (!found) throw new Error("The list shows no article.");
  return found;
}

type Comparison = { page: string; file: string; connections: number; headers: Record<string, string> };

/** The body as it travels, for `fetch` would unpack it. */
function readBody(port: number, url: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get({ port, path: url, headers }, (answer) => {
      buffer(answer).then(resolve, reject);
    }).once("error", reject);
  });
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

/** One page from the cache and the same bytes from nginx, at one number of connections. */
async function compare(product: Product, nginx: Nginx | undefined, { page, file, connections, headers }: Comparison) {
  const cached = await load({ port: product.port, path: () => page, connections, seconds, headers });
  const same = nginx && (await load({ port: nginx.port, path: () => `/${file}`, connections, seconds }));
  if (same && same.failed > 0) throw new Error("nginx does not serve the same bytes: its answers are errors.");
  return {
    what: `${page}, ${connections} connections${headers["Accept-Encoding"] ? ", brotli" : ""}: ${round(cached.rate)}/s, p95 ${round(cached.p95)} ms`,
    measured: same ? cached.rate / same.rate : Number.NaN,
    unit: "of the baseline" as const,
    ...(same && { atLeast: 0.7 }),
    baseline: same ? `${round(same.rate)}/s by nginx` : "nginx is not installed",
  };
}

/** Throughput of finished pages against nginx with the same bytes, and rendering on request. */
export async function measurePages(dataDir: string): Promise<void> {
  const product = await startProduct(dataDir);
  const article = await firstArticle(product.origin);
  const paths = ["/", "/blog", article];
  const bytes = new Map<string, Buffer>();
  for (const [index, page] of paths.entries()) {
    bytes.set(`${index}.html`, await readBody(product.port, page, {}));
    // The first answer comes before its compressed copy is there.
    await readBody(product.port, page, brotli);
    bytes.set(`${index}.br`, await readBody(product.port, page, brotli));
  }
  const nginxDir = path.join(dataDir, "nginx");
  await mkdir(nginxDir, { recursive: true });
  const nginx = await startNginx(nginxDir, bytes);
  const figures = [];
  for (const [index, page] of paths.entries()) {
    for (const connections of [10, 20]) {
      figures.push(await compare(product, nginx, { page, file: `${index}.html`, connections, headers: {} }));
      figures.push(await compare(product, nginx, { page, file: `${index}.br`, connections, headers: brotli }));
    }
  }
  nginx?.stop();
  printFigures("Cached pages against nginx with the same bytes", figures);

  // Searches are never cached: each request reads the database and renders.
  const rendered = await load({ port: product.port, path: (n) => `/blog?search=e${n % 7}`, connections: 4, seconds });
  printTable(
    "Rendering on request, 4 connections",
    ["page", "rate", "p95"],
    [["/blog?search=…", `${round(rendered.rate)}/s`, `${round(rendered.p95)} ms`]],
  );
  await product.stop();
  await measureReads(dataDir, ["/blog", "/blog?page=2", article, "/blog?search=policy", "/episodes", "/episode/14"]);
}
