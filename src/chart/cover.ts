import { chart, openSvg } from "./chart.ts";
import type { Industry } from "./chart-colours.ts";
import { graticule, waypoint } from "./chart-parts.ts";
import { fractalNoise, random } from "./noise.ts";
import { pair, short } from "./path.ts";
import type { Island } from "./seabed.ts";

export type CoverOptions = {
  /** Chart units (default 480 by 300). */
  readonly width?: number;
  readonly height?: number;
  /** Depth figures (default true); leave off below about 200 units. */
  readonly soundings?: boolean;
  readonly bearing?: boolean;
};

type Waters = { islands: Island[]; course: readonly [number, number]; routes?: readonly (readonly [number, number])[] };

type Sheet = { width: number; height: number; small: number; next: () => number };

/** Islands apart from each other, wherever there is room. */
function scattered({ width, height, small, next }: Sheet): Waters {
  const islands: Island[] = [];
  for (let tries = 0; tries < 80 && islands.length < 3; tries++) {
    const island = {
      x: width * (0.12 + next() * 0.76),
      y: height * (0.18 + next() * 0.64),
      r: small * (0.13 + next() * 0.13),
      turn: next() * 3,
      stretch: 1 + next() * 0.8,
    };
    const isApart = islands.every(
      (other) => Math.hypot(island.x - other.x, island.y - other.y) > (island.r + other.r) * 1.75,
    );
    if (isApart) islands.push(island);
  }
  return { islands, course: [0, 1], routes: islands.length > 2 ? [[1, 2]] : [] };
}

/** Kinds of waters, so that neighbouring covers are no twins: shares of the sheet, radii of its shorter side. */
const waters: readonly ((sheet: Sheet) => Waters)[] = [
  scattered,
  // Landfall: a coast that leaves the sheet, and one island before it.
  ({ width, height, small, next }) => {
    const isWest = next() < 0.5;
    const side = (share: number) => width * (isWest ? share : 1 - share);
    return {
      islands: [
        { x: side(0.74), y: height * (0.3 + next() * 0.4), r: small * 0.15, turn: next() * 3 },
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
    const rises = next() < 0.5;
    const islands = Array.from({ length: 5 }, (_, index): Island => {
      const along = 0.1 + index * 0.2;
      const across = 0.5 + (along - 0.5) * (rises ? -0.75 : 0.75) + (next() - 0.5) * 0.12;
      return { x: width * along, y: height * across, r: small * (0.085 + next() * 0.05), turn: next() * 3 };
    });
    return { islands, course: [0, 2], routes: [[2, 4]] };
  },
  // One large island, and a small one off its coast.
  ({ width, height, small, next }) => {
    const isEast = next() < 0.5;
    const side = (share: number) => width * (isEast ? share : 1 - share);
    return {
      islands: [
        { x: side(0.17), y: height * (0.22 + next() * 0.56), r: small * 0.1, turn: next() * 3 },
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
    bearing: options.bearing ?? true,
    grain: small * 0.27,
    detail: Math.min(1, Math.max(0.45, small / 300)),
    levels: [-0.16, -0.38, -0.62, -0.9, -1.2],
  });
}

export function profile(seed: string, options: Pick<CoverOptions, "width" | "height"> = {}): string {
  const next = random(`${seed}:peak`);
  const peak = 0.22 + next() * 0.5;
  const { width = 480, height = 300 } = options;
  const lines = 6 + Math.floor(next() * 6);
  const wave = fractalNoise(`${seed}:profile`);
  // One broad rise, one steep one, or two.
  const breadth = 0.1 + next() * 0.16;
  const second = next() < 0.5 ? 0.35 + next() * 0.5 : 0;
  const stride = width / 30;
  const strong = Math.round(lines * 0.3);
  let out = "";
  for (let line = 0; line < lines; line++) {
    const depth = line / (lines - 1);
    const base = height * (0.42 + depth * 0.48);
    const y = (x: number) => {
      const summit = (at: number) => Math.exp(-(((x / width - at - depth * 0.12) / breadth) ** 2));
      const rise = summit(peak) + second * summit(peak > 0.45 ? peak - 0.38 : peak + 0.38);
      const swell = 1 + 0.5 * wave((x / width) * 4, 3);
      const ripple = height * (0.012 + 0.018 * (1 - depth)) * wave((x / width) * 8, line * 0.4);
      return base - rise * height * 0.3 * (1 - 0.8 * depth) * swell - ripple;
    };
    let path = `M${pair(-stride, y(-stride))}`;
    for (let x = 0; x <= width + stride; x += stride) {
      path += `Q${pair(x, y(x), x + stride / 2, (y(x) + y(x + stride)) / 2)}`;
    }
    out += `<path class="${line === strong ? "c-lead" : "c-prof"}" d="${path}V${short(height + 4)}H${short(-stride)}z"/>`;
  }
  return `${openSvg(width, height, "plate")}${graticule(width, height, width / 4)}${out}</svg>`;
}

export function tide(seed: string, options: Pick<CoverOptions, "width" | "height"> = {}): string {
  const { width = 480, height = 300 } = options;
  const next = random(`${seed}:tide`);
  const waves = 0.8 + next() * 2.2;
  const phase = next() * 6;
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
  let high = width * 0.12;
  for (let x = high; x < width * 0.88; x += width / 200) if (water(x) < water(high)) high = x;
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
    `${waypoint([high, water(high)], true, radius)}</svg>`
  );
}

/** Each industry has its own kind of drawing; method articles get a plain chart. */
export function industryCover(industry: Industry | undefined, seed: string, options: CoverOptions = {}): string {
  if (industry === "healthcare") return profile(seed, options);
  if (industry === "financial") return tide(seed, options);
  return cover(seed, options);
}
