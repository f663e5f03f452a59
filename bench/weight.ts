import { brotliCompressSync } from "node:zlib";
import { request } from "@playwright/test";
import { everyPage } from "../e2e/every-page.ts";
import { printTable, recordMiss, round } from "./figures.ts";
import { startProduct } from "./product.ts";

/** Kilobytes (1,000 bytes, brotli) per page, as in src/route-policy.ts. */
const budgets = { html: 22, scripts: 125 };

const kilobytes = (bytes: Buffer | string): number => brotliCompressSync(bytes).length / 1_000;

/** Compressed size of a first view: its HTML (`markup`: without styles) and all scripts that it names. */
function createWeigher(origin: string) {
  const read = async (url: string) => {
    const response = await fetch(new URL(url, origin), { headers: { "accept-encoding": "identity" } });
    if (!response.ok) throw new Error(`${url} returned ${response.status}.`);
    return Buffer.from(await response.arrayBuffer());
  };
  const scripts = new Map<string, Promise<number>>();
  const weighScript = (file: string) => {
    const weight = scripts.get(file) ?? read(file).then(kilobytes);
    scripts.set(file, weight);
    return weight;
  };
  return async (page: string) => {
    const html = (await read(page)).toString();
    const scripted = html.replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, "");
    const files = new Set(Array.from(scripted.matchAll(/["'](\/assets\/[^"']+\.js)["']/g), ([, file = ""]) => file));
    const weights = await Promise.all([...files].map(weighScript));
    return {
      page,
      html: kilobytes(html),
      markup: kilobytes(html.replaceAll(/<style[\s\S]*?<\/style>/g, "")),
      scripts: weights.reduce((total, weight) => total + weight, 0),
      files: files.size,
    };
  };
}

/** Pages of a noun share a template. */
const templateOf = (page: string): string => page.replace(/^(\/guest\/|\/sunday-review\/).+/, "$1");

/** Every public page of the sitemap against its budgets, one of each template. */
export async function measureWeight(dataDir: string): Promise<void> {
  const { origin, stop } = await startProduct(dataDir);
  const context = await request.newContext();
  const listed = await everyPage(context, origin);
  await context.dispose();
  const pages = [...new Map(listed.map((page) => [templateOf(page), page])).values()];
  const weights = await Promise.all(pages.map(createWeigher(origin)));
  await stop();
  const isLight = ({ html, scripts }: (typeof weights)[number]) => html <= budgets.html && scripts <= budgets.scripts;
  for (const weight of weights) if (!isLight(weight)) recordMiss(`first view: ${weight.page}`);
  printTable(
    `First views, brotli: at most ${budgets.html} KB of HTML and ${budgets.scripts} KB of scripts`,
    ["page", "HTML, KB", "without its styles, KB", "scripts, KB", "files", "met"],
    weights
      .toSorted((a, b) => b.scripts - a.scripts)
      .map((weight) => [
        weight.page,
        ...[weight.html, weight.markup, weight.scripts].map(round),
        weight.files,
        isLight(weight) ? "yes" : "**no**",
      ]),
  );
}
