import { brotliCompressSync } from "node:zlib";
import { printFigures, round } from "./figures.ts";
import { firstArticle } from "./pages.ts";
import { startProduct } from "./product.ts";

/** Kilobytes (1,000 bytes, brotli) per page, as in src/route-policy.ts. */
const aims = { html: 22, scripts: 125 };

const others =
  "/ /episode/14 /blog /podcast /episodes /services/healthcare /roi-calculator /contact /privacy-policy /ebook";

/** Brotli bytes of a first view: its HTML (`markup`: without styles) and all preloaded scripts. */
async function weighPage(origin: string, page: string) {
  const read = async (url: string) => {
    const answer = await fetch(new URL(url, origin), { headers: { "accept-encoding": "identity" } });
    if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`);
    return Buffer.from(await answer.arrayBuffer());
  };
  const html = (await read(page)).toString();
  const scripted = html.replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, "");
  const files = new Set(Array.from(scripted.matchAll(/["'](\/assets\/[^"']+\.js)["']/g), ([, file = ""]) => file));
  const sizes = await Promise.all([...files].map(async (file) => brotliCompressSync(await read(file)).length));
  return {
    page,
    html: brotliCompressSync(html).length / 1_000,
    markup: brotliCompressSync(html.replaceAll(/<style[\s\S]*?<\/style>/g, "")).length / 1_000,
    scripts: sizes.reduce((sum, size) => sum + size, 0) / 1_000,
    files: files.size,
  };
}

export async function measureWeight(dataDir: string): Promise<void> {
  const { origin, stop } = await startProduct(dataDir);
  const pages = [await firstArticle(origin), ...others.split(" ")];
  const weights = await Promise.all(pages.map((page) => weighPage(origin, page)));
  await stop();
  printFigures(
    "HTML of a first view, brotli",
    weights
      .toSorted((a, b) => b.html - a.html)
      .map(({ page, html, markup }) => ({
        what: page,
        measured: html,
        unit: "KB",
        atMost: aims.html,
        baseline: `${round(markup)} KB without its styles`,
      })),
  );
  printFigures(
    "Scripts of a first view, brotli",
    weights
      .toSorted((a, b) => b.scripts - a.scripts)
      .map(({ page, scripts, files }) => ({
        what: page,
        measured: scripts,
        unit: "KB",
        atMost: aims.scripts,
        baseline: `${files} files`,
      })),
  );
}
