import { type Box, graticule, soundings, waypoint } from "./chart-parts.ts";
import { contour, sample } from "./contour.ts";
import { bearingLabel, type Passage, passage } from "./passage.ts";
import { short } from "./path.ts";
import { type Island, type SeabedOptions, seabed } from "./seabed.ts";
import { escapeText } from "./svg-text.ts";

export type ChartOptions = SeabedOptions & {
  /** Same seed and options, same drawing. */
  readonly seed: string;
  readonly width: number;
  readonly height: number;
  readonly islands?: readonly Island[];
  /** Dotted ways between islands, by their indexes. */
  readonly routes?: readonly (readonly [number, number])[];
  /** The one dashed course of a chart, with its bearing. */
  readonly course?: readonly [number, number];
  /** False leaves the bearing off the course, for drawings too small to read it. */
  readonly bearing?: boolean;
  /** Heights of the depth lines, highest first; the first two bound the tinted shallows. */
  readonly levels?: readonly number[];
  readonly soundings?: boolean;
  /** Distance between soundings in chart units (default 58). */
  readonly every?: number;
  /** Distance between lines of the graticule (default 160); 0 leaves it out. */
  readonly step?: number;
  /** Size of the drawn detail: 1 suits a chart shown 1 : 1, smaller values draw small pictures finer. */
  readonly detail?: number;
  readonly className?: string;
  /** More SVG on top of the chart; must be safe markup. */
  readonly overlay?: string;
};

const LEVELS = [-0.16, -0.36, -0.58, -0.82, -1.06, -1.3];
const HILLS = [0.28, 0.52];

/** Opens a decorative picture: hidden from assistive technology, never in the tab order. */
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

/**
 * Returns one chart as inline SVG, coloured by the classes of ui/chart.css: contours of an invented sea, islands,
 * routes, soundings. Pure: the same options give the same string.
 */
export function chart(options: ChartOptions): string {
  const { seed, width, height, islands = [], levels = LEVELS, detail = 1 } = options;
  const field = seabed(seed, islands, options);
  const grid = sample(field, width, height, 5.5 * detail);
  const line = (level: number, step: number, smallest: number) =>
    contour(grid, level, { step: step * detail, smallest: smallest * detail * detail });
  const [shoal = -0.16, shade = -0.36, ...depths] = levels;

  const way = ([a, b]: readonly [number, number]): Passage[] => {
    const [from, to] = [islands[a], islands[b]];
    const found = from && to && passage(field, [from.x, from.y], [to.x, to.y]);
    return found ? [found] : [];
  };
  const routes = (options.routes ?? []).flatMap(way);
  const course = options.course ? way(options.course) : [];
  const taken = [...routes, ...course].flatMap(passageBoxes);

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
      : soundings(seed, field, width, height, { every: options.every ?? 58, levels: [0, ...levels], clear: taken }),
    ...routes.map(
      ({ path, from, to }) =>
        `<path class="c-route" d="${path}"/>${waypoint(from, false, ring)}${waypoint(to, false, ring)}`,
    ),
    ...course.map(
      (found) =>
        `<path class="c-course" d="${found.path}"/>${waypoint(found.from, true, ring)}${waypoint(found.to, true, ring)}` +
        (options.bearing === false ? "" : bearingLabel(found)),
    ),
    options.overlay ?? "",
    "</svg>",
  ];
  return parts.filter((part) => !part.endsWith(' d=""/>')).join("");
}
