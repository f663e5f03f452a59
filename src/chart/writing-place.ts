import { area } from "./contour.ts";
import type { Point } from "./seabed.ts";

export type Bounds = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Returns the smallest box around some points. */
export function bounds(points: readonly Point[]): Bounds {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Returns the loop with the largest area. */
export function largest(loops: readonly (readonly Point[])[]): readonly Point[] | undefined {
  return [...loops].sort((a, b) => area(b) - area(a))[0];
}

/** Whether a loop goes round a point. */
function encloses(loop: readonly Point[], [x, y]: Point): boolean {
  let isInside = false;
  loop.forEach(([ax, ay], index) => {
    const [bx, by] = loop[(index + 1) % loop.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  });
  return isInside;
}

/**
 * Returns the most spacious place inside a shore for a line of text `aspect` times as wide as it is high, and half the
 * height that fits there. Undefined for a loop without area.
 */
export function writingPlace(shore: readonly Point[], aspect: number): { room: number; place: Point } | undefined {
  let best: { room: number; place: Point } | undefined;
  const { left, top, right, bottom } = bounds(shore);
  const stride = Math.max(right - left, bottom - top) / 36;
  for (let y = top + stride / 2; y < bottom; y += stride) {
    for (let x = left + stride / 2; x < right; x += stride) {
      if (!encloses(shore, [x, y])) continue;
      const room = Math.min(...shore.map(([px, py]) => Math.hypot((px - x) / aspect, py - y)));
      if (!best || room > best.room) best = { room, place: [x, y] };
    }
  }
  return best;
}
