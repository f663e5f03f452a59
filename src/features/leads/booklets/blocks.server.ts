import { Marked, type Token, type Tokens } from "marked";
import { light } from "../../../lib/brand-colours.ts";
import { type Accent, mm } from "./booklet-parts.ts";
import { type BookletEvent, close, columnWidth, margin, paragraphPieces, piece, styles } from "./pieces.server.ts";
import { breakLines, heightOf, type Pdf, plainRun, runsOf, type TextStyle, widthOf } from "./set-text.server.ts";

const { ink, line } = light;

/** Pieces of a Markdown text in order, with tags for screen readers. */
export function blockEvents(pdf: Pdf, body: string, { tide, tideSoft }: Accent): BookletEvent[] {
  const layOut = (runs: ReturnType<typeof runsOf>, style: TextStyle, width = columnWidth) =>
    breakLines(pdf, runs, style, width);
  const rule = (y: number, weight: number, colour: string) =>
    pdf
      .moveTo(margin.side, y)
      .lineTo(margin.side + columnWidth, y)
      .lineWidth(weight)
      .stroke(colour);

  function heading({ depth, tokens, text }: Tokens.Heading): BookletEvent[] {
    const lines = layOut(runsOf(tokens), depth === 1 ? styles.chapter : styles.section);
    const height = heightOf(lines) + (depth === 1 ? 6 : 1.5) * mm;
    if (depth > 1)
      return [
        { kind: "open", tag: "H2", section: text },
        piece({ lines, height, gap: 6 * mm, keepWithNext: true }),
        close,
      ];
    const bar = (y: number) => pdf.rect(margin.side, y, 18 * mm, 1.2 * mm).fill(tide);
    return [
      { kind: "page" },
      { kind: "open", tag: "H1", chapter: text },
      piece({ lines: [], height: 6.5 * mm, paintBackground: bar, keepWithNext: true }),
      piece({ lines, height, keepWithNext: true }),
      close,
    ];
  }

  function list({ ordered, items }: Tokens.List): BookletEvent[] {
    const indent = 5.4 * mm;
    const entries = items.flatMap((item, index): BookletEvent[] => {
      const label = layOut(plainRun(ordered ? `${index + 1}.` : "•"), { ...styles.body, colour: tide });
      const lines = layOut(runsOf(item.tokens), styles.body, columnWidth - indent);
      return [
        { kind: "open", tag: "LI" },
        { kind: "open", tag: "Lbl" },
        piece({ lines: label, height: 0, gap: index === 0 ? 2.9 * mm : 1.6 * mm, keepWithNext: true }),
        close,
        { kind: "open", tag: "LBody" },
        ...paragraphPieces(lines, 0, indent),
        close,
        close,
      ];
    });
    return [{ kind: "open", tag: "L" }, ...entries, close];
  }

  function quote({ tokens }: Tokens.Blockquote): BookletEvent[] {
    const inner = { x: 5.4 * mm, y: 4.2 * mm };
    const paragraphs = tokens
      .filter((token): token is Tokens.Paragraph => token.type === "paragraph")
      .map((token) => layOut(runsOf(token.tokens), styles.body, columnWidth - 2 * inner.x));
    const height = paragraphs.reduce((sum, lines) => sum + heightOf(lines), 2 * inner.y);
    const paintBackground = (y: number) => {
      pdf.rect(margin.side, y, columnWidth, height).fill(tideSoft);
      pdf.rect(margin.side, y, 0.9 * mm, height).fill(tide);
    };
    return [
      { kind: "open", tag: "BlockQuote" },
      piece({ lines: [], height: inner.y, gap: 5 * mm, paintBackground, keepWithNext: true }),
      ...paragraphs.flatMap((lines): BookletEvent[] => [
        { kind: "open", tag: "P" },
        piece({ lines, height: heightOf(lines), x: inner.x, keepWithNext: true }),
        close,
      ]),
      piece({ lines: [], height: inner.y }),
      close,
    ];
  }

  function table({ header, rows }: Tokens.Table): BookletEvent[] {
    const space = 3 * mm;
    const naturalWidths = header.map((_, index) =>
      Math.max(
        ...[header, ...rows].map((row) => {
          const [unbrokenLine] = layOut(runsOf(row[index]?.tokens ?? []), styles.cell, Number.MAX_VALUE);
          return 12 * mm + widthOf(unbrokenLine?.segments ?? []);
        }),
      ),
    );
    // Long cells can wrap, so their columns get less than a proportional width.
    const weights = naturalWidths.map((width) => width ** 0.7);
    const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
    const widths = weights.map((weight) => (weight / totalWeight) * columnWidth);
    const lefts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width, 0));
    const rowEvents = (row: readonly Tokens.TableCell[], isHead: boolean, index: number): BookletEvent[] => {
      const cells = row.map(({ tokens, text }, at) =>
        layOut(isHead ? plainRun(text, true) : runsOf(tokens), styles.cell, (widths[at] ?? 0) - space),
      );
      const text = Math.max(...cells.map(heightOf), styles.cell.size * styles.cell.leading);
      const height = isHead ? text + 1.6 * mm : Math.max(text + 3.4 * mm, 7.4 * mm);
      const paintBackground = (y: number) =>
        isHead ? rule(y + height, 0.5 * mm, ink) : rule(y + height, 0.25 * mm, line);
      return [
        { kind: "open", tag: "TR" },
        ...cells.flatMap((lines, at): BookletEvent[] => [
          { kind: "open", tag: isHead ? "TH" : "TD" },
          piece({
            lines,
            x: lefts[at] ?? 0,
            height: at === cells.length - 1 ? height : 0,
            keepWithNext: isHead || at < cells.length - 1,
            ...(at === 0 && { paintBackground, gap: index === 0 ? 3.6 * mm : isHead ? 0 : 1.6 * mm }),
          }),
          close,
        ]),
        close,
      ];
    };
    return [
      { kind: "open", tag: "Table" },
      ...[header, ...rows].flatMap((row, index) => rowEvents(row, index === 0, index)),
      piece({ lines: [], height: 1.9 * mm }),
      close,
    ];
  }

  const events: BookletEvent[] = [];
  let previous: Token | undefined;
  for (const token of new Marked().lexer(body)) {
    if (token.type === "space") continue;
    if (token.type === "heading") events.push(...heading(token as Tokens.Heading));
    if (token.type === "list") events.push(...list(token as Tokens.List));
    if (token.type === "blockquote") events.push(...quote(token as Tokens.Blockquote));
    if (token.type === "table") events.push(...table(token as Tokens.Table));
    if (token.type === "paragraph") {
      const isLead = previous?.type === "heading" && (previous as Tokens.Heading).depth === 1;
      const lines = layOut(runsOf(token.tokens ?? []), isLead ? styles.lead : styles.body);
      events.push({ kind: "open", tag: "P" }, ...paragraphPieces(lines, 2.9 * mm), close);
    }
    previous = token;
  }
  return events;
}
