import { describe, expect, test } from "vitest";
import { area, contour, isolines, sample } from "./contour.ts";

const cone = (x: number, y: number) => 1 - Math.hypot(x - 150, y - 100) / 60;

describe("contours", () => {
  test("draw the waterline of a cone as a circle of its radius", () => {
    const loops = isolines(sample(cone, 300, 200, 5), 0);
    expect(loops).toHaveLength(1);
    for (const [x, y] of loops[0] ?? []) expect(Math.abs(Math.hypot(x - 150, y - 100) - 60)).toBeLessThan(1);
    expect(area(loops[0] ?? [])).toBeCloseTo(Math.PI * 60 * 60, -3);
  });

  test("close around land beyond the picture", () => {
    const path = contour(
      sample((x) => (x - 100) / 100, 300, 200, 5),
      0,
      { step: 10, minArea: 0 },
    );
    expect(path.match(/M/g)).toHaveLength(1);
    expect(path.endsWith("z")).toBe(true);
  });

  test("omit specks and everything outside the picture", () => {
    const grid = sample(cone, 300, 200, 5);
    expect(contour(grid, 0.95, { step: 5, minArea: 100 })).toBe("");
    const outside = sample((x, y) => 1 - Math.hypot(x + 8, y - 100) / 6, 300, 200, 3);
    expect(contour(outside, 0, { step: 5, minArea: 0 })).toBe("");
  });

  test("draw nothing above every height, and a frame below everything", () => {
    const grid = sample(() => 0, 300, 200, 5);
    expect(contour(grid, 1, { step: 5, minArea: 0 })).toBe("");
    expect(contour(grid, -1, { step: 5, minArea: 0 })).toMatch(/^M[^M]*z$/);
  });

  test("leave no line open at saddles", () => {
    const waves = (x: number, y: number) => Math.sin(x / 11) * Math.sin(y / 11);
    const path = contour(sample(waves, 300, 200, 5), 0.02, { step: 6, minArea: 0 });
    expect(path.match(/M/g)?.length).toBe(path.match(/z/g)?.length);
    expect(path).not.toMatch(/NaN|Infinity|undefined/);
  });
});
