import { pair } from "./path.ts";
import type { HeightField, Point } from "./seabed.ts";

export type Passage = {
  readonly path: string;
  readonly from: Point;
  readonly to: Point;
  readonly middle: Point;
  /** Points along the way, for keeping other things off it. */
  readonly points: readonly Point[];
};

const BENDS = [0.06, -0.06, 0.14, -0.14, 0.24, -0.24, 0.36, -0.36, 0.5, -0.5];
const STEPS = 60;
const AFLOAT = -0.03;

/**
 * Returns a way from one place to another that bends round land: of several bends the one with the most water, cut off
 * at both shores. Undefined when there is no water between the two.
 */
export function passage(field: HeightField, from: Point, to: Point): Passage | undefined {
  let best: { cost: number; along: (t: number) => Point; knee: Point; start: number; end: number } | undefined;
  for (const bend of BENDS) {
    const knee: Point = [
      (from[0] + to[0]) / 2 - (to[1] - from[1]) * bend,
      (from[1] + to[1]) / 2 + (to[0] - from[0]) * bend,
    ];
    const along = (t: number): Point => {
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
      return [a * from[0] + b * knee[0] + c * to[0], a * from[1] + b * knee[1] + c * to[1]];
    };
    const wet = Array.from({ length: STEPS + 1 }, (_, index) => field(...along(index / STEPS)) < AFLOAT);
    const [first, last] = [wet.indexOf(true), wet.lastIndexOf(true)];
    if (first < 0 || last - first < 2) continue;
    const dry = wet.slice(first, last + 1).filter((isWet) => !isWet).length;
    const cost = dry + Math.abs(bend) * 8;
    if (!best || cost < best.cost) best = { cost, along, knee, start: first / STEPS, end: last / STEPS };
  }
  if (!best) return undefined;
  const { along, knee, start, end } = best;
  const [first, last] = [along(start), along(end)];
  const half = (end - start) / 2;
  const control: Point = [
    first[0] + 2 * half * ((1 - start) * (knee[0] - from[0]) + start * (to[0] - knee[0])),
    first[1] + 2 * half * ((1 - start) * (knee[1] - from[1]) + start * (to[1] - knee[1])),
  ];
  return {
    path: `M${pair(...first)}Q${pair(...control)} ${pair(...last)}`,
    from: first,
    to: last,
    middle: along((start + end) / 2),
    points: Array.from({ length: 9 }, (_, index) => along(start + ((end - start) * index) / 8)),
  };
}

/** Returns the compass bearing from one point to another as written on a chart: three figures, north is 000°. */
export function bearing(from: Point, to: Point): string {
  const degrees = (Math.atan2(to[0] - from[0], from[1] - to[1]) * 180) / Math.PI;
  return `${String(Math.round(degrees + 360) % 360).padStart(3, "0")}°`;
}

/** Returns the bearing as a label beside the middle of its course, on the upper side, never on the line. */
export function bearingLabel({ from, to, middle }: Passage): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const side = dx > 0 ? 1 : -1;
  const [nx, ny] = [(dy / length) * side, (-dx / length) * side];
  const anchor = nx > 0.4 ? "start" : nx < -0.4 ? "end" : "middle";
  const y = middle[1] + ny * 9 + (anchor === "middle" ? 0 : 4);
  return `<text class="c-brg" text-anchor="${anchor}" x="${pair(middle[0] + nx * 9)}" y="${pair(y)}">${bearing(from, to)}</text>`;
}
