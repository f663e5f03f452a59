import path from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { findBrowser } from "../scripts/browser.ts";
import { miss } from "./figures.ts";
import { freePort, startProduct } from "./product.ts";
import { markdownTable, median, printTable } from "./table.ts";
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

const runs = 5;
const devices = ["phone", "desktop"] as const;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Every page in the sitemap's own words; an address list would forget the next page. */
async function sitemapPaths(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/sitemap.xml`);
  const paths = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
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

async function visit(audit: (url: string) => Promise<Result | undefined>, url: string): Promise<Finding> {
  const scores = categories.map((): number[] => []);
  const shifts: number[] = [];
  const remarks = new Set<string>();
  for (let run = 0; run < runs; run++) {
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

/**
 * Lighthouse on a phone and a desktop, median of five runs, for every page of the sitemap and one of each kind of article, category,
 * episode and guest. The whole table goes into docs/performance.md; LIGHTHOUSE_PATHS=/,/blog measures some pages and only prints.
 */
export async function measureLighthouse(dataDir: string): Promise<void> {
  const { lighthouse, desktopConfig } = await loadLighthouse();
  const product = await startProduct(dataDir);
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
    for (const page of chosen ?? (await sitemapPaths(product.origin))) {
      for (const device of devices) {
        const config = device === "desktop" ? desktopConfig : undefined;
        const audit = (url: string) => lighthouse(url, flags, config);
        const { scores, shift, remarks } = await visit(audit, product.origin + page);
        rows.push([page, device, ...scores.map(String), shift.toFixed(3), remarks.join(", ") || "-"]);
        console.error(rows.at(-1)?.join("  "));
        if (scores.some((score) => score < 100) || shift > 0) miss(`Lighthouse on ${page}, ${device}`);
      }
    }
  } finally {
    // Also when a run fails or is stopped: neither may outlive the bench.
    await browser.close().catch(() => undefined);
    await product.stop();
  }
  const columns = ["page", "device", ...categories, "layout shift", "remarks"];
  if (chosen) console.log(markdownTable(columns, rows));
  else printTable(`Lighthouse, median of ${runs} (aim: 100/100/100/100, no layout shift)`, columns, rows);
}
