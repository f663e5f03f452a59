import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { compassMark } from "../server/images/compass.ts";
import { drawCard } from "../server/images/draw-card.ts";
import { rasterise } from "../server/images/raster.ts";
import { cover } from "../src/chart/cover.ts";
import { standalone } from "../src/chart/standalone.ts";
import { siteFacts } from "../src/facts/site-facts.ts";
import { light } from "../src/lib/brand-colours.ts";
import { icoFile } from "./ico-file.ts";

/** Draws the site's icons, the strip above emails and the fallback card for one that cannot be drawn, into public/. */
const folder = path.join(import.meta.dirname, "..", "public");

const colours = { line: light.paper, needle: light["signal-fill"], ground: light.deep };

type Shape = {
  /** Corner radius as a share of the side; 0 for systems that cut the shape themselves. */
  corner: number;
  /** Share of the side that the compass covers. */
  size: number;
};

const rounded: Shape = { corner: 0.22, size: 0.78 };
const square: Shape = { corner: 0, size: 0.7 };
/** Android may cut away a tenth on every side. */
const maskable: Shape = { corner: 0, size: 0.58 };

function iconSvg({ corner, size }: Shape): string {
  const side = 64;
  const scale = (side * size) / 28;
  const offset = (side - 28 * scale) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">` +
    `<rect width="${side}" height="${side}" rx="${side * corner}" fill="${colours.ground}"/>` +
    `<g transform="translate(${offset} ${offset})scale(${scale})">${compassMark(colours)}</g></svg>\n`
  );
}

const iconPng = (shape: Shape, side: number) =>
  sharp(Buffer.from(iconSvg(shape)), { density: (72 * side) / 64 })
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toBuffer();

const fallbackCard = await drawCard(
  { kind: "page", title: siteFacts.tagline, mark: "", seed: "/", category: "", guest: "", number: "" },
  siteFacts.role,
);

/** The strip above an issue of the newsletter, at twice its size for dense screens. */
const emailChart = standalone(cover("/sunday-review", { width: 600, height: 112 }), {
  theme: "deep",
  width: 600,
  height: 112,
});

const sides = [16, 32, 48];
const files: Record<string, string | Buffer> = {
  "icon.svg": iconSvg(rounded),
  "icon-192.png": await iconPng(rounded, 192),
  "icon-512.png": await iconPng(rounded, 512),
  "icon-maskable-512.png": await iconPng(maskable, 512),
  "apple-touch-icon.png": await iconPng(square, 180),
  "favicon.ico": icoFile(await Promise.all(sides.map(async (side) => ({ side, png: await iconPng(rounded, side) })))),
  "newsletter-chart.png": await rasterise(emailChart, 1200, colours.ground),
  "card.png": await rasterise(fallbackCard.svg, 1200, fallbackCard.ground),
};
for (const [name, content] of Object.entries(files)) {
  await writeFile(path.join(folder, name), content);
  console.log(`${name.padEnd(24)} ${content.length} bytes`);
}
