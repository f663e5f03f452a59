/** From `start` up to, not including, `end`; sorted and apart. */
export type Span = readonly [start: number, end: number];

/** Overlapping and touching ranges become one. */
export function mergeRange(known: readonly Span[], [start, end]: Span): Span[] {
  if (end <= start) return [...known];
  const apart = known.filter((span) => span[1] < start || span[0] > end);
  const joined = known.filter((span) => span[1] >= start && span[0] <= end);
  const merged: Span = [Math.min(start, ...joined.map(([from]) => from)), Math.max(end, ...joined.map(([, to]) => to))];
  return [...apart, merged].toSorted((one, other) => one[0] - other[0]);
}

export const bytesIn = (spans: readonly Span[]): number => spans.reduce((sum, [start, end]) => sum + end - start, 0);

/** One minute at 128 kbit/s. */
const minuteBytes = 960_000;

/** A download is a minute of the recording, or all of a shorter one. */
export const isDownload = (spans: readonly Span[], fileBytes: number): boolean =>
  bytesIn(spans) >= Math.min(minuteBytes, fileBytes) && fileBytes > 0;
