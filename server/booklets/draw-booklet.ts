import { Marked, type Token, type Tokens } from "marked";
import PDFDocument from "pdfkit";
import { light } from "../../src/lib/brand-colours.ts";
import { type Accent, type BookletParts, coverDrawing, mm, page } from "./booklet-parts.ts";
import {
  breakLines,
  heightOf,
  type Line,
  type Pdf,
  paintLines,
  plainRun,
  registerFonts,
  runsOf,
  type TextStyle,
} from "./set-text.ts";

const margin = { top: 16 * mm, side: 18 * mm, bottom: 17 * mm };
const column = page.width - 2 * margin.side;
const lowest = page.height - margin.bottom;
const cover = { side: 22 * mm, drawing: coverDrawing.height };

const { ink, "ink-soft": soft, line, paper } = light;
const styles = {
  body: { family: "sans", size: 10.4, leading: 1.58, colour: ink },
  lead: { family: "serif", size: 13.5, leading: 1.45, colour: ink },
  chapter: { family: "serif", size: 25, leading: 1.1, colour: ink },
  section: { family: "serif", size: 14.5, leading: 1.25, colour: ink },
  cell: { family: "sans", size: 8.8, leading: 1.4, colour: ink },
  entry: { family: "serif", size: 13, leading: 1.3, colour: ink },
  small: { family: "sans", size: 8, leading: 1.2, colour: soft },
  mark: { family: "sans", size: 11, leading: 1.4, colour: soft },
  title: { family: "serif", size: 38, leading: 1.04, colour: ink },
  subtitle: { family: "sans", size: 12, leading: 1.5, colour: soft },
} as const satisfies Record<string, TextStyle>;

/** What is set at once on one page. */
type Piece = {
  lines: readonly Line[];
  height: number;
  /** Above it, unless it begins a page. */
  gap?: number;
  /** From the left edge of the column. */
  x?: number;
  /** Stays on the page of what follows. */
  keep?: boolean;
  /** Painted beneath, from the piece's upper edge; no part of the text. */
  under?: (y: number) => void;
};

type Event =
  | { kind: "open"; tag: string; chapter?: string; section?: string }
  | { kind: "close" }
  | { kind: "page" }
  | { kind: "piece"; piece: Piece };

type Placed = Piece & { page: number; y: number };

const close: Event = { kind: "close" };
const piece = (what: Piece): Event => ({ kind: "piece", piece: what });

/** Never a single line of a paragraph at the end or the top of a page. */
function paragraphPieces(lines: readonly Line[], gap: number, x = 0): Event[] {
  const groups =
    lines.length < 4 ? [lines] : [lines.slice(0, 2), ...lines.slice(2, -2).map((one) => [one]), lines.slice(-2)];
  return groups.map((group, index) => piece({ lines: group, height: heightOf(group), x, ...(index === 0 && { gap }) }));
}

