import { chart, openSvg } from "./chart.ts";
import type { Industry } from "./chart-colours.ts";
import { graticule, waypoint } from "./chart-parts.ts";
import { fractalNoise, random } from "./noise.ts";
import { pair, short } from "./path.ts";
import { placeNames } from "./place-names.ts";
import type { Island, Point } from "./seabed.ts";

export type CoverOptions = {
  /** Chart units (default 480 by 300). */
  readonly width?: number;
  readonly height?: number;
  /** Depth figures (default true); leave off below about 200 units. */
  readonly soundings?: boolean;
  /** Names of the destination and of the start of the course. */
  readonly names?: readonly string[];
};

type Waters = { islands: Island[]; course: readonly [number, number]; routes?: readonly (readonly [number, number])[] };

type Sheet = { width: number; height: number; small: number; next: () => number };

/** Islands apart from each other, wherever there is room. */
function scattered({ width, height, small, next }: Sheet): Waters {
  const islands: Island[] = [];
  for (let tries = 0; tries < 80 && islands.length < 3; tries++) {
    // The named ones in the middle.
    const reach = islands.length < 2 ? 0.26 : 0.38;
    const island = {
      x: width * (0.5 + (next() * 2 - 1) * reach),
      y: height * (0.18 + next() * 0.64),
      r: small * (0.13 + next() * 0.13),
      turn: next() * 3,
      stretch: 1 + next() * 0.8,
    };
    const isSeparate = islands.every(
      (other) => Math.hypot(island.x - other.x, island.y - other.y) > (island.r + other.r) * (1.75 - tries / 110),
    );
    if (isSeparate) islands.push(island);
  }
  return { islands, course: [0, 1], routes: islands.length > 2 ? [[1, 2]] : [] };
}

/** Kinds of waters, so that neighbouring covers differ: shares of the sheet, radii of its shorter side. */
const waters: readonly ((sheet: Sheet) => Waters)[] = [
  scattered,
  // Landfall: a coast that leaves the sheet, and one island before it.
  ({ width, height, small, next }) => {
    const isWest = next() < 0.5;
    const side = (share: number) => width * (isWest ? share : 1 - share);
    return {
      islands: [
        { x: side(0.68), y: height * (0.3 + next() * 0.4), r: small * 0.15, turn: next() * 3 },
        { x: side(0.04), y: height * (0.35 + next() * 0.3), r: small * 0.44, turn: 1.5, stretch: 1.7 },
      ],
      course: [0, 1],
    };
  },
  // A strait between two coasts.
  ({ width, height, small, next }) => {
    const lean = next() * 0.2;
    return {
      islands: [
        { x: width * (0.3 + lean), y: height * -0.02, r: small * 0.32, turn: 0.1, stretch: 2.1 },
        { x: width * (0.7 - lean), y: height * 1.04, r: small * 0.36, turn: -0.1, stretch: 1.9 },
      ],
      course: [0, 1],
    };
  },
  // A chain of small islands.
  ({ width, height, small, next }) => {
    const slope = (next() < 0.5 ? -1 : 1) * (0.25 + next() * 0.55);
    const bow = (next() - 0.5) * 0.6;
    const islands = Array.from({ length: 5 }, (_, index): Island => {
      const along = 0.1 + index * 0.2;
      const across = 0.5 + (along - 0.5) * slope + (Math.sin(along * Math.PI) - 0.6) * bow + (next() - 0.5) * 0.12;
      return { x: width * along, y: height * across, r: small * (0.085 + next() * 0.05), turn: next() * 3 };
    });
    return { islands, course: [1, 3], routes: [[3, 4]] };
  },
  // One large island, and a small one off its coast.
  ({ width, height, small, next }) => {
    const isEast = next() < 0.5;
    const side = (share: number) => width * (isEast ? share : 1 - share);
    return {
      islands: [
        { x: side(0.21), y: height * (0.22 + next() * 0.56), r: small * 0.1, turn: next() * 3 },
        { x: side(0.63), y: height * 0.52, r: small * (0.33 + next() * 0.05), turn: next() * 0.6, stretch: 1.3 },
      ],
      course: [0, 1],
    };
  },
];

export function cover(seed: string, options: CoverOptions = {}): string {
  const { width = 480, height = 300 } = options;
  const next = random(`${seed}:cover`);
  const small = Math.min(width, height);
  const sheet = { width, height, small, next };
  const kind = waters[Math.floor(random(`${seed}:waters`)() * waters.length)] ?? scattered;
  return chart({
    seed,
    width,
    height,
    ...kind(sheet),
    step: Math.round(width / 4),
    every: 50,
    className: "plate",
    soundings: options.soundings ?? true,
    names: options.names ?? [],
    grain: small * 0.27,
    detail: Math.min(1, Math.max(0.45, small / 300)),
    levels: [-0.16, -0.38, -0.62, -0.9, -1.2],
  });
}

