import { italic, upright } from "./glyphs.ts";
import { short } from "./path.ts";

/** Font sizes of the classes that have none of their own; `c-sea` is spaced out. */
const sizes: Readonly<Record<string, number>> = { "c-brg": 13, "c-name": 15, "c-sea": 15 };

const fonts = { italic: { glyphs: italic, em: 200 }, upright: { glyphs: upright, em: 1000 } };

type Run = { d: string; width: number };

/** In units of the font; `spacing` in ems. Undefined if a glyph is missing. */
function runOf(text: string, { glyphs, em }: (typeof fonts)[keyof typeof fonts], spacing: number): Run | undefined {
  let [d, width] = ["", 0];
  for (const character of text) {
    const glyph = glyphs[character];
    if (!glyph) return undefined;
    if (glyph[1] !== "") d += `M${Math.round(width)} 0${glyph[1]}`;
    width += glyph[0] + spacing * em;
  }
  return { d, width };
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
const number = (tag: string, name: string) => Number(attribute(tag, name) ?? 0);
const scale = (size: number, em: number) => String(Number((size / em).toFixed(4))).replace(/^0/, "");

const sounding =
  /<text x="([\d.]+)" y="([\d.]+)">(\d+)(?:<tspan dy="([\d.]+)" font-size="([\d.]+)">(\d+)<\/tspan>)?<\/text>/g;

/** Depth figures share the outlines of their digits. */
function drawSoundings(group: string, size: number): string {
  const digits = new Map<string, string>();
  let out = "";
  for (const [, x, y, whole = "", drop = 0, smallSize = 0, tenth = ""] of group.matchAll(sounding)) {
    let pen = Number(x);
    for (const [figures, fontSize, line] of [
      [whole, size, Number(y)],
      [tenth, Number(smallSize), Number(y) + Number(drop)],
    ] as const) {
      for (const digit of figures) {
        const [advance, d] = italic[digit] ?? [0, ""];
        const id = `${fontSize === size ? "d" : "t"}${digit}`;
        digits.set(id, `<path id="${id}" transform="scale(${scale(fontSize, fonts.italic.em)})" d="${d}"/>`);
        out += `<use href="#${id}" x="${short(pen)}" y="${short(line)}"/>`;
        pen += (advance * fontSize) / fonts.italic.em;
      }
    }
  }
  return `<defs>${[...digits.values()].join("")}</defs><g class="c-snd">${out}</g>`;
}

/** Replaces the text of a drawing by outlines: an image has no access to the page's fonts. Unknown characters stay text. */
export function drawLettering(svg: string): string {
  return svg
    .replaceAll(/<g class="c-snd" font-size="([\d.]+)">(.*?)<\/g>/g, (_, size: string, group: string) =>
      drawSoundings(group, Number(size)),
    )
    .replaceAll(/<text( class="([\w-]+)"[^>]*)>([^<]*)<\/text>/g, (whole, tag: string, name: string, text: string) => {
      const isInitials = name === "a-ini";
      const font = isInitials ? fonts.upright : fonts.italic;
      const run = runOf(text, font, isInitials ? -0.03 : name === "c-sea" ? 0.32 : 0);
      if (!run) return whole;
      const size = number(tag, "font-size") || (sizes[name] ?? 0);
      const width = (run.width * size) / font.em;
      const anchor = isInitials ? "middle" : attribute(tag, "text-anchor");
      const x = number(tag, "x") - (anchor === "middle" ? width / 2 : anchor === "end" ? width : 0);
      const turn = attribute(tag, "transform");
      const place = `translate(${short(x)} ${short(number(tag, "y"))})scale(${scale(size, font.em)})`;
      return `<path class="${name}" vector-effect="non-scaling-stroke" transform="${turn ?? ""}${place}" d="${run.d}"/>`;
    });
}
