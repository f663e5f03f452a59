import path from "node:path";
import type { Token } from "marked";
import type PDFDocument from "pdfkit";
import { projectRoot } from "../../../server-context/project-root.server.ts";

export type Pdf = InstanceType<typeof PDFDocument>;

type Family = "sans" | "serif";

export type TextStyle = { family: Family; size: number; leading: number; colour: string };

type Run = { text: string; isBold: boolean; isItalic: boolean };

type Segment = Run & { font: string; width: number };

export type Line = { segments: Segment[]; style: TextStyle };

const fonts = {
  sans: "instrument-sans-latin",
  sansExtended: "instrument-sans-latin-ext",
  serif: "newsreader-latin",
  serifExtended: "newsreader-latin-ext",
};

export function registerFonts(pdf: Pdf): void {
  for (const [name, file] of Object.entries(fonts))
    pdf.registerFont(name, path.join(projectRoot, "src/server-context/pictures/fonts", `${file}.ttf`));
}

/** Runs of Markdown tokens; everything but bold and italic becomes plain text. */
export const runsOf = (tokens: readonly Token[], style = { isBold: false, isItalic: false }): Run[] =>
  tokens.flatMap((token) => {
    const own = { isBold: style.isBold || token.type === "strong", isItalic: style.isItalic || token.type === "em" };
    if ("tokens" in token && token.tokens) return runsOf(token.tokens, own);
    return "text" in token && typeof token.text === "string" ? [{ text: token.text, ...own }] : [];
  });

export const plainRun = (text: string, isBold = false): Run[] => [{ text, isBold, isItalic: false }];

const extended = /[\u0100-\u024f\u1e00-\u1eff]+|[^\u0100-\u024f\u1e00-\u1eff]+/g;

/** Each word as segments of one font, because lines break only between words. */
function wordsOf(pdf: Pdf, runs: readonly Run[], { family, size }: TextStyle): Segment[][] {
  const words: Segment[][] = [[]];
  for (const run of runs)
    for (const [index, part] of run.text.split(/\s+/).entries()) {
      if (index > 0) words.push([]);
      for (const text of part.match(extended) ?? []) {
        const font = /^[\u0100-\u024f\u1e00-\u1eff]/.test(text) ? `${family}Extended` : family;
        const width = pdf.font(font).fontSize(size).widthOfString(text);
        words.at(-1)?.push({ ...run, text, font, width });
      }
    }
  return words.filter((word) => word.length > 0);
}

export const widthOf = (segments: readonly Segment[]): number => segments.reduce((sum, { width }) => sum + width, 0);

export function breakLines(pdf: Pdf, runs: readonly Run[], style: TextStyle, width: number): Line[] {
  const space = pdf.font(style.family).fontSize(style.size).widthOfString(" ");
  const lines: Line[] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const word of wordsOf(pdf, runs, style)) {
    const wordWidth = widthOf(word);
    if (used + space + wordWidth > width) {
      lines.push({ segments: [...word], style });
      used = wordWidth;
      continue;
    }
    const segments = lines.at(-1)?.segments;
    const previous = segments?.at(-1);
    if (!segments || !previous) continue;
    // The space is part of the text, for copying and screen readers.
    previous.text += " ";
    previous.width += space;
    for (const segment of word) {
      const last = segments.at(-1);
      if (last && last.font === segment.font && last.isBold === segment.isBold && last.isItalic === segment.isItalic) {
        last.text += segment.text;
        last.width += segment.width;
      } else segments.push(segment);
    }
    used += space + wordWidth;
  }
  return lines;
}

export const heightOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { style: { size, leading } }) => sum + size * leading, 0);

/** Paints lines below each other from the upper left corner. */
export function paintLines(pdf: Pdf, lines: readonly Line[], x: number, y: number): void {
  let top = y;
  for (const { segments, style } of lines) {
    const { size, leading, colour } = style;
    const baseline = top + (size * (leading - 1)) / 2 + size * 0.8;
    let currentX = x;
    for (const [index, { text, font, isBold, isItalic, width }] of segments.entries()) {
      const spaced = index === segments.length - 1 ? `${text} ` : text;
      pdf.font(font).fontSize(size).fillColor(colour).strokeColor(colour);
      // The fonts have one weight: bold is stroked.
      pdf.lineWidth(size * 0.024).text(spaced, currentX, baseline, {
        ...{ lineBreak: false, baseline: "alphabetic", fill: true, stroke: isBold, oblique: isItalic },
      });
      currentX += width;
    }
    top += size * leading;
  }
}
