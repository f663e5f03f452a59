import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import { fontFiles } from "./fonts.server.ts";

/** Palette size: enough for flat drawings, and a quarter of the bytes. */
const colours = 256;

export async function rasterise(svg: string, width: number, ground: string): Promise<Buffer> {
  const image = await renderAsync(svg, {
    fitTo: { mode: "width", value: width },
    background: ground,
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: "Newsreader", serifFamily: "Newsreader" },
  });
  return sharp(image.asPng()).flatten({ background: ground }).png({ palette: true, colours, effort: 7 }).toBuffer();
}
