import type { Box } from "./chart-parts.ts";
import { lettering, letteringWidth } from "./lettering.ts";
import type { Island } from "./seabed.ts";

const size = 26;
const margin = 16;

const sharedArea = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

type Sheet = { readonly width: number; readonly height: number; readonly occupied: readonly Box[] };
type PlaceLabel = { readonly text: string; readonly place: Pick<Island, "x" | "y" | "r"> };

/**
 * Draws names on, below or above their places, wherever they cover least, within the middle square that a taller crop of
 * the sheet still shows.
 */
export function placeNames(
  names: readonly PlaceLabel[],
  { width, height, occupied }: Sheet,
): { drawing: string; boxes: Box[] } {
  const reach = Math.min(width, height * 0.74) / 2;
  const boxes: Box[] = [];
  let drawing = "";
  for (const { text, place } of names) {
    const half = letteringWidth(text, { size }) / 2;
    const room = Math.max(0, reach - half);
    const x = Math.min(width / 2 + room, Math.max(width / 2 - room, place.x));
    const beside = Math.min(place.r * 0.9, height * 0.2);
    const spots = [0, beside + size, -beside - size * 0.6].map((offset) => {
      const y = Math.min(height - margin, Math.max(margin + size * 0.7, place.y + size * 0.3 + offset));
      // Wider to the left and downwards, because figures start at their position.
      const box: Box = [x - half - 20, y - size * 0.9, x + half + 6, y + size * 0.7];
      const covered = [...occupied, ...boxes, ...boxes].reduce((sum, other) => sum + sharedArea(box, other), 0);
      return { y, box, covered };
    });
    const best = spots.reduce((leastCovered, spot) => (spot.covered < leastCovered.covered ? spot : leastCovered));
    boxes.push(best.box);
    drawing += lettering(text, { className: "c-name", anchor: "middle", x, y: best.y, size, halo: 4 });
  }
  return { drawing, boxes };
}
