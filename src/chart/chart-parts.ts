import { random } from "./noise.ts";
import { pair, short } from "./path.ts";
import type { HeightField, Point } from "./seabed.ts";

/** A rectangle as left, top, right, bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Returns the light net of meridians and parallels, `step` chart units apart. */
export function graticule(width: number, height: number, step: number): string {
  let path = "";
  for (let x = step / 2; x < width; x += step) path += `M${short(x)} 0V${short(height)}`;
  for (let y = step / 2; y < height; y += step) path += `M0 ${short(y)}H${short(width)}`;
  return `<path class="c-grat" d="${path}"/>`;
}

/** Returns the scale bar that frames a chart: two lines with every second step filled. */
export function neatline(width: number, height: number, step = 40, thickness = 5): string {
  let path = "";
  for (let x = step; x < width; x += 2 * step) {
    const bar = `h${short(Math.min(step, width - x))}v${thickness}H${short(x)}z`;
    path += `M${short(x)} 0${bar}M${short(x)} ${short(height - thickness)}${bar}`;
  }
  for (let y = step; y < height; y += 2 * step) {
    const bar = `v${short(Math.min(step, height - y))}h${thickness}V${short(y)}z`;
    path += `M0 ${short(y)}${bar}M${short(width - thickness)} ${short(y)}${bar}`;
  }
  const inner = `width="${short(width - 2 * thickness)}" height="${short(height - 2 * thickness)}"`;
  return (
    `<g class="c-neat"><path d="${path}"/><rect width="${short(width)}" height="${short(height)}"/>` +
    `<rect x="${thickness}" y="${thickness}" ${inner}/></g>`
  );
}

export type SoundingOptions = {
  /** Distance between soundings in chart units. */
  readonly every: number;
  /** Levels that carry a line; no figure is on one. */
  readonly levels: readonly number[];
  /** Boxes that stay free of figures. */
  readonly clear: readonly Box[];
  readonly size?: number;
};

const FATHOMS = 26;

/** Returns depths written over the water: whole figures, tenths as a small subscript where it is shallow. */
export function soundings(
  seed: string,
  field: HeightField,
  width: number,
  height: number,
  options: SoundingOptions,
): string {
  const { every, levels, clear, size = 10.5 } = options;
  const next = random(`${seed}:soundings`);
  let out = "";
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
      const whole = Math.floor(depth);
      const tenth = Math.floor((depth - whole) * 10);
      const small = whole < 21 && tenth > 0 ? `<tspan dy="2.5" font-size="7">${tenth}</tspan>` : "";
      out += `<text x="${Math.round(x)}" y="${Math.round(y + size / 3)}">${whole}${small}</text>`;
    }
  }
  return out === "" ? "" : `<g class="c-snd" font-size="${size}">${out}</g>`;
}

/** Returns points on a circle around (x, y); degrees run clockwise from north. */
function onCircle(x: number, y: number, degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  return pair(x + Math.sin(angle) * radius, y - Math.cos(angle) * radius);
}

/** Returns a compass rose: two rings with ticks, a north mark, and figures every 30° when it is large enough to read them. */
export function compass(x: number, y: number, radius: number): string {
  const inner = radius * 0.66;
  const tick = (degrees: number, from: number, to: number) =>
    `M${onCircle(x, y, degrees, from)}L${onCircle(x, y, degrees, to)}`;
  const fine = radius < 40 ? 30 : radius < 100 ? 10 : 5;
  let ticks = "";
  for (let degrees = 0; degrees < 360; degrees += fine) {
    const length = degrees % 30 === 0 ? 0.13 : degrees % 10 === 0 ? 0.085 : 0.045;
    ticks += tick(degrees, radius, radius * (1 - length));
  }
  for (let degrees = 0; degrees < 360; degrees += Math.max(15, fine)) ticks += tick(degrees, inner, inner * 0.9);
  const cross = `M${pair(x, y - inner)}V${short(y + inner)}M${pair(x - inner, y)}H${short(x + inner)}`;
  let figures = "";
  if (radius >= 120) {
    for (let degrees = 0; degrees < 360; degrees += 30) {
      const place = `text-anchor="middle" x="${short(x)}" y="${short(y - radius * 0.79)}"`;
      const turned = degrees === 0 ? "" : ` transform="rotate(${degrees} ${short(x)} ${short(y)})"`;
      figures += `<text ${place}${turned}>${String(degrees).padStart(3, "0")}</text>`;
    }
    figures = `<g class="c-deg" font-size="${short(Math.max(9, radius * 0.046))}">${figures}</g>`;
  }
  const lift = Math.max(6, Math.min(20, radius * 0.16));
  return (
    `<g class="c-rose"><circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"/>` +
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(inner)}"/><path d="${ticks}${cross}"/>${figures}` +
    `<path class="c-north" d="M${pair(x, y - radius - lift)}l${pair(lift / 4, lift * 0.7)}h-${short(lift / 2)}z"/></g>`
  );
}

/** Returns the small ring that ends a route, or a course when `isCourse` is true. */
export function waypoint([x, y]: Point, isCourse = false, radius = 3.5): string {
  return `<circle class="c-way${isCourse ? " is-on" : ""}" cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"/>`;
}
