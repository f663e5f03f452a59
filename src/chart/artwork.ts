import type { Language } from "../lib/language.ts";
import { chart } from "./chart.ts";
import { area, isolines, sample } from "./contour.ts";
import { lettering } from "./lettering.ts";
import { random } from "./noise.ts";
import { short } from "./path.ts";
import { type Island, type Point, seabed } from "./seabed.ts";

type Bounds = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

function bounds(points: readonly Point[]): Bounds {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function largest(loops: readonly (readonly Point[])[]): readonly Point[] | undefined {
  return [...loops].sort((a, b) => area(b) - area(a))[0];
}

function encloses(loop: readonly Point[], [x, y]: Point): boolean {
  let isInside = false;
  loop.forEach(([ax, ay], index) => {
    const [bx, by] = loop[(index + 1) % loop.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  });
  return isInside;
}

/** The roomiest spot in a shore for text of this aspect ratio, and half its height; undefined without area. */
function roomiestSpot(shore: readonly Point[], aspect: number): { room: number; centre: Point } | undefined {
  let best: { room: number; centre: Point } | undefined;
  const { left, top, right, bottom } = bounds(shore);
  const stride = Math.max(right - left, bottom - top) / 36;
  for (let y = top + stride / 2; y < bottom; y += stride) {
    for (let x = left + stride / 2; x < right; x += stride) {
      if (!encloses(shore, [x, y])) continue;
      const room = Math.min(...shore.map(([px, py]) => Math.hypot((px - x) / aspect, py - y)));
      if (!best || room > best.room) best = { room, centre: [x, y] };
    }
  }
  return best;
}

export type ArtworkOptions = {
  /** Guest name; seeds the island's shape and gives the initials. Escaped. */
  readonly name: string;
  /** Episode number in the corner; empty for none. Escaped. */
  readonly number: string | number;
  /** Side of the square in chart units (default 400); scales the whole drawing. */
  readonly size?: number;
  /** Number and mark in the corners (default true); leave off below about 160. */
  readonly label?: boolean;
  readonly language?: Language;
};

/** Up to two initials; skips brackets, titles with a dot, lower-case particles and anything after a comma. */
export function initials(name: string): string {
  const words = (name.replaceAll(/\([^)]*\)?|\[[^\]]*\]?/g, " ").split(",")[0] ?? "")
    .split(/\s+/)
    .filter((word) => !/^\p{L}{2,}[\p{L}.]*\.$/u.test(word));
  const letters = words.flatMap((word) => /^[^\p{L}]*(\p{Lu})/u.exec(word)?.[1] ?? []);
  const outer = letters.length > 2 ? [letters[0], letters.at(-1)] : letters;
  if (outer.length > 0) return outer.join("");
  return /\p{L}/u.exec(words.join(""))?.[0].toLocaleUpperCase("en") ?? "";
}

const numberSign: Readonly<Record<Language, string>> = { en: "No.", de: "Nr." };

/** Inline SVG (class `art`) of an island seeded by the guest's name, with the initials on it. */
export function artwork({ name, number, size = 400, label = true, language = "en" }: ArtworkOptions): string {
  const seed = `${name}:${number}`;
  const next = random(seed);
  const main: Island = {
    x: size / 2,
    y: size * 0.485,
    r: size * (0.3 + next() * 0.035),
    turn: next() * 3,
    stretch: 1.08 + next() * 0.25,
  };
  const side = next() > 0.5 ? 0.96 : 0.04;
  const islet: Island = { x: size * side, y: size * (0.05 + next() * 0.1), r: size * 0.085, stretch: 1.3 };
  const ground = { grain: size * 0.26, rugged: 0.75 };

  // The island moves so that the initials sit near the centre while the island stays inside the square.
  const loops = isolines(sample(seabed(seed, [main], ground), size, size, size / 50), 0);
  const land = largest(loops) ?? [];
  const centre = roomiestSpot(land, 2)?.centre ?? [main.x, main.y];
  const shore = bounds(land);
  const edge = size * 0.07;
  const within = (value: number, low: number, high: number) =>
    Math.min(Math.max(value, Math.min(low, high)), Math.max(low, high));
  const drift: Point = [
    within(centre[0] - size / 2, shore.right - (size - edge), shore.left - edge),
    within(centre[1] - size * 0.485, shore.bottom - (size - edge * 1.8), shore.top - edge),
  ];
  const [x, y] = [centre[0] - drift[0], centre[1] - drift[1]];
  const centred: Island = { ...main, x: main.x - drift[0], y: main.y - drift[1] };

  const monogram = lettering(initials(name), {
    className: "a-ini",
    face: "upright",
    anchor: "middle",
    spacing: -0.03,
    x,
    y: y + size * 0.082,
    size: size * 0.25,
  });
  const figure = String(number);
  const foot = { x: size * 0.075, y: size * 0.925, size: size * 0.06 };
  const corner =
    (figure === "" ? "" : lettering(`${numberSign[language]} ${figure}`, { className: "a-num", ...foot })) +
    `<path class="a-sun" d="M${short(size * 0.925)} ${short(size * 0.925)}h-${short(size * 0.1)}"/>`;
  return chart({
    seed,
    width: size,
    height: size,
    islands: [centred, islet],
    ...ground,
    drift,
    soundings: false,
    step: size / 4,
    className: "art",
    detail: size / 400,
    levels: [-0.14, -0.3, -0.46, -0.62, -0.78, -0.94, -1.1],
    overlay: monogram + (label ? corner : ""),
  });
}
