import { type ChapterRow, chapterRow } from "../../companions/chapter-rows.ts";
import { parseChaptersFile } from "../../companions/chapters-file.ts";
import type { Companions } from "../../companions/companions.ts";

/** Stored chapters as rows; `problem` says why a file that was put there by hand cannot be read. */
export type ReadChapters = {
  rows: readonly ChapterRow[];
  rest: Record<string, unknown>;
  /** Empty for none. */
  version: string;
  problem?: string;
};

/** The rows of a stored chapters file; none where there is no file. */
export function readStoredChapters(stored: Companions["chapters"]): ReadChapters {
  if (!stored) return { rows: [], rest: {}, version: "" };
  const { version } = stored;
  try {
    const { chapters, rest } = parseChaptersFile(stored.text);
    return { rows: chapters.map(chapterRow), rest, version };
  } catch (error) {
    return { rows: [], rest: {}, version, problem: error instanceof Error ? error.message : "" };
  }
}