function blockEvents(pdf: Pdf, body: string, { tide, tideSoft }: Accent): Event[] {
  const set = (runs: ReturnType<typeof runsOf>, style: TextStyle, width = column) =>
    breakLines(pdf, runs, style, width);
  const rule = (y: number, weight: number, colour: string) =>
    pdf
      .moveTo(margin.side, y)
      .lineTo(margin.side + column, y)
      .lineWidth(weight)
      .stroke(colour);

  function heading({ depth, tokens, text }: Tokens.Heading): Event[] {
    const lines = set(runsOf(tokens), depth === 1 ? styles.chapter : styles.section);
    const height = heightOf(lines) + (depth === 1 ? 6 : 1.5) * mm;
    if (depth > 1)
      return [{ kind: "open", tag: "H2", section: text }, piece({ lines, height, gap: 6 * mm, keep: true }), close];
    const bar = (y: number) => pdf.rect(margin.side, y, 18 * mm, 1.2 * mm).fill(tide);
    return [
      { kind: "page" },
      { kind: "open", tag: "H1", chapter: text },
      piece({ lines: [], height: 6.5 * mm, under: bar, keep: true }),
      piece({ lines, height, keep: true }),
      close,
    ];
  }

  function list({ ordered, items }: Tokens.List): Event[] {
    const indent = 5.4 * mm;
    const entries = items.flatMap((item, index): Event[] => {
      const label = set(plainRun(ordered ? `${index + 1}.` : "•"), { ...styles.body, colour: tide });
      const lines = set(runsOf(item.tokens), styles.body, column - indent);
      return [
        { kind: "open", tag: "LI" },
        { kind: "open", tag: "Lbl" },
        piece({ lines: label, height: 0, gap: index === 0 ? 2.9 * mm : 1.6 * mm, keep: true }),
        close,
        { kind: "open", tag: "LBody" },
        ...paragraphPieces(lines, 0, indent),
        close,
        close,
      ];
    });
    return [{ kind: "open", tag: "L" }, ...entries, close];
  }

  function quote({ tokens }: Tokens.Blockquote): Event[] {
    const inner = { x: 5.4 * mm, y: 4.2 * mm };
    const paragraphs = tokens
      .filter((token): token is Tokens.Paragraph => token.type === "paragraph")
      .map((token) => set(runsOf(token.tokens), styles.body, column - 2 * inner.x));
    const height = paragraphs.reduce((sum, lines) => sum + heightOf(lines), 2 * inner.y);
    const under = (y: number) => {
      pdf.rect(margin.side, y, column, height).fill(tideSoft);
      pdf.rect(margin.side, y, 0.9 * mm, height).fill(tide);
    };
    return [
      { kind: "open", tag: "BlockQuote" },
      piece({ lines: [], height: inner.y, gap: 5 * mm, under, keep: true }),
      ...paragraphs.flatMap((lines): Event[] => [
        { kind: "open", tag: "P" },
        piece({ lines, height: heightOf(lines), x: inner.x, keep: true }),
        close,
      ]),
      piece({ lines: [], height: inner.y }),
      close,
    ];
  }

  function table({ header, rows }: Tokens.Table): Event[] {
    const space = 3 * mm;
    const natural = header.map((_, index) =>
      Math.max(
        ...[header, ...rows].map((row) => {
          const [whole] = set(runsOf(row[index]?.tokens ?? []), styles.cell, Number.MAX_VALUE);
          return 12 * mm + (whole?.segments.reduce((sum, { width }) => sum + width, 0) ?? 0);
        }),
      ),
    );
    // Long cells wrap; their columns get less than their share of the text.
    const weights = natural.map((width) => width ** 0.7);
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    const widths = weights.map((weight) => (weight / whole) * column);
    const lefts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width, 0));
    const rowEvents = (row: readonly Tokens.TableCell[], isHead: boolean, index: number): Event[] => {
      const cells = row.map(({ tokens, text }, at) =>
        set(isHead ? plainRun(text, true) : runsOf(tokens), styles.cell, (widths[at] ?? 0) - space),
      );
      const text = Math.max(...cells.map(heightOf), styles.cell.size * styles.cell.leading);
      const height = isHead ? text + 1.6 * mm : Math.max(text + 3.4 * mm, 7.4 * mm);
      const under = (y: number) => (isHead ? rule(y + height, 0.5 * mm, ink) : rule(y + height, 0.25 * mm, line));
      return [
        { kind: "open", tag: "TR" },
        ...cells.flatMap((lines, at): Event[] => [
          { kind: "open", tag: isHead ? "TH" : "TD" },
          piece({
            lines,
            x: lefts[at] ?? 0,
            height: at === cells.length - 1 ? height : 0,
            keep: isHead || at < cells.length - 1,
            ...(at === 0 && { under, gap: index === 0 ? 3.6 * mm : isHead ? 0 : 1.6 * mm }),
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

  const events: Event[] = [];
  let before: Token | undefined;
  for (const token of new Marked().lexer(body)) {
    if (token.type === "space") continue;
    if (token.type === "heading") events.push(...heading(token as Tokens.Heading));
    if (token.type === "list") events.push(...list(token as Tokens.List));
    if (token.type === "blockquote") events.push(...quote(token as Tokens.Blockquote));
    if (token.type === "table") events.push(...table(token as Tokens.Table));
    if (token.type === "paragraph") {
      const isLead = before?.type === "heading" && (before as Tokens.Heading).depth === 1;
      const lines = set(runsOf(token.tokens ?? []), isLead ? styles.lead : styles.body);
      events.push({ kind: "open", tag: "P" }, ...paragraphPieces(lines, 2.9 * mm), close);
    }
    before = token;
  }
  return events;
}

/** Which page each piece is on, and where. */
function placePieces(events: readonly Event[], firstPage: number): Map<Piece, Placed> {
  const placed = new Map<Piece, Placed>();
  const pieces = events.flatMap((event) => (event.kind === "piece" ? [event.piece] : []));
  const heightWith = (from: number): number => {
    const one = pieces[from];
    if (!one) return 0;
    return one.height + (one.keep ? (pieces[from + 1]?.gap ?? 0) + heightWith(from + 1) : 0);
  };
  let number = firstPage - 1;
  let y = lowest;
  let index = 0;
  for (const event of events) {
    if (event.kind === "page") y = Number.POSITIVE_INFINITY;
    if (event.kind !== "piece") continue;
    const { piece: one } = event;
    const top = y + (one.gap ?? 0);
    const isNew = top + heightWith(index) > lowest && y > margin.top;
    if (isNew) number += 1;
    const at = isNew ? margin.top : top;
    placed.set(one, { ...one, page: number, y: at });
    y = at + one.height;
    index += 1;
  }
  return placed;
}

/** Draws a booklet: cover, contents, chapters; tagged for screen readers. */
export function drawBooklet({ booklet, name, accent, drawing }: BookletParts): Promise<Buffer> {
  const pdf: Pdf = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    ...{ pdfVersion: "1.7", tagged: true, lang: "en", displayTitle: true },
    info: { Title: booklet.title, Author: name },
  });
  const parts: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on("data", (part: Buffer) => parts.push(part));
    pdf.on("end", () => resolve(Buffer.concat(parts)));
    pdf.on("error", reject);
  });
  registerFonts(pdf);
  const events = blockEvents(pdf, booklet.body, accent);
  const placed = placePieces(events, 3);
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const open = [root];

  function artifact(paint: () => void) {
    pdf.markContent("Artifact", { type: "Layout" });
    paint();
    pdf.endMarkedContent();
  }
  function mark(lines: readonly Line[], x: number, y: number) {
    const tag = openTags.at(-1) ?? "P";
    open.at(-1)?.add(pdf.markStructureContent(tag));
    paintLines(pdf, lines, x, y);
    pdf.endMarkedContent();
  }
  const openTags: string[] = ["Document"];
  function begin(tag: string) {
    const element = pdf.struct(tag);
    open.at(-1)?.add(element);
    open.push(element);
    openTags.push(tag);
    return element;
  }
  function end() {
    open.pop()?.end();
    openTags.pop();
  }
  function paragraph(tag: string, text: string, style: TextStyle, x: number, y: number, width: number): number {
    const lines = breakLines(pdf, plainRun(text), style, width);
    begin(tag);
    mark(lines, x, y);
    end();
    return y + heightOf(lines);
  }
  let current = 0;
  function addPage() {
    pdf.addPage();
    current += 1;
    artifact(() => pdf.rect(0, 0, page.width, page.height).fill(paper));
    if (current === 1) return;
    artifact(() => {
      const foot = page.height - 10 * mm;
      const running = breakLines(pdf, plainRun(`${booklet.title}  ·  ${name}`), styles.small, column);
      paintLines(pdf, running.slice(0, 1), margin.side, foot);
      const number = breakLines(pdf, plainRun(String(current)), styles.small, column);
      paintLines(pdf, number, margin.side + column - (number[0]?.segments[0]?.width ?? 0), foot);
    });
  }

  addPage();
  if (drawing)
    artifact(() => {
      const top = page.height - cover.drawing;
      pdf.image(Buffer.from(drawing), 0, top, { width: page.width, height: cover.drawing });
      const fade = pdf
        .linearGradient(0, top, 0, top + cover.drawing * 0.28)
        .stop(0, paper, 1)
        .stop(1, paper, 0);
      pdf.rect(0, top - 1, page.width, cover.drawing * 0.28 + 1).fill(fade);
    });
  const wide = page.width - 2 * cover.side;
  let y = paragraph("P", booklet.mark, styles.mark, cover.side, 26 * mm, wide);
  y = paragraph("P", booklet.title, styles.title, cover.side, y + 8 * mm, 122 * mm);
  paragraph("P", booklet.subtitle, styles.subtitle, cover.side, y + 7 * mm, 104 * mm);
  const plate = { y: page.height - 27 * mm, height: 9 * mm };
  const [owner] = breakLines(pdf, plainRun(name), styles.entry, wide);
  const ownerWidth = owner?.segments.reduce((sum, { width }) => sum + width, 0) ?? 0;
  artifact(() => pdf.roundedRect(cover.side, plate.y, ownerWidth + 8 * mm, plate.height, mm).fill(paper));
  paragraph("P", name, styles.entry, cover.side + 4 * mm, plate.y + 1.5 * mm, wide);

  addPage();
  const chapters = events.flatMap((event, index) => {
    if (event.kind !== "open" || event.chapter === undefined) return [];
    const first = events[index + 1];
    return [{ title: event.chapter, page: first?.kind === "piece" ? (placed.get(first.piece)?.page ?? 0) : 0 }];
  });
  y = paragraph("P", "Contents", styles.chapter, margin.side, margin.top + 6 * mm, column) + 6 * mm;
  begin("TOC");
  for (const { title, page: number } of chapters) {
    begin("TOCI");
    const link = begin("Link");
    const lines = breakLines(pdf, plainRun(title), styles.entry, column - 14 * mm);
    const height = heightOf(lines) + 4.4 * mm;
    mark(lines, margin.side, y + 2.2 * mm);
    const at = breakLines(pdf, plainRun(String(number)), { ...styles.mark, size: 10 }, column);
    mark(at, margin.side + column - (at[0]?.segments[0]?.width ?? 0), y + 3 * mm);
    pdf.goTo(margin.side, y, column, height, `page-${number}`, {
      Contents: title,
      ...{ structParent: link },
    });
    end();
    end();
    const bottom = y + height;
    artifact(() =>
      pdf
        .moveTo(margin.side, bottom)
        .lineTo(margin.side + column, bottom)
        .lineWidth(0.25 * mm)
        .stroke(line),
    );
    y = bottom;
  }
  end();

  let chapter = pdf.outline;
  for (const [index, event] of events.entries()) {
    if (event.kind === "open") begin(event.tag);
    if (event.kind === "close") end();
    if (event.kind !== "piece") continue;
    const { lines, page: number, y: top, x = 0, under } = placed.get(event.piece) ?? { ...event.piece, page: 0, y: 0 };
    while (number > current) addPage();
    const opened = events[index - 1];
    if (opened?.kind === "open" && opened.chapter !== undefined) {
      pdf.addNamedDestination(`page-${number}`);
      chapter = pdf.outline.addItem(opened.chapter);
    }
    if (opened?.kind === "open" && opened.section !== undefined) chapter.addItem(opened.section);
    if (under) artifact(() => under(top));
    if (lines.length > 0) mark(lines, margin.side + x, top);
  }
  root.end();
  pdf.end();
  return done;
}
