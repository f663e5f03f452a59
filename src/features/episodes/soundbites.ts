import { formatExactDuration, parseDuration } from "../../lib/time/clock-time.ts";

/** `start` and `duration` in seconds. */
export type Soundbite = { start: number; duration: number; title: string };

const shape = /^([\d:.,]+)\s+(\d{1,5}(?:\.\d{1,3})?)(?:\s+(.*))?$/;

function readLine(line: string): Soundbite | undefined {
  const [, at = "", seconds = "", title = ""] = shape.exec(line.trim()) ?? [];
  const [start, duration] = [parseDuration(at), Number(seconds)];
  return start !== undefined && duration > 0 ? { start, duration, title } : undefined;
}

const linesOf = (text: string) => text.split("\n").filter((line) => line.trim());

/** One per line: start, seconds and title, such as "1:13.5 60 What a pilot knows". Ignores other lines. */
export const readSoundbites = (text: string): Soundbite[] => linesOf(text).flatMap((line) => readLine(line) ?? []);

/** The first line that isn't a soundbite. */
export const wrongSoundbite = (text: string): string | undefined => linesOf(text).find((line) => !readLine(line));

/** Inverse of `readSoundbites`, to the millisecond. */
export const writeSoundbites = (soundbites: readonly (Omit<Soundbite, "title"> & { title: string | null })[]): string =>
  soundbites
    .map(({ start, duration, title }) =>
      [formatExactDuration(start), Number(duration.toFixed(3)), title?.replaceAll(/\s+/g, " ").trim()]
        .filter(Boolean)
        .join(" "),
    )
    .join("\n");
