import { chart, type NamedIsland } from "../src/chart/chart.ts";
import type { Industry } from "../src/chart/chart-colours.ts";
import { industryCover, profile, tide } from "../src/chart/cover.ts";
import { type DrawnFile, drawnFile } from "./drawn-file.ts";

/** Four places of the visitor's day, in the order in which a question travels: three routes, the last one the course. */
type HeroPlan = { readonly islands: readonly NamedIsland[]; readonly small: readonly NamedIsland[] };

const industryHeroes: Readonly<Record<Industry, HeroPlan>> = {
  healthcare: {
    islands: [
      { x: 1010, y: 205, r: 70, turn: 1.2, name: "Admission" },
      { x: 1252, y: 190, r: 62, turn: 1.9, stretch: 1.3, name: "Theatre" },
      { x: 1330, y: 440, r: 60, turn: 0.4, stretch: 1.4, name: "Ward" },
      { x: 1030, y: 500, r: 76, turn: 0.1, stretch: 1.5, name: "Discharge" },
    ],
    small: [
      { x: 88, y: 112, r: 36, turn: 0.3, stretch: 1.4, name: "Theatre" },
      { x: 326, y: 92, r: 40, turn: 0.4, stretch: 1.4, name: "Ward" },
      { x: 306, y: 240, r: 42, turn: 0.2, stretch: 1.5, name: "Discharge" },
    ],
  },
  logistics: {
    islands: [
      { x: 980, y: 490, r: 68, turn: 0.2, stretch: 1.4, name: "Carrier" },
      { x: 1010, y: 170, r: 56, turn: 0.6, stretch: 1.4, name: "Customs" },
      { x: 1222, y: 300, r: 66, turn: 2.6, stretch: 1.4, name: "Dispatch" },
      { x: 1356, y: 520, r: 62, turn: 1.1, stretch: 1.3, name: "Depot" },
    ],
    small: [
      { x: 90, y: 210, r: 42, turn: 0.2, stretch: 1.4, name: "Customs" },
      { x: 196, y: 82, r: 38, turn: 2.9, stretch: 1.5, name: "Dispatch" },
      { x: 344, y: 206, r: 40, turn: 1.1, stretch: 1.3, name: "Depot" },
    ],
  },
  financial: {
    islands: [
      { x: 1330, y: 180, r: 70, turn: 0.3, stretch: 1.4, name: "Policies" },
      { x: 1060, y: 178, r: 58, turn: 0.9, stretch: 1.3, name: "Branch" },
      { x: 990, y: 450, r: 74, turn: 0.1, stretch: 1.5, name: "Compliance" },
      { x: 1296, y: 494, r: 66, turn: 2.4, stretch: 1.4, name: "Audit" },
    ],
    small: [
      { x: 322, y: 78, r: 38, turn: 0.3, stretch: 1.4, name: "Policies" },
      { x: 92, y: 122, r: 46, turn: 0.1, stretch: 1.5, name: "Compliance" },
      { x: 310, y: 226, r: 40, turn: 2.6, stretch: 1.3, name: "Audit" },
    ],
  },
  manufacturing: {
    islands: [
      { x: 960, y: 190, r: 66, turn: 0.4, stretch: 1.4, name: "Planning" },
      { x: 1136, y: 372, r: 62, turn: 2.2, stretch: 1.4, name: "Line 3" },
      { x: 1352, y: 508, r: 64, turn: 0.2, stretch: 1.4, name: "Quality" },
      { x: 1330, y: 176, r: 68, turn: 0.1, stretch: 1.4, name: "Tool store" },
    ],
    small: [
      { x: 86, y: 96, r: 38, turn: 0.4, stretch: 1.4, name: "Line 3" },
      { x: 112, y: 240, r: 42, turn: 0.2, stretch: 1.4, name: "Quality" },
      { x: 320, y: 150, r: 46, turn: 0.1, stretch: 1.4, name: "Tool store" },
    ],
  },
};

function industryHero(industry: Industry): string {
  return chart({
    seed: `hero:${industry}`,
    width: 1440,
    height: 640,
    fit: "xMaxYMid slice",
    islands: industryHeroes[industry].islands,
    routes: [
      [0, 1],
      [1, 2],
    ],
    course: [2, 3],
    clear: [[0, 0, 540, 640]],
    step: 178,
  });
}

function industryHeroSmall(industry: Industry): string {
  return chart({
    seed: `hero:${industry}:small`,
    width: 420,
    height: 300,
    grain: 58,
    detail: 0.8,
    islands: industryHeroes[industry].small,
    routes: [[0, 1]],
    course: [1, 2],
    step: 105,
    every: 50,
  });
}

function industryFiles(industry: Industry): DrawnFile[] {
  const page = { theme: "page", industry } as const;
  const small = { width: 132, height: 76 };
  const result =
    industry === "healthcare"
      ? profile("roi", { ...small, lines: 8 })
      : industry === "financial"
        ? tide("roi-4", small)
        : industryCover(industry, `roi:${industry}`, { ...small, islands: 2, soundings: false, bearing: false });
  return [
    drawnFile(`hero-${industry}.svg`, industryHero(industry), page),
    drawnFile(`hero-${industry}-small.svg`, industryHeroSmall(industry), page),
    drawnFile(`card-${industry}.svg`, industryCover(industry, `card:${industry}`, { width: 420, height: 262 }), page),
    drawnFile(`roi-${industry}.svg`, result, { ...page, width: 264, height: 152 }),
  ];
}

/** Returns the drawings each industry has of its own: hero, card cover and the small plate beside a result. */
export function industryDrawings(): DrawnFile[] {
  return (["healthcare", "logistics", "financial", "manufacturing"] as const).flatMap(industryFiles);
}