/** The longest name above a point of a curve. */
function nameAbove(names: readonly string[] | undefined, [x, y]: Point, width: number, height: number): string {
  const text = (names ?? []).reduce((longest, name) => (name.length > longest.length ? name : longest), "");
  return text && placeNames([{ text, place: { x, y: y - 24, r: 0 } }], { width, height, occupied: [] }).drawing;
}

export function profile(seed: string, options: Pick<CoverOptions, "width" | "height" | "names"> = {}): string {
  const next = random(`${seed}:peak`);
  const peak = 0.22 + next() * 0.5;
  const { width = 480, height = 300 } = options;
  const lines = 5 + Math.floor(next() * 8);
  const wave = fractalNoise(`${seed}:profile`);
  // One broad rise, one steep one, or two.
  const breadth = 0.07 + next() * 0.2;
  const second = next() < 0.6 ? 0.35 + next() * 0.5 : 0;
  const gap = (0.28 + next() * 0.2) * (peak > 0.45 ? -1 : 1);
  const steep = 0.18 + next() * 0.13;
  const lean = (next() - 0.5) * 0.5;
  const rough = 0.6 + next() * 2;
  const stride = width / 30;
  const strong = Math.round(lines * 0.3);
  let out = "";
  let summit: Point = [0, height];
  for (let line = 0; line < lines; line++) {
    const depth = line / (lines - 1);
    const base = height * (0.5 + depth * 0.42);
    const y = (x: number) => {
      const bell = (at: number) => Math.exp(-(((x / width - at - depth * lean) / breadth) ** 2));
      const rise = bell(peak) + second * bell(peak + gap);
      const swell = 1 + 0.5 * wave((x / width) * 4, 3);
      const ripple = height * (0.012 + 0.018 * (1 - depth)) * wave((x / width) * 8 * rough, line * 0.4);
      return base - rise * height * steep * (1 - 0.8 * depth) * swell - ripple;
    };
    let path = `M${pair(-stride, y(-stride))}`;
    for (let x = 0; x <= width + stride; x += stride) {
      path += `Q${pair(x, y(x), x + stride / 2, (y(x) + y(x + stride)) / 2)}`;
      if (y(x) < summit[1]) summit = [x, y(x)];
    }
    out += `<path class="${line === strong ? "c-lead" : "c-prof"}" d="${path}V${short(height + 4)}H${short(-stride)}z"/>`;
  }
  return `${openSvg(width, height, "plate")}${graticule(width, height, width / 4)}${out}${nameAbove(options.names, summit, width, height)}</svg>`;
}

export function tide(seed: string, options: Pick<CoverOptions, "width" | "height" | "names"> = {}): string {
  const { width = 480, height = 300 } = options;
  const next = random(`${seed}:tide`);
  const waves = 0.8 + next() * 2.2;
  const crest = 0.3 + next() * 0.4;
  const phase = (0.5 - 2 * waves * crest) * Math.PI;
  // Neap to spring.
  const range = 0.1 + next() * 0.14;
  const middle = height * (0.42 + next() * 0.2);
  const stride = width / 40;
  const water = (x: number) => {
    const t = x / width;
    return middle - Math.sin(t * waves * 2 * Math.PI + phase) * height * range * (1 + 0.35 * Math.sin(t * 3 + phase));
  };
  const forecast = (x: number) =>
    middle - Math.sin((x / width) * waves * 2 * Math.PI + phase - 0.7) * height * range * 0.65;
  const curve = (y: (x: number) => number) => {
    let path = `M${pair(-stride, y(-stride))}`;
    for (let x = 0; x <= width + stride; x += stride) {
      path += `Q${pair(x, y(x), x + stride / 2, (y(x) + y(x + stride)) / 2)}`;
    }
    return path;
  };
  const high = width * crest;
  let hours = "";
  const tick = Math.min(1, height / 300);
  for (let hour = 0; hour <= 24; hour++) {
    hours += `M${pair((width * hour) / 24, height)}v${short(-(hour % 6 === 0 ? 14 : 6) * tick)}`;
  }
  const radius = Math.min(4, Math.max(2.6, height / 60));
  return (
    `${openSvg(width, height, "plate")}${graticule(width, height, width / 4)}` +
    `<path class="c-fill" d="${curve(water)}V${short(height + 4)}H${short(-stride)}z"/>` +
    `<path class="c-prof c-none" d="${curve(forecast)}"/><path class="c-lead c-none" d="${curve(water)}"/>` +
    `<path class="c-tick" d="${hours}M${pair(high, water(high) + radius * 2)}V${short(height)}"/>` +
    `${waypoint([high, water(high)], true, radius)}${nameAbove(options.names, [high, water(high)], width, height)}</svg>`
  );
}

/** Each industry has its own kind of drawing; method articles get a plain chart. */
export function industryCover(industry: Industry | undefined, seed: string, options: CoverOptions = {}): string {
  if (industry === "healthcare") return profile(seed, options);
  if (industry === "financial") return tide(seed, options);
  return cover(seed, options);
}
