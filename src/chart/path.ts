import type { Point } from "./seabed.ts";

/** At most one decimal, no leading zero: the shortest form SVG accepts. */
export function short(value: number): string {
  return tenths(Math.round(value * 10));
}

function tenths(value: number): string {
  if (value % 10 === 0) return String(value / 10);
  const sign = value < 0 ? "-" : "";
  const integer = Math.floor(Math.abs(value) / 10);
  return `${sign}${integer === 0 ? "" : integer}.${Math.abs(value) % 10}`;
}

/** A minus sign separates numbers as well as a space does. */
export function pair(...values: readonly number[]): string {
  return values.map(short).join(" ").replaceAll(" -", "-");
}

type Pen = {
  readonly moveTo: (x: number, y: number) => void;
  readonly lineTo: (x: number, y: number) => void;
  readonly curveVia: (control: Point, next: Point) => void;
  readonly close: () => void;
  readonly data: () => string;
};

/** Writes relative path data in whole tenths, so rounding errors never accumulate. */
function pen(): Pen {
  let out = "";
  let command = "";
  let x = 0;
  let y = 0;
  let controlX = 0;
  let controlY = 0;
  let curving = false;
  const write = (letter: string, ...numbers: number[]) => {
    const text = numbers.map(tenths).join(" ").replaceAll(" -", "-");
    out += letter === command && !text.startsWith("-") ? ` ${text}` : letter === command ? text : letter + text;
    command = letter;
  };
  const round = (value: number) => Math.round(value * 10);
  return {
    moveTo(toX, toY) {
      x = round(toX);
      y = round(toY);
      write("M", x, y);
      command = "m";
      curving = false;
    },
    lineTo(toX, toY) {
      const [nextX, nextY] = [round(toX), round(toY)];
      if (nextX === x && nextY === y) return;
      write("l", nextX - x, nextY - y);
      x = nextX;
      y = nextY;
      curving = false;
    },
    // "t" mirrors the previous control point, halving the output; ends follow the mirrored point to stay within a tenth.
    curveVia(control, next) {
      const [idealX, idealY] = [round(control[0]), round(control[1])];
      const first = !curving;
      const [fromX, fromY] = first ? [idealX, idealY] : [controlX, controlY];
      const endX = Math.round((fromX + round(next[0])) / 2);
      const endY = Math.round((fromY + round(next[1])) / 2);
      if (first) write("q", fromX - x, fromY - y, endX - x, endY - y);
      else write("t", endX - x, endY - y);
      controlX = 2 * endX - fromX;
      controlY = 2 * endY - fromY;
      x = endX;
      y = endY;
      curving = true;
    },
    close() {
      out += "z";
      command = "z";
      curving = false;
    },
    data: () => out,
  };
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** Resamples at equal steps: uneven points from marching squares would show as knots. */
function evenly(loop: readonly Point[], step: number): Point[] {
  let length = 0;
  const ring = [...loop, ...loop.slice(0, 1)];
  ring.forEach((point, index) => {
    const previous = ring[index - 1];
    if (previous) length += Math.hypot(point[0] - previous[0], point[1] - previous[1]);
  });
  const stride = length / Math.max(5, Math.round(length / step));
  const out: Point[] = [];
  let left = 0;
  ring.forEach((to, index) => {
    const from = ring[index - 1];
    if (!from) return;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const distance = Math.hypot(dx, dy);
    for (; left < distance - 1e-9; left += stride) {
      out.push([from[0] + (dx * left) / distance, from[1] + (dy * left) / distance]);
    }
    left -= distance;
  });
  return out;
}

export type View = { readonly width: number; readonly height: number; readonly margin: number };

function isInside([x, y]: Point, view: View): boolean {
  return x > -view.margin && y > -view.margin && x < view.width + view.margin && y < view.height + view.margin;
}

/** Keeps only the points where a line outside the picture turns. */
function corners(points: readonly Point[]): Point[] {
  return points.filter((point, index) => {
    const previous = points[index - 1];
    const following = points[index + 1];
    if (!previous || !following) return true;
    const turn =
      (point[0] - previous[0]) * (following[1] - point[1]) - (point[1] - previous[1]) * (following[0] - point[0]);
    return Math.abs(turn) > 4;
  });
}

export function smoothLoop(loop: readonly Point[], step: number, view: View): string {
  const points = evenly(loop, step);
  const first = points.findIndex((point, index) => {
    const previous = points[(index + points.length - 1) % points.length];
    return isInside(point, view) && previous !== undefined && !isInside(previous, view);
  });
  const draw = pen();
  if (first < 0) {
    const start = points[0];
    const last = points.at(-1);
    if (!start || !last) return "";
    if (!isInside(start, view)) {
      const outline = corners([...points, start]).slice(0, -1);
      for (const [index, [x, y]] of outline.entries()) {
        if (index === 0) draw.moveTo(x, y);
        else draw.lineTo(x, y);
      }
    } else {
      const [x, y] = middle(last, start);
      draw.moveTo(x, y);
      for (const [index, point] of points.entries()) draw.curveVia(point, points[index + 1] ?? start);
    }
    draw.close();
    return draw.data();
  }

  const ring = [...points.slice(first), ...points.slice(0, first)];
  const runs: Point[][] = [];
  let inside: boolean | undefined;
  for (const point of ring) {
    if (isInside(point, view) !== inside) runs.push([]);
    inside = isInside(point, view);
    runs.at(-1)?.push(point);
  }
  runs.forEach((run, index) => {
    const previous = runs[(index + runs.length - 1) % runs.length]?.at(-1);
    const following = runs[(index + 1) % runs.length]?.[0];
    const start = run[0];
    const end = run.at(-1);
    if (!previous || !following || !start || !end) return;
    if (index % 2 === 0) {
      const [x, y] = middle(previous, start);
      if (index === 0) draw.moveTo(x, y);
      else draw.lineTo(x, y);
      for (const [at, point] of run.entries()) draw.curveVia(point, run[at + 1] ?? following);
    } else {
      for (const [x, y] of corners(run)) draw.lineTo(x, y);
    }
  });
  draw.close();
  return draw.data();
}
