import { fractalNoise } from "./noise.ts";

export type Point = readonly [x: number, y: number];

/** Height over the chart: 0 is the waterline, negative is water, about -1 the open sea. */
export type HeightField = (x: number, y: number) => number;

export type Island = {
  /** Centre and radius of the shore, in chart units. */
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Direction of the long axis in radians (default 0.5). */
  readonly turn?: number;
  /** Length over width (default 1.25). */
  readonly stretch?: number;
  /** Height of the summit; below 0.6 it stays a shoal (default 1). */
  readonly rise?: number;
};

export type SeabedOptions = {
  /** Size in chart units of the larger bays; the whole ground scales with it (default 90). */
  readonly grain?: number;
  /** 0 leaves round islands, 1 is a coast, above that a broken one (default 1). */
  readonly rugged?: number;
  /** Slides the noise under the islands; moving islands and noise together keeps every shape. */
  readonly drift?: Point;
};

/** A shore keeps its coves down to the smallest scale, the sea floor does not. */
const COVES = [0.55, 0.29, 0.16] as const;

/** Returns the ground of a chart: islands pushed about by noise, with a finer second push along the waterline only. */
export function seabed(seed: string, islands: readonly Island[], options: SeabedOptions = {}): HeightField {
  const grain = options.grain ?? 90;
  const rugged = options.rugged ?? 1;
  const [driftX, driftY] = options.drift ?? [0, 0];
  const relief = fractalNoise(`${seed}:relief`);
  const bendX = fractalNoise(`${seed}:bend-x`);
  const bendY = fractalNoise(`${seed}:bend-y`);
  const biteX = fractalNoise(`${seed}:bite-x`, COVES);
  const biteY = fractalNoise(`${seed}:bite-y`, COVES);
  const exposure = fractalNoise(`${seed}:exposure`);
  const cones = islands.map((island) => ({
    ...island,
    cos: Math.cos(island.turn ?? 0.5),
    sin: Math.sin(island.turn ?? 0.5),
    stretch: island.stretch ?? 1.25,
    rise: 1.75 * (island.rise ?? 1),
  }));

  const ground: HeightField = (x, y) => {
    const [nx, ny] = [x + driftX, y + driftY];
    const px = x + bendX(nx / grain, ny / grain) * grain * 0.72 * rugged;
    const py = y + bendY(nx / grain, ny / grain) * grain * 0.72 * rugged;
    let height = -1 + relief(nx / (grain * 2.3), ny / (grain * 2.3)) * 0.6;
    for (const { x: cx, y: cy, r, cos, sin, stretch, rise } of cones) {
      const dx = px - cx;
      const dy = py - cy;
      const along = (dx * cos + dy * sin) / stretch;
      const across = dy * cos - dx * sin;
      height += rise * Math.exp((-0.95 * (along * along + across * across)) / (r * r));
    }
    return height;
  };

  // Weather side and lee: only part of a shore is broken into coves, the rest keeps a calm beach.
  return (x, y) => {
    const height = ground(x, y);
    const nearShore = Math.exp(-((height / 0.32) ** 2));
    if (nearShore < 0.02) return height;
    const [nx, ny] = [x + driftX, y + driftY];
    const weather = Math.min(1, Math.max(0.15, 0.6 + exposure(nx / (grain * 1.6), ny / (grain * 1.6)) * 1.3));
    const bite = grain * 0.25 * rugged * nearShore * weather;
    const scale = grain * 0.5;
    return ground(x + biteX(nx / scale, ny / scale) * bite, y + biteY(nx / scale, ny / scale) * bite);
  };
}
