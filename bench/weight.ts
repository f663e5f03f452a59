import { brotliCompressSync } from "node:zlib";
import { printFigures, round } from "./figures.ts";
import { firstArticle } from "./pages.ts";
import { startProduct } from "./product.ts";

/** Kilobytes (1,000 bytes, brotli) of any page, as src/route-policy.ts has them. */
const aims = { html: 22, scripts: 125 };

const others =
  "/ /episode/14 /blog /podcast /episodes /services/healthcare /roi-calculator /contact /privacy-policy /ebook";

/** Brotli bytes that the first view of a page loads: its HTML (`markup`: without its styles), and every script it names ahead. */
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

/** What a first view loads, the heaviest first. */
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
