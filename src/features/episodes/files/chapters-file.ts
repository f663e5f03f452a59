import type { Language } from "../../../lib/language.ts";
import type { Chapter } from "../recording.ts";

/** Before the number of an untitled chapter. */
const chapterWord: Readonly<Record<Language, string>> = { en: "Chapter", de: "Kapitel" };

export type ChapterEntry = {
  /** Seconds. */
  start: number;
  /** Set if it ends before the next one starts. */
  end: number | null;
  title: string;
  /** URL or empty. */
  url: string;
  img: string;
  /** Unlisted chapters only change the picture. */
  isListed: boolean;
  /** Unknown properties, preserved. */
  rest: Record<string, unknown>;
};

/** Podcasting 2.0 chapters; `rest` has the file's other properties. */
export type ChaptersFile = { chapters: ChapterEntry[]; rest: Record<string, unknown> };

export class ChaptersFileError extends Error {
  override name = "ChaptersFileError";
}

const maxChapters = 2000;
const maxTitleLength = 500;
const maxSeconds = 360_000;
const version = "1.2.0";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function readJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new ChaptersFileError("This isn’t a JSON file.");
  }
}

const isTime = (value: unknown): value is number => typeof value === "number" && value >= 0 && value <= maxSeconds;

function readEntry(value: unknown, index: number): ChapterEntry {
  const invalid = (what: string) => new ChaptersFileError(`Chapter ${index + 1} ${what}.`);
  if (!isRecord(value)) throw invalid("is not an object with startTime and title");
  const { startTime, endTime, title, url, img, toc, ...rest } = value;
  if (!isTime(startTime)) throw invalid("has no startTime in seconds, such as 83.5");
  if (endTime !== undefined && endTime !== null && !isTime(endTime))
    throw invalid("has an endTime that isn’t a number of seconds");
  const text = (name: string, raw: unknown) => {
    if (raw === undefined || raw === null) return "";
    if (typeof raw !== "string") throw invalid(`has a ${name} that isn’t text`);
    return raw.trim();
  };
  const titleText = text("title", title);
  if (titleText.length > maxTitleLength) throw invalid(`has a title of more than ${maxTitleLength} characters`);
  return {
    start: startTime,
    end: endTime ?? null,
    title: titleText,
    url: text("url", url),
    img: text("img", img),
    isListed: toc !== false,
    rest,
  };
}

/** Sorted by time. @throws ChaptersFileError */
export function parseChaptersFile(text: string): ChaptersFile {
  const file = readJson(text);
  if (!isRecord(file) || !Array.isArray(file.chapters)) {
    throw new ChaptersFileError("There is no list “chapters” in this file.");
  }
  const { chapters, ...rest } = file;
  const { version: declared = version } = rest;
  if (typeof declared !== "string" || !declared.startsWith("1.")) {
    const name = typeof declared === "string" ? declared.slice(0, 20) : JSON.stringify(declared).slice(0, 20);
    throw new ChaptersFileError(`The file says version “${name}”; only version 1 can be read.`);
  }
  const entries = (chapters as unknown[]).slice(0, maxChapters + 1);
  if (entries.length > maxChapters) throw new ChaptersFileError(`The file has more than ${maxChapters} chapters.`);
  return { chapters: entries.map(readEntry).sort((a, b) => a.start - b.start), rest };
}

const optional = (name: string, value: string | number | boolean | null) =>
  value === "" || value === null ? {} : { [name]: value };

export function writeChaptersFile({ chapters, rest }: ChaptersFile): string {
  const sorted = chapters.toSorted((a, b) => a.start - b.start);
  const file = {
    version,
    ...rest,
    chapters: sorted.map((chapter) => ({
      startTime: chapter.start,
      ...optional("endTime", chapter.end),
      ...optional("title", chapter.title),
      ...optional("img", chapter.img),
      ...optional("url", chapter.url),
      ...(chapter.isListed ? {} : { toc: false }),
      ...chapter.rest,
    })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Listed chapters; the title of an untitled one is its number. @throws ChaptersFileError */
export function readChapters(text: string, language: Language = "en"): Chapter[] {
  return parseChaptersFile(text)
    .chapters.filter(({ isListed }) => isListed)
    .map(({ start, title }, index) => ({ start, title: title || `${chapterWord[language]} ${index + 1}` }));
}
