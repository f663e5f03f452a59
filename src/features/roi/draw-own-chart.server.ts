import { chart } from "../../chart/chart.ts";
import { depthFigures, lettering } from "../../chart/lettering.ts";
import type { Island } from "../../chart/seabed.ts";
import { standalone } from "../../chart/standalone.ts";
import type { OwnChart } from "./own-chart.ts";

const width = 420;
const height = 220;

/** Where the three lie. */
const places = [
  { name: "People", x: 104, y: 108, label: 113 },
  { name: "Documents", x: 316, y: 64, label: 32 },
  { name: "Systems", x: 322, y: 170, label: 178 },
] as const;

const courses: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 2],
  [2, 0],
];

/** Between the islands, as deep as a week of searching is long. */
const soundings = [
  ...[20, 204, 398].map((x) => ({ x, y: 26 })),
  ...[204, 240, 396].map((x) => ({ x, y: 116 })),
  ...[22, 214, 398].map((x) => ({ x, y: 206 })),
];

/** An organisation as an archipelago: people, documents and systems, with one course for its largest saving. */
export function drawOwnChart({ industry, size, hours, course }: OwnChart): string {
  const seed = `own ${industry} ${size}`;
  // Land is the headcount.
  const islands: Island[] = places.map(({ x, y }, index) => ({
    x,
    y,
    r: index === 0 ? 26 + size * 2.4 : 32,
    turn: 0.4,
  }));
  const names = places.map(({ name, x, label }) =>
    lettering(name, { className: "c-name", anchor: "middle", x, y: label, size: 15 }),
  );
  const drawing = chart({
    seed,
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
    overlay: depthFigures(soundings.map((place) => ({ ...place, fathoms: hours }))) + names.join(""),
  });
  return standalone(drawing, { theme: "page", industry, width: width * 2, height: height * 2 });
}
