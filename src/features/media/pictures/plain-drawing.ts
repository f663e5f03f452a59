import { Resvg, renderAsync } from "@resvg/resvg-js";

type PlainDrawing = { svg: string; png: Buffer };

/** Pixels of the raster version's longer side. */
const longSide = 1600;
const maxBytes = 1024 * 1024;

/** Would read files of this server or expand without end; text is rejected because no fonts are loaded. */
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

/** Whether the content starts like an SVG. */
export const isDrawing = (content: Buffer): boolean =>
  /^\uFEFF?\s*(?:<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>|\s)*<(?:[\w.-]+:)?svg[\s>]/.test(
    readUtf8(content.subarray(0, maxBytes)) ?? "",
  );

/**
 * Only shapes, gradients and effects, rebuilt from the parsed drawing, without scripts, links, styles and anything else.
 * Undefined if nothing would be visible, or if something visible would be lost.
 */
export async function plainDrawing(content: Buffer): Promise<PlainDrawing | undefined> {
  const text = content.length <= maxBytes ? readUtf8(content) : undefined;
  if (text === undefined || forbidden.test(text)) return undefined;
  const font = { loadSystemFonts: false };
  // Renders in a thread first, so that the memory limit can end the process meanwhile.
  const small = await renderAsync(text, { font, fitTo: { mode: "width", value: 64 } }).catch(() => undefined);
  if (!small || Math.max(small.width, small.height) > 20 * Math.min(small.width, small.height)) return undefined;
  const { width, height } = small;
  const value = Math.max(1, Math.round(width >= height ? longSide : (longSide * width) / height));
  const png = (await renderAsync(text, { font, fitTo: { mode: "width", value } })).asPng();
  const svg = new Resvg(text, { font }).toString().replaceAll(/>\s+</g, "><").trim();
  return svg.includes("<path") && !unknownElement.test(svg) ? { svg, png } : undefined;
}
