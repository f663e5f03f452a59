import { readdir, readFile } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { chartDrawings } from "./chart-drawings.ts";
import { chartGlyphs } from "./chart-glyphs.ts";
import { clientMarks } from "./client-marks.ts";

const folders = { charts: [...chartDrawings(), ...chartGlyphs()], clients: clientMarks() };

test.each(Object.entries(folders))("public/%s holds exactly what the script draws", async (folder, files) => {
  const target = new URL(`../public/${folder}/`, import.meta.url);
  expect((await readdir(target)).sort()).toEqual(files.map(({ name }) => name).sort());
  for (const { name, svg } of files) expect(await readFile(new URL(name, target), "utf8"), name).toBe(svg);
});

const budgets: readonly [RegExp, number][] = [
  [/^glyph-|^roi-/, 3000],
  [/^card-|-small\.svg$|^book|^empty|^industries-intro|^call-to-action/, 6000],
  [/./, 12_000],
];

test.each([...folders.charts, ...folders.clients].map(({ name, svg }) => [name, svg] as const))(
  "%s is small, finite and readable",
  async (name, svg) => {
    const [, budget = 0] = budgets.find(([pattern]) => pattern.test(name)) ?? [];
    expect(brotliCompressSync(svg).length).toBeLessThan(budget);
    expect(svg).not.toMatch(/NaN|Infinity|undefined|var\(/);
    const { width } = await sharp(Buffer.from(svg)).metadata();
    expect(width).toBeGreaterThan(0);
  },
);

test("the home page's bearing line meets the south coast of its island", async () => {
  const hero = folders.charts.find(({ name }) => name === "home-hero.svg");
  const land = /<path class="c-land"[^>]*\/>/.exec(hero?.svg ?? "")?.[0] ?? "";
  const head = '<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="860">';
  const column = await sharp(Buffer.from(`${head}${land}</svg>`))
    .extract({ left: 1187, top: 240, width: 1, height: 80 })
    .raw()
    .toBuffer();
  const rows = Array.from({ length: 80 }, (_, row) => (column[row * 4 + 3] ?? 0) > 127);
  expect(Math.abs(240 + rows.lastIndexOf(true) - 279)).toBeLessThan(3);
});
