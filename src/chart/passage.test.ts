import { expect, test } from "vitest";
import { bearing, bearingLabel, passage } from "./passage.ts";
import type { Point } from "./seabed.ts";

test.each<[Point, string]>([
  [[0, -10], "000°"],
  [[10, 0], "090°"],
  [[0, 10], "180°"],
  [[-10, 0], "270°"],
  [[-0.001, -10], "000°"],
  [[10, 1], "096°"],
])("from the origin to %j it bears %s", (to, text) => {
  expect(bearing([0, 0], to)).toBe(text);
});

const land = (...circles: readonly [number, number, number][]) => {
  return (x: number, y: number) => Math.max(...circles.map(([cx, cy, r]) => 1 - Math.hypot(x - cx, y - cy) / r));
};

test("a passage starts and ends at the shores and bends round an island in its way", () => {
  const field = land([0, 0, 20], [200, 0, 20], [100, 0, 25]);
  const way = passage(field, [0, 0], [200, 0]);
  expect(way).toBeDefined();
  if (!way) return;
  expect(Math.hypot(...way.from)).toBeGreaterThan(19);
  expect(Math.hypot(way.to[0] - 200, way.to[1])).toBeGreaterThan(19);
  for (const [x, y] of way.points) expect(field(x, y)).toBeLessThan(0.05);
  expect(way.path).toMatch(/^M[\d.-]+ ?[\d.-]+Q/);
});

test("without water between them there is none", () => {
  expect(passage(() => 1, [0, 0], [100, 0])).toBeUndefined();
});

test("the label names the bearing of the shown course", () => {
  const way = passage(land([0, 0, 20], [200, 0, 20]), [0, 0], [200, 0]);
  expect(way && bearingLabel(way)).toContain(`>${way && bearing(way.from, way.to)}</text>`);
});
