import { type Figure, printFigures } from "./figures.ts";
import { type PageWeight, weighPage } from "./page-weight.ts";
import { firstArticle } from "./pages.ts";
import { startProduct } from "./product.ts";
import { round } from "./table.ts";

/** Kilobytes (1,000 bytes, brotli) of any page, as src/route-policy.ts has them. */
const aims = { html: 22, scripts: 125 };

const kilobytes = (bytes: number) => `${round(bytes / 1_000)} KB`;

/** What a first view loads, the heaviest first. */
export async function measureWeight(dataDir: string): Promise<void> {
  const product = await startProduct(dataDir);
  const pages = [
    "/",
    await firstArticle(product.origin),
    "/episode/14",
    "/blog",
    "/podcast",
    "/episodes",
    "/services/healthcare",
    "/roi-calculator",
    "/contact",
    "/privacy-policy",
    "/ebook",
  ];
  const weights: ({ page: string } & PageWeight)[] = [];
  for (const page of pages) weights.push({ page, ...(await weighPage(product.origin, page)) });
  await product.stop();
  printFigures(
    "HTML of a first view, brotli",
    weights
      .toSorted((a, b) => b.html - a.html)
      .map(({ page, html, markup, css }): Figure => {
        const later = css > 0 ? `, and ${kilobytes(css)} of style sheets` : "";
        return {
          what: page,
          measured: html / 1_000,
          unit: "KB",
          atMost: aims.html,
          baseline: `${kilobytes(markup)} without its styles${later}`,
        };
      }),
  );
  printFigures(
    "Scripts of a first view, brotli",
    weights
      .toSorted((a, b) => b.scripts - a.scripts)
      .map(
        ({ page, scripts, framework }): Figure => ({
          what: page,
          measured: scripts / 1_000,
          unit: "KB",
          atMost: aims.scripts,
          baseline: `${kilobytes(framework)} for React and the router`,
        }),
      ),
  );
}
