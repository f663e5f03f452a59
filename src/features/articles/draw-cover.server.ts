import { type Industry, industryAccents } from "../../chart/chart-colours.ts";
import { industryCover } from "../../chart/cover.ts";
import { standalone } from "../../chart/standalone.ts";
import { recolour } from "../../facts/colours.ts";
import { industryOf } from "../../facts/industries.ts";
import type { Site } from "../../facts/site.ts";
import type { Article } from "./article.ts";
import { coverNames } from "./cover-names.ts";

const { light, dark } = industryAccents.manufacturing;

/** Covers of articles about method; industries keep their colours. */
export const coverInAccent = (site: Site, svg: string): string =>
  recolour(site, svg, { [light]: "light", [dark]: "dark" });

/** Doubled, so that details stay legible on a card. */
const coverSize = { width: 960, height: 600 };

/** An industry's drawing, or a plain chart for articles about method. */
export function drawCover(seed: string, industry: Industry | undefined, names: readonly string[] = []): string {
  return standalone(industryCover(industry, seed, { names }), {
    theme: "page",
    industry: industry ?? "manufacturing",
    ...coverSize,
  });
}

type CoverFacts = Pick<Article, "slug" | "title" | "category">;

/** The chart of one article, in the site's colours: its waters are seeded by the slug, its names come from the title. */
export function drawArticleCover(site: Site, { slug, title, category }: CoverFacts): string {
  const industry = industryOf(site, category);
  const svg = drawCover(slug, industry, coverNames(title));
  return industry ? svg : coverInAccent(site, svg);
}

/** For previews of articles that are not published. */
export function withDrawnCover<Shown extends CoverFacts>(site: Site, article: Shown): Shown & { drawnCover: string } {
  const drawing = Buffer.from(drawArticleCover(site, article)).toString("base64");
  return { ...article, drawnCover: `data:image/svg+xml;base64,${drawing}` };
}
