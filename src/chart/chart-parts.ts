import { type DepthFigure, depthFigures } from "./lettering.ts";
import { random } from "./noise.ts";
import { short } from "./path.ts";
import type { HeightField, Point } from "./seabed.ts";

export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Light grid of meridians and parallels, `step` chart units apart. */
export function graticule(width: number, height: number, step: number): string {
  let path = "";
  for (let x = step / 2; x < width; x += step) path += `M${short(x)} 0V${short(height)}`;
  for (let y = step / 2; y < height; y += step) path += `M0 ${short(y)}H${short(width)}`;
  return `<path class="c-grat" d="${path}"/>`;
}

export type SoundingOptions = {
  readonly every: number;
  /** Levels with a depth line; no figure is placed on one. */
  readonly levels: readonly number[];
  readonly clear: readonly Box[];
};

const FATHOMS = 26;

/** Depth figures on the water: whole numbers, with tenths as a subscript in the shallows. */
export function soundings(
  seed: string,
  field: HeightField,
  width: number,
  height: number,
  options: SoundingOptions,
): string {
  const { every, levels, clear } = options;
  const next = random(`${seed}:soundings`);
  const figures: DepthFigure[] = [];
  for (let row = every / 2; row < height; row += every) {
    for (let column = every / 2; column < width; column += every) {
      const x = column + (next() - 0.5) * every * 0.7;
      const y = row + (next() - 0.5) * every * 0.7;
      const skipped = next() < 0.18;
      const level = field(x, y);
      if (skipped || level > -0.14 || x < 16 || y < 16 || x > width - 16 || y > height - 10) continue;
      if (clear.some(([left, top, right, bottom]) => x > left && x < right && y > top && y < bottom)) continue;
      const slope = Math.hypot(field(x + 4, y) - field(x - 4, y), field(x, y + 4) - field(x, y - 4)) / 8 || 1e-6;
      if (levels.some((line) => Math.abs(level - line) / slope < 9)) continue;
      const depth = -level * FATHOMS;
      const fathoms = Math.floor(depth);
      const tenth = Math.floor((depth - fathoms) * 10);
      const isShallow = fathoms < 21 && tenth > 0;
      figures.push({ x: Math.round(x), y: Math.round(y + 3.5), fathoms, ...(isShallow ? { tenth } : {}) });
    }
  }
  return depthFigures(figures);
}

export function waypoint([x, y]: Point, isCourse = false, radius = 3.5): string {
  return `<circle class="c-way${isCourse ? " is-on" : ""}" cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"/>`;
}
