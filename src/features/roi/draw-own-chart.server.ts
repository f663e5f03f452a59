import { chart } from "../../chart/chart.ts";
import { depthFigures, lettering } from "../../chart/lettering.ts";
import type { Island } from "../../chart/seabed.ts";
import { standalone } from "../../chart/standalone.ts";
import { copyOf } from "../../facts/page-texts.ts";
import type { Site } from "../../facts/site.ts";
import type { OwnChart } from "./own-chart.ts";
import { ownChartWords } from "./own-chart-copy.ts";

type Frame = {
  width: number;
  height: number;
  /** Islands of people, documents and systems: their centre, and the baseline of the name. */
  positions: readonly { x: number; y: number; label: number }[];
  /** Soundings between the islands; their depth is the weekly search hours. */
  soundings: readonly { x: number; y: number }[];
};

const frames = {
  page: {
    width: 420,
    height: 220,
    positions: [
      { x: 104, y: 108, label: 113 },
      { x: 316, y: 64, label: 32 },
      { x: 322, y: 170, label: 178 },
    ],
    soundings: [
      ...[20, 204, 398].map((x) => ({ x, y: 26 })),
      ...[204, 240, 396].map((x) => ({ x, y: 116 })),
      ...[22, 214, 398].map((x) => ({ x, y: 206 })),
    ],
  },
  card: {
    width: 260,
    height: 315,
    positions: [
      { x: 100, y: 82, label: 87 },
      { x: 186, y: 168, label: 222 },
      { x: 92, y: 240, label: 297 },
    ],
    soundings: [
      ...[36, 222].map((x) => ({ x, y: 30 })),
      ...[36, 222].map((x) => ({ x, y: 112 })),
      ...[36, 160, 222].map((x) => ({ x, y: 278 })),
    ],
  },
} satisfies Record<string, Frame>;

const courses: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 2],
  [2, 0],
];

function draw(
  site: Site,
  { industry, size, hours, course }: OwnChart,
  { width, height, positions, soundings }: Frame,
): string {
  const { people, documents, systems } = copyOf(site, ownChartWords);
  const names = [people, documents, systems];
  // The size of the first island is the headcount.
  const islands: Island[] = positions.map(({ x, y }, index) => ({
    x,
    y,
    r: index === 0 ? 26 + size * 2.4 : 32,
    turn: 0.4,
  }));
  const labels = positions.map(({ x, label }, index) =>
    lettering(names[index] ?? "", { className: "c-name", anchor: "middle", x, y: label, size: 15 }),
  );
  return chart({
    seed: `own ${industry} ${size}`,
    width,
    height,
    islands,
    course: courses[course] ?? [0, 1],
    soundings: false,
    step: 105,
    detail: 2.2,
    grain: 70,
    rugged: 0.8,
    levels: [-0.16, -0.4],
    className: "plate",
    overlay: depthFigures(soundings.map((sounding) => ({ ...sounding, fathoms: hours }))) + labels.join(""),
  });
}

/** An organisation as three islands (people, documents, systems), with a course for its largest saving. */
export function drawOwnChart(site: Site, own: OwnChart): string {
  const { width, height } = frames.page;
  return standalone(draw(site, own, frames.page), {
    theme: "page",
    industry: own.industry,
    width: width * 2,
    height: height * 2,
  });
}

/** The same for a card, upright and on paper. */
export const drawOwnChartCard = (site: Site, own: OwnChart, size: { width: number; height: number }): string =>
  standalone(draw(site, own, frames.card), { theme: "paper", industry: own.industry, ...size });
