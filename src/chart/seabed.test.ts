import { describe, expect, test } from "vitest";
import { area, isolines, sample } from "./contour.ts";
import { seabed } from "./seabed.ts";

const island = { x: 150, y: 150, r: 70 };

describe("seabed", () => {
  test("is the same for the same seed only", () => {
    const heights = (seed: string) => [10, 90, 200].map((x) => seabed(seed, [island])(x, x / 2));
    expect(heights("a")).toEqual(heights("a"));
    expect(heights("a")).not.toEqual(heights("b"));
  });

  test("is land at the centre of an island, and deep far away", () => {
    for (const seed of ["a", "b", "c", "d", "e", "f"]) {
      const field = seabed(seed, [island]);
      expect(field(150, 150)).toBeGreaterThan(0);
      expect(field(900, 900)).toBeLessThan(-0.3);
    }
  });

  test("keeps its shape when islands and noise move together", () => {
    const here = seabed("s", [island]);
    const moved = seabed("s", [{ ...island, x: 110, y: 170 }], { drift: [40, -20] });
    expect(moved(100, 120)).toBeCloseTo(here(140, 100), 9);
  });

  /** Shore length relative to a circle of the same area. */
  function raggedness(rugged: number): number {
    const shores = ["a", "b", "c", "d", "e"].map((seed) => {
      const loops = isolines(sample(seabed(seed, [island], { rugged }), 300, 300, 3), 0);
      const shore = loops.sort((a, b) => area(b) - area(a))[0] ?? [];
      const length = shore.reduce((sum, [x, y], index) => {
        const [px, py] = shore[(index + shore.length - 1) % shore.length] ?? [x, y];
        return sum + Math.hypot(x - px, y - py);
      }, 0);
      return length / (2 * Math.sqrt(Math.PI * area(shore)));
    });
    return shores.reduce((sum, value) => sum + value, 0) / shores.length;
  }

  test("has a ragged coast for ruggedness 1, a nearly round one for 0", () => {
    expect(raggedness(0)).toBeLessThan(1.12);
    expect(raggedness(1)).toBeGreaterThan(1.2);
  });
});
