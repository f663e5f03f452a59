import PDFDocument from "pdfkit";
import { light } from "../../../lib/brand-colours.ts";
import { blockEvents } from "./blocks.server.ts";
import { type BookletParts, coverDrawing, mm, page } from "./booklet-parts.ts";
import { columnWidth, margin, placePieces, styles } from "./pieces.server.ts";
import {
  breakLines,
  heightOf,
  type Line,
  type Pdf,
  paintLines,
  plainRun,
  registerFonts,
  type TextStyle,
  widthOf,
} from "./set-text.server.ts";

const { line, paper } = light;
const cover = { side: 22 * mm, drawing: coverDrawing.height };

export function drawBooklet({ booklet, name, accent, drawing }: BookletParts): Promise<Buffer> {
  const pdf: Pdf = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    ...{ pdfVersion: "1.7", tagged: true, lang: "en", displayTitle: true },
    info: { Title: booklet.title, Author: name },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.on("error", reject);
  });
  registerFonts(pdf);
  const events = blockEvents(pdf, booklet.body, accent);
  const placements = placePieces(events, 3);
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const openElements = [root];
  const openTags: string[] = ["Document"];

  function artifact(paint: () => void) {
    pdf.markContent("Artifact", { type: "Layout" });
    paint();
    pdf.endMarkedContent();
  }
  function mark(lines: readonly Line[], x: number, y: number) {
    const tag = openTags.at(-1) ?? "P";
    openElements.at(-1)?.add(pdf.markStructureContent(tag));
    paintLines(pdf, lines, x, y);
    pdf.endMarkedContent();
  }
  function openTag(tag: string) {
    const element = pdf.struct(tag);
    openElements.at(-1)?.add(element);
    openElements.push(element);
    openTags.push(tag);
    return element;
  }
  function closeTag() {
    openElements.pop()?.end();
    openTags.pop();
  }
  function paragraph(tag: string, text: string, style: TextStyle, x: number, y: number, width: number): number {
    const lines = breakLines(pdf, plainRun(text), style, width);
    openTag(tag);
    mark(lines, x, y);
    closeTag();
    return y + heightOf(lines);
  }
  let currentPage = 0;
  function addPage() {
    pdf.addPage();
    currentPage += 1;
    artifact(() => pdf.rect(0, 0, page.width, page.height).fill(paper));
    if (currentPage === 1) return;
    artifact(() => {
      const foot = page.height - 10 * mm;
      const runningTitle = breakLines(pdf, plainRun(`${booklet.title}  ·  ${name}`), styles.small, columnWidth);
      paintLines(pdf, runningTitle.slice(0, 1), margin.side, foot);
      const number = breakLines(pdf, plainRun(String(currentPage)), styles.small, columnWidth);
      paintLines(pdf, number, margin.side + columnWidth - (number[0]?.segments[0]?.width ?? 0), foot);
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
  const coverWidth = page.width - 2 * cover.side;
  let y = paragraph("P", booklet.mark, styles.mark, cover.side, 26 * mm, coverWidth);
  y = paragraph("P", booklet.title, styles.title, cover.side, y + 8 * mm, 122 * mm);
  paragraph("P", booklet.subtitle, styles.subtitle, cover.side, y + 7 * mm, 104 * mm);
  const plate = { y: page.height - 27 * mm, height: 9 * mm };
  const [owner] = breakLines(pdf, plainRun(name), styles.entry, coverWidth);
  const ownerWidth = widthOf(owner?.segments ?? []);
  artifact(() => pdf.roundedRect(cover.side, plate.y, ownerWidth + 8 * mm, plate.height, mm).fill(paper));
  paragraph("P", name, styles.entry, cover.side + 4 * mm, plate.y + 1.5 * mm, coverWidth);

  addPage();
  const chapters = events.flatMap((event, index) => {
    if (event.kind !== "open" || event.chapter === undefined) return [];
    const first = events[index + 1];
    return [{ title: event.chapter, page: first?.kind === "piece" ? (placements.get(first.piece)?.page ?? 0) : 0 }];
  });
  y = paragraph("P", "Contents", styles.chapter, margin.side, margin.top + 6 * mm, columnWidth) + 6 * mm;
  openTag("TOC");
  for (const { title, page: number } of chapters) {
    openTag("TOCI");
    const link = openTag("Link");
    const lines = breakLines(pdf, plainRun(title), styles.entry, columnWidth - 14 * mm);
    const height = heightOf(lines) + 4.4 * mm;
    mark(lines, margin.side, y + 2.2 * mm);
    const numberLines = breakLines(pdf, plainRun(String(number)), { ...styles.mark, size: 10 }, columnWidth);
    mark(numberLines, margin.side + columnWidth - (numberLines[0]?.segments[0]?.width ?? 0), y + 3 * mm);
    pdf.goTo(margin.side, y, columnWidth, height, `page-${number}`, {
      // PDFKit writes a primitive string as a name.
      Contents: Object(title) as string,
      ...{ structParent: link },
    });
    closeTag();
    closeTag();
    const bottom = y + height;
    artifact(() =>
      pdf
        .moveTo(margin.side, bottom)
        .lineTo(margin.side + columnWidth, bottom)
        .lineWidth(0.25 * mm)
        .stroke(line),
    );
    y = bottom;
  }
  closeTag();

  let chapter = pdf.outline;
  for (const [index, event] of events.entries()) {
    if (event.kind === "open") openTag(event.tag);
    if (event.kind === "close") closeTag();
    if (event.kind !== "piece") continue;
    const {
      lines,
      page: number,
      y: top,
      x = 0,
      paintBackground,
    } = placements.get(event.piece) ?? { ...event.piece, page: 0, y: 0 };
    while (number > currentPage) addPage();
    const previous = events[index - 1];
    if (previous?.kind === "open" && previous.chapter !== undefined) {
      pdf.addNamedDestination(`page-${number}`);
      chapter = pdf.outline.addItem(previous.chapter);
    }
    if (previous?.kind === "open" && previous.section !== undefined) chapter.addItem(previous.section);
    if (paintBackground) artifact(() => paintBackground(top));
    if (lines.length > 0) mark(lines, margin.side + x, top);
  }
  root.end();
  pdf.end();
  return done;
}
