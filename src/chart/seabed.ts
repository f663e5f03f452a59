import { fractalNoise } from "./noise.ts";

export type Point = readonly [x: number, y: number];

/** 0 is the waterline, negative is water, about -1 the open sea. */
export type HeightField = (x: number, y: number) => number;

export type Island = {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  /** Direction of the long axis in radians (default 0.5). */
  readonly turn?: number;
  /** Length over width (default 1.25). */
  readonly stretch?: number;
  /** Summit height; below 0.6 it stays a shoal (default 1). */
  readonly rise?: number;
};

export type SeabedOptions = {
  /** Size of the larger bays in chart units; scales the whole ground (default 90). */
  readonly grain?: number;
  /** 0 gives round islands, 1 a coast, more a broken one (default 1). */
  readonly rugged?: number;
  /** Offset of the noise; moving it with the islands keeps their shapes. */
  readonly drift?: Point;
};

const COVES = [0.55, 0.29, 0.16] as const;

/** Islands distorted by noise, with finer distortion along the waterline only. */
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

  // Only the weather side is broken into coves; the lee keeps a calm beach.
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
