import { light } from "../../../lib/brand-colours.ts";
import { mm, page } from "./booklet-parts.ts";
import { heightOf, type Line, type TextStyle } from "./set-text.server.ts";

export const margin = { top: 16 * mm, side: 18 * mm, bottom: 17 * mm };
export const columnWidth = page.width - 2 * margin.side;
const maxY = page.height - margin.bottom;

const { ink, "ink-soft": soft } = light;
export const styles = {
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

/** An unbreakable block on one page. */
export type Piece = {
  lines: readonly Line[];
  height: number;
  /** Space above it, except at the top of a page. */
  gap?: number;
  /** From the left edge of the column. */
  x?: number;
  /** Stays on the page of the next piece. */
  keepWithNext?: boolean;
  /** Painted below the text, from the piece's upper edge. */
  paintBackground?: (y: number) => void;
};

export type BookletEvent =
  | { kind: "open"; tag: string; chapter?: string; section?: string }
  | { kind: "close" }
  | { kind: "page" }
  | { kind: "piece"; piece: Piece };

type Placement = Piece & { page: number; y: number };

export const close: BookletEvent = { kind: "close" };
export const piece = (content: Piece): BookletEvent => ({ kind: "piece", piece: content });

/** Avoids a single line of a paragraph at the end or top of a page. */
export function paragraphPieces(lines: readonly Line[], gap: number, x = 0): BookletEvent[] {
  const groups =
    lines.length < 4 ? [lines] : [lines.slice(0, 2), ...lines.slice(2, -2).map((line) => [line]), lines.slice(-2)];
  return groups.map((group, index) => piece({ lines: group, height: heightOf(group), x, ...(index === 0 && { gap }) }));
}

export function placePieces(events: readonly BookletEvent[], firstPage: number): Map<Piece, Placement> {
  const placements = new Map<Piece, Placement>();
  const pieces = events.flatMap((event) => (event.kind === "piece" ? [event.piece] : []));
  const unbreakableHeight = (from: number): number => {
    const current = pieces[from];
    if (!current) return 0;
    return current.height + (current.keepWithNext ? (pieces[from + 1]?.gap ?? 0) + unbreakableHeight(from + 1) : 0);
  };
  let number = firstPage - 1;
  let y = maxY;
  let index = 0;
  for (const event of events) {
    if (event.kind === "page") y = Number.POSITIVE_INFINITY;
    if (event.kind !== "piece") continue;
    const { piece: placed } = event;
    const top = y + (placed.gap ?? 0);
    const isNewPage = top + unbreakableHeight(index) > maxY && y > margin.top;
    if (isNewPage) number += 1;
    const placedY = isNewPage ? margin.top : top;
    placements.set(placed, { ...placed, page: number, y: placedY });
    y = placedY + placed.height;
    index += 1;
  }
  return placements;
}
