import { expect, test } from "vitest";
import { type ChartOptions, chart } from "./chart.ts";
import { graticule } from "./chart-parts.ts";

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

test("same options, same drawing; another seed, another", () => {
  expect(chart(options)).toBe(chart({ ...options }));
  expect(chart({ ...options, seed: "other" })).not.toBe(chart(options));
});

test.each(["a", "b", "c", "d", "e", "f", "g", "h"])("seed %s: every area is closed and every number finite", (seed) => {
  const svg = chart({ ...options, seed });
  expect(svg).not.toMatch(/NaN|Infinity|undefined|null/);
  for (const [, kind, path = ""] of svg.matchAll(/class="c-(land|shoal|shade|deep|hill)"[^>]* d="([^"]*)"/g)) {
    expect(path.match(/M/g)?.length, kind).toBe(path.match(/z/g)?.length);
    expect(path.endsWith("z"), kind).toBe(true);
  }
});

test("the picture is decoration and carries no inline style, which the page's security policy would refuse", () => {
  const svg = chart(options);
  expect(svg).toMatch(/^<svg class="chart" viewBox="0 0 600 400" [^>]*aria-hidden="true" focusable="false">/);
  expect(svg).not.toContain("style=");
});

test("a chart of 600 by 400 stays below 20 kB", () => {
  expect(chart(options).length).toBeLessThan(20_000);
});

test("a class from anywhere stays a class", () => {
  expect(chart({ ...options, className: '"><script>' })).not.toContain("<script");
});

test("a route to an island that does not exist is left out", () => {
  const svg = chart({ ...options, routes: [[0, 9]], course: undefined });
  expect(svg).not.toContain("c-route");
});

test("the graticule lies half a step from the edges", () => {
  expect(graticule(100, 50, 20)).toBe(
    '<path class="c-grat" d="M10 0V50M30 0V50M50 0V50M70 0V50M90 0V50M0 10H100M0 30H100"/>',
  );
});
