import { describe, expect, test } from "vitest";
import { pair, short, smoothLoop } from "./path.ts";
import type { Point } from "./seabed.ts";

describe("SVG paths", () => {
  test.each([
    [0, "0"],
    [-0.04, "0"],
    [0.5, ".5"],
    [-0.5, "-.5"],
    [12.34, "12.3"],
    [-7, "-7"],
    [100, "100"],
  ])("write %d as %s", (value, text) => {
    expect(short(value)).toBe(text);
  });

  test("separate numbers by a minus sign without a space", () => {
    expect(pair(1, -2, 3.5)).toBe("1-2 3.5");
  });

  const view = { width: 400, height: 400, margin: 5 };
  const circle = (x: number, y: number, radius: number): Point[] =>
    Array.from({ length: 300 }, (_, index) => {
      const angle = (index / 300) * 2 * Math.PI;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    });

  function nodes(path: string): Point[] {
    const out: Point[] = [];
    let [x, y] = [0, 0];
    for (const [, letter = "", text = ""] of path.matchAll(/([Mlqtz])([^Mlqtz]*)/g)) {
      const numbers = [...text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
      const size = letter === "q" ? 4 : 2;
      for (let at = 0; at + size <= numbers.length; at += size) {
        const [dx = 0, dy = 0] = numbers.slice(at + size - 2, at + size);
        [x, y] = letter === "M" ? [dx, dy] : [x + dx, y + dy];
        out.push([x, y]);
      }
    }
    return out;
  }

  test("draw a loop inside the view as one closed smooth curve", () => {
    const path = smoothLoop(circle(200, 200, 150), 6, view);
    expect(path).toMatch(/^M[^M]*q[^q]*t[^qt]*z$/);
    const points = nodes(path);
    expect(points.length).toBeGreaterThan(140);
    for (const [x, y] of points) expect(Math.abs(Math.hypot(x - 200, y - 200) - 150)).toBeLessThan(0.4);
    const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [9, 9]];
    expect(Math.hypot(first[0] - last[0], first[1] - last[1])).toBeLessThan(0.3);
  });

  test("follow the corners outside the view in straight lines", () => {
    const square: Point[] = [];
    for (let t = 0; t < 100; t++) square.push([200 + t * 5, 200]);
    for (let t = 0; t < 100; t++) square.push([700, 200 + t * 5]);
    for (let t = 0; t < 100; t++) square.push([700 - t * 5, 700]);
    for (let t = 0; t < 100; t++) square.push([200, 700 - t * 5]);
    const path = smoothLoop(square, 8, view);
    expect(path).toContain("l");
    expect(path.endsWith("z")).toBe(true);
    expect(nodes(path).filter(([x, y]) => x > 410 || y > 410).length).toBeLessThan(8);
  });

  test("draw a loop around the view as a few straight lines", () => {
    const path = smoothLoop(circle(200, 200, 2000), 40, view);
    expect(path.endsWith("z")).toBe(true);
    expect(path).not.toMatch(/[qt]/);
  });
});
