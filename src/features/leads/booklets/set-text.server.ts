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

/** Runs of Markdown's tokens; `**` is bold, `*` italic, everything else plain. */
export const runsOf = (tokens: readonly Token[], style = { isBold: false, isItalic: false }): Run[] =>
  tokens.flatMap((token) => {
    const own = {
      isBold: style.isBold || token.type === "strong",
      isItalic: style.isItalic || token.type === "em",
    };
    if ("tokens" in token && token.tokens) return runsOf(token.tokens, own);
    return "text" in token && typeof token.text === "string" ? [{ text: token.text, ...own }] : [];
  });

export const plainRun = (text: string, isBold = false): Run[] => [{ text, isBold, isItalic: false }];

const extended = /[\u0100-\u024f\u1e00-\u1eff]+|[^\u0100-\u024f\u1e00-\u1eff]+/g;

/** Words with their parts; a line breaks between words only. */
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

const widthOf = (segments: readonly Segment[]) => segments.reduce((sum, { width }) => sum + width, 0);

export function breakLines(pdf: Pdf, runs: readonly Run[], style: TextStyle, width: number): Line[] {
  const space = pdf.font(style.family).fontSize(style.size).widthOfString(" ");
  const lines: Line[] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const word of wordsOf(pdf, runs, style)) {
    const wide = widthOf(word);
    if (used + space + wide > width) {
      lines.push({ segments: [...word], style });
      used = wide;
      continue;
    }
    const last = lines.at(-1)?.segments;
    const before = last?.at(-1);
    if (!last || !before) continue;
    // The space belongs to the text, for copying and screen readers.
    before.text += " ";
    before.width += space;
    for (const segment of word) {
      const same = last.at(-1);
      if (same && same.font === segment.font && same.isBold === segment.isBold && same.isItalic === segment.isItalic) {
        same.text += segment.text;
        same.width += segment.width;
      } else last.push(segment);
    }
    used += space + wide;
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
      // The fonts come in one weight.
      pdf.lineWidth(size * 0.024).text(spaced, currentX, baseline, {
        ...{ lineBreak: false, baseline: "alphabetic", fill: true, stroke: isBold, oblique: isItalic },
      });
      currentX += width;
    }
    top += size * leading;
  }
}
