import { italic, upright } from "./glyphs.ts";
import { short } from "./path.ts";
import { escapeText } from "./xml-text.ts";

const faces = { italic: { glyphs: italic, em: 200 }, upright: { glyphs: upright, em: 1000 } };

type Lettering = {
  readonly className: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  /** Chart units. */
  readonly size: number;
  readonly anchor?: "start" | "middle" | "end";
  readonly face?: keyof typeof faces;
  /** Between characters, in ems. */
  readonly spacing?: number;
  /** Chart units around the letters, for renderers that scale every line; else as many CSS pixels as its class says. */
  readonly halo?: number;
};

const scale = (size: number, em: number) => String(Number((size / em).toFixed(4))).replace(/^0/, "");

/** Whether an outline exists for every character. */
export const hasGlyphs = (words: string): boolean => [...words].every((character) => italic[character]);

/** In chart units. */
export function letteringWidth(
  words: string,
  { size, face = "italic", spacing = 0 }: Pick<Lettering, "size" | "face" | "spacing">,
): number {
  const { glyphs, em } = faces[face];
  return [...words].reduce((sum, character) => sum + ((glyphs[character]?.[0] ?? 0) / em + spacing) * size, 0);
}

/** The words as one outline of the site's typeface, since an image can't load fonts; as text if a glyph is missing. */
export function lettering(words: string, options: Lettering): string {
  const { className, x, y, size, anchor = "start", face = "italic", spacing = 0, halo } = options;
  const { glyphs, em } = faces[face];
  let [path, pen] = ["", 0];
  for (const character of words) {
    const glyph = glyphs[character];
    if (!glyph) {
      const place = `text-anchor="${anchor}" x="${short(x)}" y="${short(y)}" font-size="${short(size)}"`;
      return `<text class="${className}" ${place}>${escapeText(words)}</text>`;
    }
    const [advance, outline] = glyph;
    if (outline !== "") path += `M${Math.round(pen)} 0${outline}`;
    pen += advance + spacing * em;
  }
  const width = letteringWidth(words, options);
  const left = x - (anchor === "middle" ? width / 2 : anchor === "end" ? width : 0);
  const place = `translate(${short(left)} ${short(y)})scale(${scale(size, em)})`;
  const line =
    halo === undefined
      ? `vector-effect="non-scaling-stroke"`
      : `style="stroke-width:${Math.round((halo * em) / size)}"`;
  return `<path class="${className}" ${line} transform="${place}" d="${path}"/>`;
}

export type DepthFigure = { readonly x: number; readonly y: number; readonly fathoms: number; readonly tenth?: number };

const figureSize = 10.5;
const tenthSize = 7;

/** Depths on the water, tenths as a subscript; they share the outlines of their digits. */
export function depthFigures(figures: readonly DepthFigure[]): string {
  const digits = new Map<string, string>();
  let uses = "";
  for (const { x, y, fathoms, tenth } of figures) {
    let pen = x;
    const write = (value: number, name: string, size: number, line: number) => {
      for (const digit of String(value)) {
        const [advance, outline] = italic[digit] ?? [0, ""];
        const id = name + digit;
        digits.set(id, `<path id="${id}" transform="scale(${scale(size, faces.italic.em)})" d="${outline}"/>`);
        uses += `<use href="#${id}" x="${short(pen)}" y="${short(line)}"/>`;
        pen += (advance * size) / faces.italic.em;
      }
    };
    write(fathoms, "d", figureSize, y);
    if (tenth !== undefined) write(tenth, "t", tenthSize, y + 2.5);
  }
  return uses === "" ? "" : `<defs>${[...digits.values()].join("")}</defs><g class="c-snd">${uses}</g>`;
}
