import { type Industry, industryAccents } from "../../chart/chart-colours.ts";
import { industryCover } from "../../chart/cover.ts";
import { standalone } from "../../chart/standalone.ts";
import { recolour } from "../../facts/colours.ts";

const { light, dark } = industryAccents.manufacturing;

/** Covers of articles about method; industries keep their colours. */
export const coverInAccent = (svg: string): string => recolour(svg, { [light]: "light", [dark]: "dark" });

/** Doubled, so that details stay legible on a card. */
const coverSize = { width: 960, height: 600 };

/** An industry's drawing, or a plain chart for articles about method. */
export function drawCover(seed: string, industry: Industry | undefined): string {
  return standalone(industryCover(industry, seed), {
    theme: "page",
    industry: industry ?? "manufacturing",
    ...coverSize,
  });
}
