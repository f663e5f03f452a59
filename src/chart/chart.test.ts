import { describe, expect, test } from "vitest";
import { bearing, bearingLabel, type ChartOptions, chart, passage } from "./chart.ts";
import { graticule } from "./chart-parts.ts";
import { lettering } from "./lettering.ts";
import type { Point } from "./seabed.ts";
import { escapeText } from "./xml-text.ts";

describe("chart", () => {
  test.each([
    ["Ward 4", "Ward 4"],
    ["Müller & Söhne", "Müller &amp; Söhne"],
    ["<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
    [`" onload="x' `, "&quot; onload=&quot;x&#39; "],
    ["a\u0000b\u0007c\u001bd\u007f", "abcd"],
    ["tab\tand\nline", "tab\tand\nline"],
    ["half \ud800 pair", "half  pair"],
    ["🧭", "🧭"],
  ])("escapes %j as %j", (text, escaped) => {
    expect(escapeText(text)).toBe(escaped);
  });

  test.each<[Point, string]>([
    [[0, -10], "000°"],
    [[10, 0], "090°"],
    [[0, 10], "180°"],
    [[-10, 0], "270°"],
    [[-0.001, -10], "000°"],
    [[10, 1], "096°"],
  ])("has from the origin to %j the bearing %s", (to, text) => {
    expect(bearing([0, 0], to)).toBe(text);
  });

  const land = (...circles: readonly [number, number, number][]) => {
    return (x: number, y: number) => Math.max(...circles.map(([cx, cy, r]) => 1 - Math.hypot(x - cx, y - cy) / r));
  };

  test("starts and ends a course at the shores, and bends it around an island", () => {
    const field = land([0, 0, 20], [200, 0, 20], [100, 0, 25]);
    const route = passage(field, [0, 0], [200, 0]);
    expect(route).toBeDefined();
    if (!route) return;
    expect(Math.hypot(...route.from)).toBeGreaterThan(19);
    expect(Math.hypot(route.to[0] - 200, route.to[1])).toBeGreaterThan(19);
    for (const [x, y] of route.points) expect(field(x, y)).toBeLessThan(0.05);
    expect(route.path).toMatch(/^M[\d.-]+ ?[\d.-]+Q/);
  });

  test("has no course without water between its ends", () => {
    expect(passage(() => 1, [0, 0], [100, 0])).toBeUndefined();
  });

  test("labels a course with its bearing", () => {
    const route = passage(land([0, 0, 20], [200, 0, 20]), [0, 0], [200, 0]);
    if (!route) throw new Error("No course between the islands");
    const outline = / d="([^"]*)"/.exec(
      lettering(bearing(route.from, route.to), { className: "", x: 0, y: 0, size: 13 }),
    )?.[1];
    expect(bearingLabel(route)).toContain(`d="${outline}"`);
  });

  const options: ChartOptions = {
    seed: "test",
    width: 600,
    height: 400,
    islands: [
      { x: 150, y: 150, r: 60 },
      { x: 440, y: 240, r: 70 },
      { x: 300, y: 350, r: 30 },
    ],
    course: [0, 1],
    routes: [[1, 2]],
  };

  test("is the same for equal options, and another for another seed", () => {
    expect(chart(options)).toBe(chart({ ...options }));
    expect(chart({ ...options, seed: "other" })).not.toBe(chart(options));
  });

  test.each(["a", "b", "c", "d", "e", "f", "g", "h"])("closes every area and has finite numbers, seed %s", (seed) => {
    const svg = chart({ ...options, seed });
    expect(svg).not.toMatch(/NaN|Infinity|undefined|null/);
    for (const [, kind, path = ""] of svg.matchAll(/class="c-(land|shoal|shade|deep|hill)"[^>]* d="([^"]*)"/g)) {
      expect(path.match(/M/g)?.length, kind).toBe(path.match(/z/g)?.length);
      expect(path.endsWith("z"), kind).toBe(true);
    }
  });

  test("is decorative, without inline styles, which the Content-Security-Policy would block", () => {
    const svg = chart(options);
    expect(svg).toMatch(/^<svg class="chart" viewBox="0 0 600 400" [^>]*aria-hidden="true" focusable="false">/);
    expect(svg).not.toContain("style=");
  });

  test("stays below 20 kB at 600 by 400", () => {
    expect(chart(options).length).toBeLessThan(20_000);
  });

  test("escapes its class name", () => {
    expect(chart({ ...options, className: '"><script>' })).not.toContain("<script");
  });

  test("omits a route to a missing island", () => {
    const svg = chart({ ...options, routes: [[0, 9]], course: undefined });
    expect(svg).not.toContain("c-route");
  });

  test("draws grid lines half a step from the edges", () => {
    expect(graticule(100, 50, 20)).toBe(
      '<path class="c-grat" d="M10 0V50M30 0V50M50 0V50M70 0V50M90 0V50M0 10H100M0 30H100"/>',
    );
  });
});
