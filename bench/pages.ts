import { mkdir } from "node:fs/promises";
import path from "node:path";
import { load } from "./load.ts";
import { startNginx } from "./nginx.ts";
import { runCommand, startProduct } from "./product.ts";
import { printTable, round } from "./table.ts";

const seconds = 4;
const connections = 20;

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
  printTable(
    "Rendering with reads against the same rendering with memoised data, 4 at once (aim: at least 0.7)",
    ["page", "with reads", "memoised", "ratio"],
    (JSON.parse(stdout) as Rates).map(({ page, reading, remembering }) => [
      page,
      `${round(reading)}/s`,
      `${round(remembering)}/s`,
      round(reading / remembering),
    ]),
  );
}

/** Throughput of finished pages against nginx with the same bytes, and rendering on request. */
export async function measurePages(dataDir: string): Promise<void> {
  const product = await startProduct(dataDir);
  const article = await firstArticle(product.origin);
  const paths = ["/", "/blog", article];
  const bytes = new Map<string, Buffer>();
  for (const [index, page] of paths.entries()) {
    bytes.set(`${index}.html`, Buffer.from(await (await fetch(product.origin + page)).arrayBuffer()));
  }
  const nginxDir = path.join(dataDir, "nginx");
  await mkdir(nginxDir, { recursive: true });
  const nginx = await startNginx(nginxDir, bytes);

  const rows: string[][] = [];
  for (const [index, page] of paths.entries()) {
    const cached = await load({ port: product.port, path: () => page, connections, seconds });
    const baseline = nginx && (await load({ port: nginx.port, path: () => `/${index}.html`, connections, seconds }));
    if (baseline && baseline.failed > 0)
      throw new Error("nginx does not serve the same bytes: its answers are errors.");
    const ratio = baseline ? cached.rate / baseline.rate : Number.NaN;
    rows.push([
      page,
      `${round(cached.rate)}/s`,
      `${round(cached.p95)} ms`,
      baseline ? `${round(baseline.rate)}/s` : "not installed",
      round(ratio),
    ]);
  }
  nginx?.stop();
  printTable(
    "Cached pages, 20 connections (aim: at least 0.5 of nginx)",
    ["page", "rate", "p95", "nginx", "ratio"],
    rows,
  );

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
