import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { findBrowser } from "../scripts/browser.ts";
import { freePort, startProduct } from "./product.ts";
import { median, printTable } from "./table.ts";

const runs = 3;
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

/** Lighthouse on a phone, median of three runs for each page; LIGHTHOUSE_PATHS=/,/blog limits it. */
export async function measureLighthouse(dataDir: string): Promise<void> {
  const product = await startProduct(dataDir);
  const { executablePath, env, args } = await findBrowser();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env: { ...process.env, ...env } as Record<string, string>,
  });
  const rows: string[][] = [];
  try {
    const wanted = process.env.LIGHTHOUSE_PATHS?.split(",") ?? (await sitemapPaths(product.origin));
    for (const path of wanted) {
      const scores = categories.map((): number[] => []);
      const remarks = new Set<string>();
      for (let run = 0; run < runs; run++) {
        const result = await lighthouse(product.origin + path, { port, output: "json", logLevel: "error" });
        if (!result) throw new Error(`Lighthouse gave no result for ${path}.`);
        for (const [index, category] of categories.entries()) {
          scores[index]?.push(Math.round((result.lhr.categories[category]?.score ?? 0) * 100));
          for (const { id, weight } of result.lhr.categories[category]?.auditRefs ?? []) {
            const score = result.lhr.audits[id]?.score;
            if (weight > 0 && typeof score === "number" && score < 0.9) remarks.add(id);
          }
        }
      }
      rows.push([path, ...scores.map((values) => String(median(values))), [...remarks].join(", ") || "-"]);
      console.error(rows.at(-1)?.join("  "));
    }
  } finally {
    // Also when a run fails or is stopped: neither may outlive the bench.
    await browser.close().catch(() => undefined);
    await product.stop();
  }
  printTable("Lighthouse, mobile, median of 3 (aim: 98/100/100/100)", ["page", ...categories, "remarks"], rows);
}
