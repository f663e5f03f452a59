import { miss } from "./figures.ts";
import { weighPage } from "./page-weight.ts";
import { firstArticle } from "./pages.ts";
import { startProduct } from "./product.ts";
import { printTable, round } from "./table.ts";

/** Kilobytes (1,000 bytes, brotli): the first window of the pages that most visits begin on, and the scripts of any page. */
const aims = { html: 14, scripts: 100 };

/** What a first view loads, the heaviest first. */
export async function measureWeight(dataDir: string): Promise<void> {
  const product = await startProduct(dataDir);
  const entrances = ["/", await firstArticle(product.origin), "/episode/14", "/blog"];
  const others = [
    "/podcast",
    "/episodes",
    "/services/healthcare",
    "/roi-calculator",
    "/contact",
    "/privacy-policy",
    "/ebook",
  ];
  const weights = [];
  for (const page of [...entrances, ...others]) weights.push({ page, ...(await weighPage(product.origin, page)) });
  await product.stop();
  weights.sort((a, b) => b.html - a.html);
  const worst = weights.find(({ page, html }) => entrances.includes(page) && html > aims.html * 1_000);
  if (worst) miss(`the HTML of ${worst.page} weighs ${round(worst.html / 1_000)} KB`);
  const heaviest = weights.toSorted((a, b) => b.javascript - a.javascript)[0];
  if (heaviest && heaviest.javascript > aims.scripts * 1_000)
    miss(`the scripts of ${heaviest.page} weigh ${round(heaviest.javascript / 1_000)} KB`);
  printTable(
    `Weight of a first view, brotli (aims: HTML with its critical CSS at most ${aims.html} KB on home, article, episode and blog; scripts at most ${aims.scripts} KB)`,
    ["page", "HTML", "other CSS", "scripts"],
    weights.map(({ page, html, css, javascript }) => [
      page,
      ...[html, css, javascript].map((size) => `${round(size / 1_000)} KB`),
    ]),
  );
}
