import { type Box, compass, graticule, neatline, soundings, waypoint } from "./chart-parts.ts";
import { contour, isolines, sample } from "./contour.ts";
import { bearingLabel, type Passage, passage } from "./passage.ts";
import { short } from "./path.ts";
import { type Island, type Point, type SeabedOptions, seabed } from "./seabed.ts";
import { escapeText } from "./svg-text.ts";
import { bounds, encloses, largest, writingPlace } from "./writing-place.ts";

export type NamedIsland = Island & {
  /** A real thing from the visitor's day, written in italics; escaped. */
  readonly name?: string;
  /** Where the name is, measured from the centre of the island; on the land, or above it if it is too narrow, unless given. */
  readonly nameX?: number;
  readonly nameY?: number;
  readonly anchor?: "start" | "middle" | "end";
};

/** An end of a route: the index of an island, or a place on the chart. */
type RouteEnd = number | Point;

type SeaName = {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** Degrees clockwise. */
  readonly turn?: number;
};

export type ChartOptions = SeabedOptions & {
  /** Same seed and options, same drawing. */
  readonly seed: string;
  readonly width: number;
  readonly height: number;
  readonly islands?: readonly NamedIsland[];
  /** Dotted ways between islands. */
  readonly routes?: readonly (readonly [RouteEnd, RouteEnd])[];
  /** The one dashed course of a chart, with its bearing. */
  readonly course?: readonly [RouteEnd, RouteEnd];
  /** False leaves the bearing off the course, for drawings too small to read it. */
  readonly bearing?: boolean;
  readonly seas?: readonly SeaName[];
  /** Boxes that stay free of soundings, where the page puts text. */
  readonly clear?: readonly Box[];
  readonly rose?: { readonly x: number; readonly y: number; readonly r: number };
  /** Heights of the depth lines, highest first; the first two bound the tinted shallows. */
  readonly levels?: readonly number[];
  readonly soundings?: boolean;
  /** Distance between soundings in chart units (default 58). */
  readonly every?: number;
  /** Distance between lines of the graticule (default 160); 0 leaves it out. */
  readonly step?: number;
  /** Step of the framing scale bar; without it there is none. */
  readonly neat?: number;
  /** Size of the drawn detail: 1 suits a chart shown 1 : 1, smaller values draw small pictures finer. */
  readonly detail?: number;
  readonly className?: string;
  /** How the picture fills its box (default "xMidYMid slice"). */
  readonly fit?: string;
  /** More SVG on top of the chart; must be safe markup. */
  readonly overlay?: string;
};

const LEVELS = [-0.16, -0.36, -0.58, -0.82, -1.06, -1.3];
const HILLS = [0.28, 0.52];

/** Opens a decorative picture: hidden from assistive technology, never in the tab order. */
export function openSvg(width: number, height: number, className = "", fit = "xMidYMid slice"): string {
  const classes = className === "" ? "chart" : `chart ${className}`;
  return (
    `<svg class="${escapeText(classes)}" viewBox="0 0 ${short(width)} ${short(height)}" ` +
    `preserveAspectRatio="${escapeText(fit)}" aria-hidden="true" focusable="false">`
  );
}

type Label = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: string;
  readonly box: Box;
};

const LETTER = 7;

function labelOf(island: NamedIsland, shores: readonly (readonly Point[])[]): Label[] {
  const { name: text, anchor = "middle" } = island;
  if (!text) return [];
  const half = (text.length * LETTER) / 2 + 4;
  const [x, y] = namePlace(island, shores, half);
  const box: Box =
    anchor === "start"
      ? [x - 10, y - 20, x + 2 * half, y + 12]
      : anchor === "end"
        ? [x - 2 * half, y - 20, x + 10, y + 12]
        : [x - half - 10, y - 20, x + half + 10, y + 12];
  return [{ text, x, y, anchor, box }];
}

function namePlace(island: NamedIsland, shores: readonly (readonly Point[])[], half: number): Point {
  const { x, y, nameX, nameY } = island;
  if (nameX !== undefined || nameY !== undefined) return [x + (nameX ?? 0), y + (nameY ?? 0)];
  const isNear = (shore: readonly Point[]) => encloses(shore, [x, y]);
  const shore =
    shores.find(isNear) ??
    largest(shores.filter((loop) => loop.some(([px, py]) => Math.hypot(px - x, py - y) < island.r)));
  if (!shore) return [x, y + 5];
  const found = writingPlace(shore, half / 9);
  if (found && found.room > 9) return [found.place[0], found.place[1] + 5];
  const { left, right, top } = bounds(shore);
  return [(left + right) / 2, top - 14];
}

