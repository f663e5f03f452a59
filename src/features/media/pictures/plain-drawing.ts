import { Resvg, renderAsync } from "@resvg/resvg-js";

export type PlainDrawing = { svg: string; png: Buffer };

/** Pixels of the raster version on its longer side. */
const side = 1600;
const maxBytes = 1024 * 1024;

/** Rejected: files read from this server's disk, endless entities, and text, for which no fonts are loaded. */
const forbidden = /<!ENTITY|<(?:[\w.-]+:)?(?:image|feImage|text|tspan)\b/;

const elements =
  "svg|defs|g|path|linearGradient|radialGradient|stop|clipPath|mask|pattern|filter|fe(?:Blend|ColorMatrix|ComponentTransfer|Composite|ConvolveMatrix|DiffuseLighting|DisplacementMap|DistantLight|DropShadow|Flood|Func[RGBA]|GaussianBlur|Merge|MergeNode|Morphology|Offset|PointLight|SpecularLighting|SpotLight|Tile|Turbulence)";
const unknownElement = new RegExp(`<(?!/?(?:${elements})[\\s/>])`);

const readUtf8 = (content: Buffer): string | undefined => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
};

/** Whether the content is an SVG, as far as its beginning says. */
export const isDrawing = (content: Buffer): boolean =>
  /^\uFEFF?\s*(?:<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|\s)*<(?:[\w.-]+:)?svg[\s>]/.test(
    readUtf8(content.subarray(0, maxBytes)) ?? "",
  );

/**
 * Shapes, gradients and effects alone, rebuilt from the parsed drawing: scripts, links, styles and whatever else the
 * file contains are not in it. Undefined for one that shows nothing,
 * or would lose what it shows.
 */
export async function plainDrawing(content: Buffer): Promise<PlainDrawing | undefined> {
  const text = content.length <= maxBytes ? readUtf8(content) : undefined;
  if (text === undefined || forbidden.test(text)) return undefined;
  const font = { loadSystemFonts: false };
  // In a thread first, so that the process can be ended when its memory runs out.
  const small = await renderAsync(text, { font, fitTo: { mode: "width", value: 64 } }).catch(() => undefined);
  if (!small || Math.max(small.width, small.height) > 20 * Math.min(small.width, small.height)) return undefined;
  const { width, height } = small;
  const value = Math.max(1, Math.round(width >= height ? side : (side * width) / height));
  const png = (await renderAsync(text, { font, fitTo: { mode: "width", value } })).asPng();
  const svg = new Resvg(text, { font }).toString().replaceAll(/>\s+</g, "><").trim();
  return svg.includes("<path") && !unknownElement.test(svg) ? { svg, png } : undefined;
}
