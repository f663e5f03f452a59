import { smoothLoop } from "./path.ts";
import type { HeightField, Point } from "./seabed.ts";

/** A sampled height field. The rim counts as bottomless, so every contour closes. */
export type Grid = {
  readonly values: Float64Array;
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  readonly width: number;
  readonly height: number;
};

const RIM = 3;
const BOTTOMLESS = -9;

export function sample(field: HeightField, width: number, height: number, cell: number): Grid {
  const columns = Math.ceil(width / cell) + 2 * RIM + 2;
  const rows = Math.ceil(height / cell) + 2 * RIM + 2;
  const values = new Float64Array(columns * rows).fill(BOTTOMLESS);
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 1; column < columns - 1; column++) {
      values[row * columns + column] = field((column - RIM) * cell, (row - RIM) * cell);
    }
  }
  return { values, columns, rows, cell, width, height };
}

/** Joined cell sides per marching-squares case: 0 top, 1 right, 2 bottom, 3 left. */
const JOINS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 2],
    [0, 1],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [3, 0],
    [1, 2],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

export function isolines(grid: Grid, level: number): Point[][] {
  const { values, columns, rows, cell } = grid;
  const at = (column: number, row: number) => values[row * columns + column] ?? BOTTOMLESS;
  const points = new Map<number, Point>();
  const links = new Map<number, number[]>();

  // Edges are keyed by their upper or left corner and direction, so both cells compute the same point.
  const crossing = (column: number, row: number, side: number): number => {
    const downwards = side === 1 || side === 3;
    const edgeColumn = side === 1 ? column + 1 : column;
    const edgeRow = side === 2 ? row + 1 : row;
    const key = (edgeRow * columns + edgeColumn) * 2 + (downwards ? 1 : 0);
    if (!points.has(key)) {
      const from = at(edgeColumn, edgeRow);
      const to = downwards ? at(edgeColumn, edgeRow + 1) : at(edgeColumn + 1, edgeRow);
      const share = (level - from) / (to - from);
      points.set(key, [
        (edgeColumn - RIM + (downwards ? 0 : share)) * cell,
        (edgeRow - RIM + (downwards ? share : 0)) * cell,
      ]);
    }
    return key;
  };
  const link = (from: number, to: number) => {
    const linked = links.get(from);
    if (linked) linked.push(to);
    else links.set(from, [to]);
  };
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const shape =
        Number(at(column, row) > level) +
        2 * Number(at(column + 1, row) > level) +
        4 * Number(at(column + 1, row + 1) > level) +
        8 * Number(at(column, row + 1) > level);
      for (const [from, to] of JOINS[shape] ?? []) {
        const start = crossing(column, row, from);
        const end = crossing(column, row, to);
        link(start, end);
        link(end, start);
      }
    }
  }

  const seen = new Set<number>();
  const loops: Point[][] = [];
  for (const start of links.keys()) {
    const loop: Point[] = [];
    let key: number | undefined = start;
    while (key !== undefined && !seen.has(key)) {
      seen.add(key);
      const point = points.get(key);
      if (point) loop.push(point);
      key = links.get(key)?.find((other) => !seen.has(other));
    }
    if (loop.length > 3) loops.push(loop);
  }
  return loops;
}

export function area(loop: readonly Point[]): number {
  let doubledArea = 0;
  loop.forEach(([x, y], index) => {
    const next = loop[(index + 1) % loop.length];
    if (next) doubledArea += x * next[1] - next[0] * y;
  });
  return Math.abs(doubledArea) / 2;
}

export type ContourOptions = {
  /** Chart units between points: more is calmer and lighter. */
  readonly step: number;
  /** Smaller loops are omitted; in square chart units. */
  readonly minArea: number;
};

/** Smooth path data of one level's contours, clipped to the picture. */
export function contour(grid: Grid, level: number, { step, minArea }: ContourOptions): string {
  const view = { width: grid.width, height: grid.height, margin: grid.cell };
  return isolines(grid, level)
    .filter((loop) => area(loop) >= minArea)
    .filter(
      (loop) =>
        loop.some(([x, y]) => x > 0 && y > 0 && x < view.width && y < view.height) ||
        area(loop) > view.width * view.height,
    )
    .map((loop) => smoothLoop(loop, step, view))
    .join("");
}