function passageBoxes({ middle: [x, y], points }: Passage): Box[] {
  const label: Box = [x - 50, y - 30, x + 54, y + 24];
  return [label, ...points.map(([px, py]): Box => [px - 14, py - 11, px + 10, py + 11])];
}

/**
 * Returns one chart as inline SVG, coloured by the classes of ui/chart.css: contours of an invented sea, islands,
 * routes, soundings. Pure: the same options give the same string. Text is escaped.
 */
export function chart(options: ChartOptions): string {
  const { seed, width, height, islands = [], levels = LEVELS, detail = 1, clear = [] } = options;
  const field = seabed(seed, islands, options);
  const grid = sample(field, width, height, 5.5 * detail);
  const line = (level: number, step: number, smallest: number) =>
    contour(grid, level, { step: step * detail, smallest: smallest * detail * detail });
  const [shoal = -0.16, shade = -0.36, ...depths] = levels;

  const end = (place: RouteEnd): Point | undefined => {
    if (typeof place !== "number") return place;
    const island = islands[place];
    return island && [island.x, island.y];
  };
  const way = ([a, b]: readonly [RouteEnd, RouteEnd]): Passage[] => {
    const [from, to] = [end(a), end(b)];
    const found = from && to && passage(field, from, to);
    return found ? [found] : [];
  };
  const routes = (options.routes ?? []).flatMap(way);
  const course = options.course ? way(options.course) : [];
  const shores = islands.some((island) => island.name) ? isolines(grid, 0) : [];
  const labels = islands.flatMap((island) => labelOf(island, shores));
  const { rose, seas = [] } = options;
  const taken: Box[] = [...clear, ...labels.map((label) => label.box), ...[...routes, ...course].flatMap(passageBoxes)];
  if (rose) taken.push([rose.x - rose.r - 12, rose.y - rose.r - 34, rose.x + rose.r + 12, rose.y + rose.r + 14]);
  for (const sea of seas)
    taken.push([sea.x - 20, sea.y - 30, sea.x + sea.text.length * 14, sea.y + (sea.turn ? 48 : 14)]);

  const ring = detail < 0.6 ? 2.4 : 3.5;
  const parts = [
    openSvg(width, height, options.className, options.fit),
    options.step === 0 ? "" : graticule(width, height, options.step ?? 160),
    `<path class="c-shade" d="${line(shade, 11, 300)}"/>`,
    `<path class="c-shoal" d="${line(shoal, 8, 200)}"/>`,
    `<path class="c-deep" d="${depths.map((level) => line(level, 17, 900)).join("")}"/>`,
    `<path class="c-land" fill-rule="evenodd" d="${line(0, 5, 90)}"/>`,
    `<path class="c-hill" d="${HILLS.map((level) => line(level, 10, 160)).join("")}"/>`,
    options.soundings === false
      ? ""
      : soundings(seed, field, width, height, { every: options.every ?? 58, levels: [0, ...levels], clear: taken }),
    rose ? compass(rose.x, rose.y, rose.r) : "",
    ...routes.map(
      ({ path, from, to }) =>
        `<path class="c-route" d="${path}"/>${waypoint(from, false, ring)}${waypoint(to, false, ring)}`,
    ),
    ...course.map(
      (found) =>
        `<path class="c-course" d="${found.path}"/>${waypoint(found.from, true, ring)}${waypoint(found.to, true, ring)}` +
        (options.bearing === false ? "" : bearingLabel(found)),
    ),
    ...seas.map(({ x, y, text, turn }) => {
      const turned = turn ? ` transform="rotate(${turn} ${short(x)} ${short(y)})"` : "";
      return `<text class="c-sea" x="${short(x)}" y="${short(y)}"${turned}>${escapeText(text)}</text>`;
    }),
    ...labels.map(
      ({ text, x, y, anchor }) =>
        `<text class="c-name" text-anchor="${anchor}" x="${short(x)}" y="${short(y)}">${escapeText(text)}</text>`,
    ),
    options.neat ? neatline(width, height, options.neat, detail < 0.6 ? 3 : 5) : "",
    options.overlay ?? "",
    "</svg>",
  ];
  return parts.filter((part) => !part.endsWith(' d=""/>')).join("");
}
