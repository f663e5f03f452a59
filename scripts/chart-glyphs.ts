import { type ChartOptions, chart, openSvg } from "../src/chart/chart.ts";
import type { Industry } from "../src/chart/chart-colours.ts";
import { compass, graticule, waypoint } from "../src/chart/chart-parts.ts";
import { profile, tide } from "../src/chart/cover.ts";
import { type DrawnFile, drawnFile } from "./drawn-file.ts";

// Glyphs stand in 44 to 52 px squares; drawn in units of about a pixel there, the lines keep their weight.
const SIDE = 56;
const square = { width: SIDE, height: SIDE };

function small(seed: string, options: Partial<ChartOptions>): string {
  return chart({
    seed: `glyph:${seed}`,
    ...square,
    grain: 17,
    rugged: 0.8,
    detail: 0.42,
    soundings: false,
    bearing: false,
    step: 28,
    levels: [-0.18, -0.42, -0.72],
    className: "plate",
    ...options,
  });
}

function sheet(content: string): string {
  return `${openSvg(SIDE, SIDE, "plate")}${graticule(SIDE, SIDE, 28)}${content}</svg>`;
}

/** A light on a chart: the star of the lamp and the arcs over which it is seen. */
function sectorLight(x: number, y: number): string {
  const arc = (radius: number) => {
    const reach = (degrees: number) => {
      const angle = (degrees * Math.PI) / 180;
      return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y - radius * Math.sin(angle)).toFixed(1)}`;
    };
    return `M${reach(8)}A${radius} ${radius} 0 0 0 ${reach(82)}`;
  };
  return `<path class="c-tick" d="${arc(13)}${arc(27)}"/><path class="c-lead c-none" d="${arc(20)}"/>${waypoint([x, y], true, 3)}`;
}

/** A survey net: three fixed points and the lines sighted between them. */
function triangulation(points: readonly (readonly [number, number])[]): string {
  const outline = points.map(([x, y]) => `${x} ${y}`).join("L");
  return `<path class="c-tick" d="M${outline}z"/>${points.map((point) => waypoint(point, true, 2.6)).join("")}`;
}

type Glyph = { readonly name: string; readonly svg: string; readonly industry?: Industry };

function glyphs(): Glyph[] {
  return [
    {
      name: "asksopia",
      svg: small("asksopia", { islands: [{ x: 18, y: 38, r: 11.5 }], course: [0, [44, 13]] }),
    },
    { name: "healthcare", svg: profile("glyph", { ...square, lines: 6 }), industry: "healthcare" },
    {
      name: "logistics",
      svg: small("logistics", {
        islands: [
          { x: 12, y: 14, r: 8 },
          { x: 43, y: 44, r: 9 },
        ],
        course: [0, 1],
      }),
      industry: "logistics",
    },
    { name: "financial", svg: tide("glyph-2", square), industry: "financial" },
    {
      name: "manufacturing",
      svg: small("manufacturing", {
        islands: [
          { x: 12, y: 38, r: 6.5 },
          { x: 28, y: 20, r: 7 },
          { x: 45, y: 38, r: 6.5 },
        ],
        routes: [[0, 1]],
        course: [1, 2],
      }),
      industry: "manufacturing",
    },
    {
      name: "blog",
      svg: small("blog", {
        islands: [
          { x: 14, y: 15, r: 6.5 },
          { x: 39, y: 13, r: 7.5, stretch: 1.5 },
          { x: 24, y: 34, r: 7, stretch: 1.5, turn: 0.2 },
          { x: 44, y: 42, r: 6 },
          { x: 11, y: 47, r: 5 },
        ],
      }),
    },
    { name: "podcast", svg: sheet(compass(SIDE / 2, SIDE / 2 + 3, 18)) },
    {
      name: "episodes",
      svg: small("episodes", {
        islands: [
          { x: 12, y: 14, r: 6.5 },
          { x: 34, y: 25, r: 7 },
          { x: 45, y: 45, r: 7 },
        ],
        routes: [
          [0, 1],
          [1, 2],
        ],
      }),
    },
    {
      name: "sunday-review",
      svg: small("sunday-review", { islands: [{ x: 12, y: 45, r: 11, stretch: 1.3 }], overlay: sectorLight(17, 39) }),
    },
    {
      name: "ebook",
      svg: small("ebook", { islands: [{ x: 28, y: 28, r: 11, stretch: 1.3 }], step: 0, neat: 7 }),
    },
    {
      name: "founder",
      svg: small("founder", { islands: [{ x: 28, y: 29, r: 15 }], overlay: waypoint([28, 28], true, 3) }),
    },
    {
      name: "expertise",
      svg: small("expertise", {
        islands: [{ x: 28, y: 30, r: 15, stretch: 1.2 }],
        overlay: triangulation([
          [12, 43],
          [29, 11],
          [45, 38],
        ]),
      }),
    },
    {
      name: "journey",
      svg: small("journey", {
        islands: [
          { x: 10, y: 46, r: 7 },
          { x: 46, y: 12, r: 8 },
        ],
        course: [0, 1],
        overlay: waypoint([28.4, 29.8], true, 2.4),
      }),
    },
    { name: "contact", svg: sheet(anchorage(SIDE / 2, SIDE / 2)) },
  ];
}

/** The mark of a safe anchorage. */
function anchorage(x: number, y: number): string {
  const shank = `M${x} ${y - 10}V${y + 16}M${x - 7} ${y - 5}h14`;
  const flukes = `M${x - 14} ${y + 5}q2 11 14 11t14-11`;
  return `<path class="c-lead c-none" d="${shank}${flukes}"/><circle class="c-lead" cx="${x}" cy="${y - 13}" r="3.2"/>`;
}

/** Returns the small drawings beside the entries of the menus. */
export function chartGlyphs(): DrawnFile[] {
  return glyphs().map(({ name, svg, industry }) =>
    drawnFile(`glyph-${name}.svg`, svg, { theme: "page", width: 104, height: 104, ...(industry ? { industry } : {}) }),
  );
}
