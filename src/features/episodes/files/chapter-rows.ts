import { formatDuration, formatExactDuration, parseDuration } from "../../../lib/time/clock-time.ts";
import type { ChapterEntry } from "./chapters-file.ts";

/** Times as typed. */
export type ChapterRow = Omit<ChapterEntry, "start" | "end"> & { key: number; start: string; end: string };

export type ChapterField = "start" | "end" | "title" | "url" | "img";

/** Sentences by row key; valid rows are absent. */
type ChapterProblems = ReadonlyMap<number, Partial<Record<ChapterField, string>>>;

/** Seconds; players and files round lengths differently. */
const tolerance = 0.5;

const timeFormat = "Write the time as 1:23 or 1:02:03.";
const isWebUrl = (url: string) => /^https?:\/\/[^\s/]+/i.test(url) && URL.canParse(url);

let lastKey = 0;

export function chapterRow(entry: Partial<ChapterEntry> & { start: number }): ChapterRow {
  lastKey += 1;
  const { start, end = null, title = "", url = "", img = "", isListed = true, rest = {} } = entry;
  const typedEnd = end === null ? "" : formatExactDuration(end);
  return { key: lastKey, start: formatExactDuration(start), end: typedEnd, title, url, img, isListed, rest };
}

/** By time; a row with an invalid time stays behind its predecessor. */
export function sortRows(rows: readonly ChapterRow[]): ChapterRow[] {
  let last = 0;
  const timed = rows.map((row) => {
    last = parseDuration(row.start) ?? last;
    return { row, at: last };
  });
  return timed.sort((a, b) => a.at - b.at).map(({ row }) => row);
}

export const areSorted = (rows: readonly ChapterRow[]): boolean =>
  sortRows(rows).every((row, index) => row === rows[index]);

/** Call only for rows without problems. */
export const entriesOf = (rows: readonly ChapterRow[]): ChapterEntry[] =>
  rows.map(({ key: _key, start, end, title, url, img, ...row }) => ({
    ...row,
    title: title.trim(),
    url: url.trim(),
    img: img.trim(),
    start: parseDuration(start) ?? 0,
    end: parseDuration(end) ?? null,
  }));

function timeProblems(row: ChapterRow, next: ChapterRow | undefined, seconds: number | null) {
  const [start, end] = [parseDuration(row.start), parseDuration(row.end)];
  const nextStart = next && parseDuration(next.start);
  const length = seconds === null ? Number.POSITIVE_INFINITY : seconds + tolerance;
  const tooLate = seconds === null ? "" : `The recording ends at ${formatDuration(Math.round(seconds))}.`;
  const problems: Partial<Record<ChapterField, string>> = {};
  if (start === undefined) problems.start = timeFormat;
  else if (start >= length) problems.start = tooLate;
  if (!row.end.trim()) return problems;
  if (end === undefined) problems.end = timeFormat;
  else if (start !== undefined && end <= start) problems.end = "It ends before it begins.";
  else if (nextStart !== undefined && end > nextStart) {
    problems.end = `The next chapter begins at ${formatExactDuration(nextStart)}, before this one ends.`;
  } else if (end > length) problems.end = tooLate;
  return problems;
}

/** `seconds` is the length of the recording, or null while unknown. */
export function chapterProblems(rows: readonly ChapterRow[], seconds: number | null): ChapterProblems {
  const problemsByKey = new Map<number, Partial<Record<ChapterField, string>>>();
  const sorted = sortRows(rows);
  for (const [index, row] of sorted.entries()) {
    const problems = timeProblems(row, sorted[index + 1], seconds);
    const previous = sorted[index - 1];
    const start = parseDuration(row.start);
    if (previous && start !== undefined && parseDuration(previous.start) === start) {
      problems.start ??= `Another chapter begins at ${formatExactDuration(start)} too.`;
    }
    if (row.isListed && !row.title.trim()) problems.title = "Write a title.";
    else if (row.title.trim().length > 500) problems.title = "The title is longer than 500 characters.";
    if (row.url.trim() && !isWebUrl(row.url.trim())) problems.url = "Write a link that begins with https://.";
    const img = row.img.trim();
    if (img && !isWebUrl(img) && !/^\/(?![/\\])/.test(img)) problems.img = "Choose an image, or write a link to one.";
    if (Object.keys(problems).length > 0) problemsByKey.set(row.key, problems);
  }
  return problemsByKey;
}
