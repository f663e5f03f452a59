import type { Industry } from "../../src/chart/chart-colours.ts";
import { industryCover } from "../../src/chart/cover.ts";
import { standalone } from "../../src/chart/standalone.ts";

/** Twice the units that covers are drawn in, so that their figures can be read on a card. */
const coverSize = { width: 960, height: 600 };

/** An article's cover as an SVG file: the drawing of its industry, or a plain chart for articles about method. */
export function drawCover(seed: string, industry: Industry | undefined): string {
  return standalone(industryCover(industry, seed), {
    theme: "page",
    industry: industry ?? "manufacturing",
    ...coverSize,
  });
}
