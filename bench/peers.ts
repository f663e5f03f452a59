import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "playwright-core";
import { findBrowser } from "../scripts/browser.ts";
import { printFigures } from "./figures.ts";
import { type LoadResult, load } from "./load.ts";
import { firstArticle } from "./pages.ts";
import { prepareGhost } from "./peers/ghost.ts";
import { prepareMinimalStart } from "./peers/minimal-start.ts";
import { type Peer, type Running, stopAfter, type Text } from "./peers/peer.ts";
import { prepareStaticExport } from "./peers/static-export.ts";
import { startProduct } from "./product.ts";
import { printTable, round } from "./table.ts";

const seconds = 5;
const connections = 10;

type View = { requests: number; bytes: number };
type Measured = {
  name: string;
  coldStart: number;
  memory: number;
  home: LoadResult;
  article: LoadResult;
  search: LoadResult | undefined;
  view: View;
};

/**
 * What a browser with an empty cache asks for one page, as it travels: of the site's own host, and of others where a file stands
 * for theirs, compressed as they compress.
 */
async function firstView(url: string, fileFrom: Peer["fileFrom"]): Promise<View> {
  const { executablePath, env, args } = await findBrowser();
  const environment = { ...process.env, ...env } as Record<string, string>;
  const browser = await chromium.launch({ executablePath, args, env: environment });
  const { origin } = new URL(url);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const sizes: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      if (new URL(request.url()).origin !== origin) return;
      sizes.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize));
    });
    await page.route(
      (asked) => asked.origin !== origin,
      async (route) => {
        const file = fileFrom?.(new URL(route.request().url()));
        if (!file) return route.abort();
        const body = await readFile(file);
        sizes.push(Promise.resolve(brotliCompressSync(body).length));
        await route.fulfill({ path: file, headers: { "access-control-allow-origin": "*" } });
      },
    );
    await page.goto(url, { waitUntil: "networkidle" });
    return { requests: sizes.length, bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) };
  } finally {
    await browser.close();
  }
}

async function measurePeer({ name, pages, start, fileFrom }: Peer): Promise<Measured> {
  const running: Running = await start();
  try {
    const ask = async (of: (n: number) => string) => {
      const headers = { Host: `localhost:${running.port}` };
      const options = { port: running.port, connections, headers, path: of };
      await load({ ...options, seconds: 1 });
      const result = await load({ ...options, seconds });
      if (result.failed > 0) throw new Error(`${name} answers ${of(0)} with something else than 200.`);
      return result;
    };
    const home = await ask(() => pages.home);
    const article = await ask(() => pages.article);
    const search = pages.search && (await ask(pages.search));
    const memory = await running.memory();
    const view = await firstView(running.origin + pages.article, fileFrom);
    return { name, coldStart: running.startedAfter, memory, home, article, search, view };
  } finally {
    await running.stop();
  }
}

/** The sample articles, which every site shows. */
async function readTexts(origin: string): Promise<{ article: string; texts: Text[] }> {
  const feed = (await (await fetch(`${origin}/feed.json`)).json()) as {
    items: { title: string; url: string; content_html: string }[];
  };
  const article = await firstArticle(origin);
  // Last in every list, so that each site is asked for the same one.
  const isLast = ({ url }: { url: string }) => new URL(url).pathname === article;
  const items = [...feed.items.filter((item) => !isLast(item)), ...feed.items.filter(isLast)];
  return { article, texts: items.map(({ title, content_html }) => ({ title, html: content_html })) };
}

const cells = (result: LoadResult | undefined) =>
  result ? [`${round(result.rate)}/s`, `${round(result.p95)} ms`] : ["in the browser", "-"];

/**
 * This site, Ghost, a static export behind nginx and a minimal page of the same framework, with the same texts, one after the
 * other. What cannot be installed here is said in a line and left out.
 */
export async function measurePeers(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const siteDir = path.join(dataDir, "site");
  const first = await startProduct(siteDir);
  const { article, texts } = await stopAfter(first, readTexts(first.origin));
  const words = ["knowledge", "agent", "hospital", "logistics", "data", "team"];
  const site: Peer = {
    name: "this site",
    pages: { home: "/", article, search: (n) => `/blog?search=${words[n % words.length]}+${n}` },
    start: () => startProduct(siteDir),
  };
  const measured: Measured[] = [await measurePeer(site)];
  const candidates = [
    () => prepareGhost(dataDir, texts),
    () => prepareStaticExport(dataDir, siteDir),
    () => prepareMinimalStart(texts),
  ];
  for (const prepare of candidates) {
    const peer = await prepare();
    if (typeof peer === "string") console.log(`${peer}\n`);
    else measured.push(await measurePeer(peer));
  }
  printTable(
    `Against others with the same texts, ${connections} connections; the first view is that of the article`,
    ["site", "home", "p95", "article", "p95", "search", "p95", "start", "memory", "requests", "bytes"],
    measured.map(({ name, coldStart, memory, home, article: read, search, view }) => [
      name,
      ...cells(home),
      ...cells(read),
      ...cells(search),
      `${round(coldStart)} ms`,
      `${round(memory)} MB`,
      view.requests,
      `${round(view.bytes / 1000)} KB`,
    ]),
  );
  const [own] = measured;
  const ghost = measured.find(({ name }) => name.startsWith("Ghost"));
  if (!own || !ghost) return;
  printFigures(`Against ${ghost.name}`, [
    {
      what: "home page, cached",
      measured: own.home.rate / ghost.home.rate,
      unit: "times the baseline",
      atLeast: 100,
      baseline: `${round(ghost.home.rate)}/s`,
    },
    {
      what: "search, which is rendered for each request, against its home page",
      measured: (own.search?.rate ?? Number.NaN) / ghost.home.rate,
      unit: "times the baseline",
      atLeast: 8,
      baseline: `${round(ghost.home.rate)}/s`,
    },
    {
      what: "bytes of an article's first view",
      measured: own.view.bytes / ghost.view.bytes,
      unit: "of the baseline",
      atMost: 0.2,
      baseline: `${round(ghost.view.bytes / 1000)} KB`,
    },
  ]);
}
