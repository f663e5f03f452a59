import sharp from "sharp";
import { expect, test } from "vitest";
import { type ChartOptions, chart } from "./chart.ts";
import { compass, graticule, neatline } from "./chart-parts.ts";
import { standalone } from "./standalone.ts";

const options: ChartOptions = {
  seed: "test",
  width: 600,
  height: 400,
  islands: [
    { x: 150, y: 150, r: 60, name: "Ward" },
    { x: 440, y: 240, r: 70, name: "Pharmacy", anchor: "start", nameX: 10, nameY: 4 },
    { x: 300, y: 350, r: 30 },
  ],
  course: [0, 1],
  routes: [[1, 2]],
  seas: [{ x: 220, y: 60, text: "Shared Drive", turn: 8 }],
  rose: { x: 520, y: 90, r: 50 },
  neat: 40,
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

test("names from anywhere stay text", async () => {
  const hostile = `</text><script>alert("1")</script>&'\u0000<`;
  const svg = chart({
    ...options,
    islands: [{ x: 150, y: 150, r: 60, name: hostile }],
    course: [0, [500, 300]],
    routes: [],
    seas: [{ x: 20, y: 60, text: hostile }],
    className: '"><script>',
    fit: '"><script>',
  });
  expect(svg).not.toContain("<script");
  expect(svg).toContain("&lt;/text&gt;&lt;script&gt;alert(&quot;1&quot;)");
  const named = chart({
    ...options,
    islands: [{ x: 150, y: 150, r: 60, name: hostile }],
    course: undefined,
    routes: [],
  });
  const { width } = await sharp(Buffer.from(standalone(named, { theme: "page" }))).metadata();
  expect(width).toBe(600);
});

test("a name stands on its land, or above it where the land is too narrow", () => {
  const place = (name: string) => {
    const svg = chart({ ...options, islands: [{ x: 300, y: 200, r: 45, name }], course: undefined, routes: [] });
    return Number(/class="c-name"[^>]* y="([\d.]+)"/.exec(svg)?.[1]);
  };
  expect(Math.abs(place("Ward") - 200)).toBeLessThan(45);
  expect(place("A name far too long for a small island")).toBeLessThan(165);
});

test("soundings keep off the boxes they are told to", () => {
  const svg = chart({ ...options, clear: [[0, 0, 600, 400]] });
  expect(svg).not.toContain("c-snd");
  expect(chart(options)).toContain("c-snd");
});

test("a route to an island that does not exist is left out", () => {
  const svg = chart({ ...options, routes: [[0, 9]], course: undefined });
  expect(svg).not.toContain("c-route");
});

test("parts are finite and closed", () => {
  expect(graticule(100, 50, 20)).toBe(
    '<path class="c-grat" d="M10 0V50M30 0V50M50 0V50M70 0V50M90 0V50M0 10H100M0 30H100"/>',
  );
  expect(neatline(100, 60, 20)).not.toMatch(/NaN/);
  expect(compass(50, 50, 20)).not.toContain("<text");
  expect(compass(200, 200, 150)).toContain(">090</text>");
});
