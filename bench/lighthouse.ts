import { createServer } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { findBrowser } from "../scripts/browser.ts";
import { miss } from "./figures.ts";
import { freePort, startProduct } from "./product.ts";
import { flag, markdownTable, median, printTable } from "./table.ts";
import { installTool } from "./tool.ts";

type Result = {
  lhr: {
    audits: Readonly<Record<string, { score: number | null; numericValue?: number }>>;
    categories: Readonly<
      Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>
    >;
  };
};
type Flags = { port: number; output: "json"; logLevel: "error" };
/** The part of Lighthouse's interface that is used here. */
type Lighthouse = (url: string, flags: Flags, config: unknown) => Promise<Result | undefined>;

/** Lighthouse, of which nothing else has need: installed at the first measurement. */
async function loadLighthouse(): Promise<{ lighthouse: Lighthouse; desktopConfig: unknown }> {
  const folder = await installTool("lighthouse", { dependencies: { lighthouse: "13.5.0" } });
  const load = async <T>(file: string) => {
    const url = pathToFileURL(path.join(folder, "node_modules/lighthouse/core", file)).href;
    return ((await import(url)) as { default: T }).default;
  };
  return {
    lighthouse: await load<Lighthouse>("index.js"),
    desktopConfig: await load<unknown>("config/desktop-config.js"),
  };
}

const devices = ["phone", "desktop"] as const;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Every page in the sitemap's own words; an address list would forget the next page. */
async function sitemapPaths(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/sitemap.xml`);
  const urls = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url));
  // The further pages of a list are as its first.
  const paths = urls.filter(({ search }) => search === "").map(({ pathname }) => pathname);
  const sample = (kind: RegExp) => paths.find((path) => kind.test(path));
  const detail = /^\/(blog|episode|guest)\/./;
  const examples = [
    sample(/^\/blog\/(?!category)./),
    sample(/^\/blog\/category\//),
    sample(/^\/episode\//),
    sample(/^\/guest\//),
  ];
  return [...paths.filter((path) => !detail.test(path)), ...examples.filter((path) => path !== undefined)];
}

/** What Lighthouse says of one page on one device: a score for each category and the layout shift, medians, and what it remarks. */
type Finding = { scores: number[]; shift: number; remarks: string[] };

/** Whether further values can no longer change the median of `runs` values: more than half of them are there and equal. */
function isDecided(values: readonly number[], runs: number): boolean {
  return values.some((value) => values.filter((other) => other === value).length > runs / 2);
}

async function visit(audit: (url: string) => Promise<Result | undefined>, url: string, runs: number): Promise<Finding> {
  const scores = categories.map((): number[] => []);
  const shifts: number[] = [];
  const remarks = new Set<string>();
  const areDecided = () => [...scores, shifts].every((values) => isDecided(values, runs));
  for (let run = 0; run < runs && !areDecided(); run++) {
    const result = await audit(url);
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    const { audits } = result.lhr;
    shifts.push(audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN);
    for (const [index, category] of categories.entries()) {
      const { score, auditRefs } = result.lhr.categories[category] ?? { score: 0, auditRefs: [] };
      scores[index]?.push(Math.round((score ?? 0) * 100));
      for (const { id, weight } of auditRefs) {
        const found = audits[id]?.score;
        if (weight > 0 && typeof found === "number" && found < 0.9) remarks.add(id);
      }
    }
  }
  return { scores: scores.map(median), shift: median(shifts), remarks: [...remarks] };
}

/** A page of one sentence, which shows what this machine makes of a page at this minute. */
async function servePlainPage(): Promise<{ url: string; stop: () => void }> {
  const html =
    '<!doctype html><html lang="en"><head><title>A plain page</title><meta name="viewport" content="width=device-width"><meta name="description" content="One sentence."><link rel="icon" href="data:,"></head><body><main><h1>A plain page</h1><p>One sentence.</p></main></body></html>';
  const port = await freePort();
  const server = createServer((_, answer) => answer.setHeader("Content-Type", "text/html; charset=utf-8").end(html));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { url: `http://localhost:${port}/`, stop: () => server.close() };
}

/**
 * Lighthouse on a phone and a desktop, median of five runs (no more of them than decide it), for every page of the sitemap and one of each kind of article, category,
 * episode and guest. The whole table goes into docs/performance.md; LIGHTHOUSE_PATHS=/,/blog measures some pages and only
 * prints, `--runs 1` each once.
 */
export async function measureLighthouse(dataDir: string): Promise<void> {
  const runs = flag("--runs", 5);
  const { lighthouse, desktopConfig } = await loadLighthouse();
  const product = await startProduct(dataDir);
  const plain = await servePlainPage();
  const { executablePath, env, args } = await findBrowser();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env: { ...process.env, ...env } as Record<string, string>,
  });
  const flags: Flags = { port, output: "json", logLevel: "error" };
  const rows: string[][] = [];
  const chosen = process.env.LIGHTHOUSE_PATHS?.split(",");
  try {
    const pages = (chosen ?? (await sitemapPaths(product.origin))).map((path) => ({
      path,
      url: product.origin + path,
    }));
    for (const { path, url } of [{ path: "baseline: a page of one sentence", url: plain.url }, ...pages]) {
      for (const device of devices) {
        const config = device === "desktop" ? desktopConfig : undefined;
        const audit = (address: string) => lighthouse(address, flags, config);
        const { scores, shift, remarks } = await visit(audit, url, runs);
        const isMet = scores.every((score) => score === 100) && shift === 0;
        const isBaseline = url === plain.url;
        const met = isBaseline ? "-" : isMet ? "yes" : "**no**";
        rows.push([path, device, ...scores.map(String), shift.toFixed(3), met, remarks.join(", ") || "-"]);
        console.error(rows.at(-1)?.join("  "));
        if (!isBaseline && !isMet) miss(`Lighthouse on ${path}, ${device}`);
      }
    }
  } finally {
    // Also when a run fails or is stopped: neither may outlive the bench.
    await browser.close().catch(() => undefined);
    plain.stop();
    await product.stop();
  }
  const columns = ["page", "device", ...categories, "layout shift", "met", "remarks"];
  if (chosen) console.log(markdownTable(columns, rows));
  else printTable(`Lighthouse, median of ${runs} (aim: 100/100/100/100, no layout shift)`, columns, rows);
}
