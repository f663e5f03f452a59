import { type Box, graticule, soundings, waypoint } from "./chart-parts.ts";
import { contour, sample } from "./contour.ts";
import { lettering } from "./lettering.ts";
import { pair, short } from "./path.ts";
import { placeNames } from "./place-names.ts";
import { type HeightField, type Island, type Point, type SeabedOptions, seabed } from "./seabed.ts";
import { escapeText } from "./xml-text.ts";

type Passage = {
  readonly path: string;
  readonly from: Point;
  readonly to: Point;
  readonly middle: Point;
  readonly points: readonly Point[];
};

const BENDS = [0.06, -0.06, 0.14, -0.14, 0.24, -0.24, 0.36, -0.36, 0.5, -0.5];
const STEPS = 60;
const AFLOAT = -0.03;

/** The curve around land with the most water, cut off at both shores; undefined without water between. */
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

/** Compass bearing as on a chart: three digits, north is 000°. */
export function bearing(from: Point, to: Point): string {
  const degrees = (Math.atan2(to[0] - from[0], from[1] - to[1]) * 180) / Math.PI;
  return `${String(Math.round(degrees + 360) % 360).padStart(3, "0")}°`;
}

/** The bearing as a label above the middle of its course, never on the line. */
export function bearingLabel({ from, to, middle }: Passage): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const side = dx > 0 ? 1 : -1;
  const [nx, ny] = [(dy / length) * side, (-dx / length) * side];
  const anchor = nx > 0.4 ? "start" : nx < -0.4 ? "end" : "middle";
  const y = middle[1] + ny * 9 + (anchor === "middle" ? 0 : 4);
  return lettering(bearing(from, to), { className: "c-brg", anchor, x: middle[0] + nx * 9, y, size: 13 });
}

export type ChartOptions = SeabedOptions & {
  readonly seed: string;
  readonly width: number;
  readonly height: number;
  readonly islands?: readonly Island[];
  readonly routes?: readonly (readonly [number, number])[];
  /** The one dashed course of a chart, with its bearing. */
  readonly course?: readonly [number, number];
  readonly bearing?: boolean;
  /** Names of the places that the course connects, the destination's first. */
  readonly names?: readonly string[];
  /** Heights of the depth lines, highest first; the first two bound the tinted shallows. */
  readonly levels?: readonly number[];
  readonly soundings?: boolean;
  /** Chart units between soundings (default 58). */
  readonly every?: number;
  /** Chart units between grid lines (default 160); 0 leaves the grid out. */
  readonly step?: number;
  /** Level of detail: 1 for charts shown 1 : 1, less for a finer drawing in small pictures. */
  readonly detail?: number;
  readonly className?: string;
  /** More SVG on top; must be safe markup. */
  readonly overlay?: string;
};

const LEVELS = [-0.16, -0.36, -0.58, -0.82, -1.06, -1.3];
const HILLS = [0.28, 0.52];

export function openSvg(width: number, height: number, className = ""): string {
  const classes = className === "" ? "chart" : `chart ${className}`;
  return (
    `<svg class="${escapeText(classes)}" viewBox="0 0 ${short(width)} ${short(height)}" ` +
    `preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">`
  );
}

function passageBoxes({ middle: [x, y], points }: Passage): Box[] {
  const label: Box = [x - 50, y - 30, x + 54, y + 24];
  return [label, ...points.map(([px, py]): Box => [px - 14, py - 11, px + 10, py + 11])];
}

/** One SVG chart for `standalone`. Pure: equal options give equal strings. */
export function chart(options: ChartOptions): string {
  const { seed, width, height, islands = [], levels = LEVELS, detail = 1 } = options;
  const field = seabed(seed, islands, options);
  const grid = sample(field, width, height, 5.5 * detail);
  const line = (level: number, step: number, minArea: number) =>
    contour(grid, level, { step: step * detail, minArea: minArea * detail * detail });
  const [shoal = -0.16, shade = -0.36, ...depths] = levels;

  const passagesBetween = ([a, b]: readonly [number, number]): Passage[] => {
    const [from, to] = [islands[a], islands[b]];
    const route = from && to && passage(field, [from.x, from.y], [to.x, to.y]);
    return route ? [route] : [];
  };
  const routes = (options.routes ?? []).flatMap(passagesBetween);
  const course = options.course ? passagesBetween(options.course) : [];
  const occupied = [...routes, ...course].flatMap(passageBoxes);

  const ends = options.course?.toReversed() ?? [];
  const labels = (options.names ?? []).flatMap((text, index) => {
    const island = islands[ends[index] ?? -1];
    return island ? [{ text, place: island }] : [];
  });
  const names = placeNames(labels, { width, height, occupied });

  const ring = detail < 0.6 ? 2.4 : 3.5;
  const parts = [
    openSvg(width, height, options.className),
    options.step === 0 ? "" : graticule(width, height, options.step ?? 160),
    `<path class="c-shade" d="${line(shade, 11, 300)}"/>`,
    `<path class="c-shoal" d="${line(shoal, 8, 200)}"/>`,
    `<path class="c-deep" d="${depths.map((level) => line(level, 17, 900)).join("")}"/>`,
    `<path class="c-land" fill-rule="evenodd" d="${line(0, 5, 90)}"/>`,
    `<path class="c-hill" d="${HILLS.map((level) => line(level, 10, 160)).join("")}"/>`,
    options.soundings === false
      ? ""
      : soundings(seed, field, width, height, {
          every: options.every ?? 58,
          levels: [0, ...levels],
          clear: [...occupied, ...names.boxes],
        }),
    ...routes.map(
      ({ path, from, to }) =>
        `<path class="c-route" d="${path}"/>${waypoint(from, false, ring)}${waypoint(to, false, ring)}`,
    ),
    ...course.map(
      (stretch) =>
        `<path class="c-course" d="${stretch.path}"/>${waypoint(stretch.from, true, ring)}${waypoint(stretch.to, true, ring)}` +
        (options.bearing === false ? "" : bearingLabel(stretch)),
    ),
    names.drawing,
    options.overlay ?? "",
    "</svg>",
  ];
  return parts.filter((part) => !part.endsWith(' d=""/>')).join("");
}
