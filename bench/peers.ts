import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { launchBrowser } from "../scripts/browser.ts";
import { printFigures, printTable, round } from "./figures.ts";
import { type Peer, prepareGhost, type Text } from "./ghost.ts";
import { load } from "./load.ts";
import { firstArticle } from "./pages.ts";
import { startProduct, withCleanup } from "./product.ts";

const seconds = 5;
const connections = 10;
const searchTerms = ["knowledge", "agent", "hospital", "logistics", "data", "team"];
/** Rendered per request here; Ghost searches in the browser, with an index of all posts. */
const search = (n: number) => `/blog?search=${searchTerms[n % searchTerms.length]}+${n}`;

/** Requests and compressed bytes of a first view with an empty cache; other hosts count if there is a local copy. */
async function firstView(url: string, fileFrom: Peer["fileFrom"]): Promise<{ requests: number; bytes: number }> {
  const browser = await launchBrowser();
  const { origin } = new URL(url);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const sizes: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      if (new URL(request.url()).origin !== origin) return;
      sizes.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize));
    });
    await page.route(
      (url) => url.origin !== origin,
      async (route) => {
        const file = fileFrom?.(new URL(route.request().url()));
        if (!file) return route.abort();
        const body = await readFile(file);
        sizes.push(Promise.resolve(brotliCompressSync(body).length));
        await route.fulfill({ path: file, headers: { "access-control-allow-origin": "*" } });
      },
    );
    await page.goto(url, { waitUntil: "networkidle" });
    return { requests: sizes.length, bytes: (await Promise.all(sizes)).reduce((total, size) => total + size, 0) };
  } finally {
    await browser.close();
  }
}

async function measure({ name, article, start, fileFrom }: Peer, searchPath?: typeof search) {
  const { port, origin, startedAfter, memory, stop } = await start();
  try {
    const measureLoad = async (path: (n: number) => string) => {
      const options = { port, connections, headers: { Host: `localhost:${port}` }, path };
      await load({ ...options, seconds: 1 });
      const result = await load({ ...options, seconds });
      if (result.failed > 0) throw new Error(`${name} returns a status other than 200 for ${path(0)}.`);
      return result;
    };
    const home = await measureLoad(() => "/");
    const readArticle = await measureLoad(() => article);
    const searchResult = searchPath && (await measureLoad(searchPath));
    const megabytes = await memory();
    return {
      name,
      startedAfter,
      megabytes,
      home,
      readArticle,
      searchResult,
      view: await firstView(origin + article, fileFrom),
    };
  } finally {
    await stop();
  }
}

async function readTexts(origin: string): Promise<{ article: string; texts: Text[] }> {
  const feed = (await (await fetch(`${origin}/feed.json`)).json()) as {
    items: { title: string; url: string; content_html: string }[];
  };
  const article = await firstArticle(origin);
  // The last one, so that both sites are measured on the same article.
  const isLast = ({ url }: { url: string }) => new URL(url).pathname === article;
  const items = [...feed.items.filter((item) => !isLast(item)), ...feed.items.filter(isLast)];
  return { article, texts: items.map(({ title, content_html }) => ({ title, html: content_html })) };
}

export async function measurePeers(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const start = () => startProduct(path.join(dataDir, "site"));
  const first = await start();
  const { article, texts } = await withCleanup(readTexts(first.origin), () => first.stop());
  const ownSite = await measure({ name: "this site", article, start }, search);
  const peer = await prepareGhost(path.join(dataDir, "ghost"), texts);
  if (typeof peer === "string") console.log(`${peer}\n`);
  const ghost = typeof peer === "string" ? undefined : await measure(peer);
  const format = ({ rate, p95 }: { rate: number; p95: number }) => `${round(rate)}/s, p95 ${round(p95)} ms`;
  printTable(
    `With the same texts, ${connections} connections; the first view is that of the article`,
    ["site", "home", "article", "search", "start", "memory", "requests", "bytes"],
    [ownSite, ...(ghost ? [ghost] : [])].map(
      ({ name, startedAfter, megabytes, home, readArticle, searchResult, view }) => [
        name,
        format(home),
        format(readArticle),
        searchResult ? format(searchResult) : "in the browser",
        `${round(startedAfter)} ms`,
        `${round(megabytes)} MB`,
        view.requests,
        `${round(view.bytes / 1000)} KB`,
      ],
    ),
  );
  if (!ghost) return;
  const [unit, baseline] = ["times the baseline", `${round(ghost.home.rate)}/s`] as const;
  const searches = (ownSite.searchResult?.rate ?? Number.NaN) / ghost.home.rate;
  printFigures(`Against ${ghost.name}`, [
    { label: "home page, cached", measured: ownSite.home.rate / ghost.home.rate, unit, atLeast: 100, baseline },
    {
      label: "search, rendered for each request, against its home page",
      measured: searches,
      unit,
      atLeast: 6,
      baseline,
    },
    {
      label: "bytes of an article's first view",
      measured: ownSite.view.bytes / ghost.view.bytes,
      unit: "of the baseline",
      atMost: 0.2,
      baseline: `${round(ghost.view.bytes / 1000)} KB`,
    },
  ]);
}
