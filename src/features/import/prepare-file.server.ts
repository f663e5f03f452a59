import { createReadStream } from "node:fs";
import { readingMinutes } from "../articles/article.ts";
import { type ArticleRow, articleHtmlFields, articleRowSchema } from "../articles/article-row.server.ts";
import type { ImportedKind, PreparedBatch, PreparedRow } from "../content-drafts/rows/prepared-rows.ts";
import { sanitisedMark, sanitiseHtml } from "../content-drafts/sanitise-html.server.ts";
import { type EpisodeRow, episodeRowSchema } from "../episodes/episode-row.server.ts";

/** Limits memory for files that aren't NDJSON. */
const maxLineBytes = 16 * 1024 * 1024;
const newline = 0x0a;

export type NdjsonLine = { line: number } & ({ text: string } | { problem: string });

function decode(line: number, bytes: Buffer): NdjsonLine {
  try {
    // Also removes a byte order mark.
    return { line, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { line, problem: "is not valid UTF-8" };
  }
}

const isBlank = (entry: NdjsonLine) => "text" in entry && entry.text.trim() === "";

/** Lines numbered from 1, without blank ones. */
export async function* readNdjsonLines(file: string): AsyncGenerator<NdjsonLine> {
  let line = 1;
  let parts: Buffer[] = [];
  let length = 0;
  let isTooLong = false;

  function finishLine(): NdjsonLine {
    const entry: NdjsonLine = isTooLong
      ? { line, problem: `is longer than ${maxLineBytes / 1024 / 1024} MB` }
      : decode(line, Buffer.concat(parts, length));
    line++;
    parts = [];
    length = 0;
    isTooLong = false;
    return entry;
  }

  function append(bytes: Buffer): void {
    if (isTooLong || bytes.length === 0) return;
    if (length + bytes.length > maxLineBytes) {
      isTooLong = true;
      parts = [];
      length = 0;
      return;
    }
    parts.push(bytes);
    length += bytes.length;
  }

  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      append(chunk.subarray(start, end));
      start = end + 1;
      const entry = finishLine();
      if (!isBlank(entry)) yield entry;
    }
    append(chunk.subarray(start));
  }
  if (length > 0 || isTooLong) {
    const entry = finishLine();
    if (!isBlank(entry)) yield entry;
  }
}

const knownFields = {
  articles: new Set(Object.keys(articleRowSchema.shape)),
  episodes: new Set(Object.keys(episodeRowSchema.shape)),
};

function prepareArticle(line: number, { previous_slugs, ...row }: ArticleRow): PreparedRow {
  for (const field of articleHtmlFields) {
    const html = row[field];
    row[field] = html ? sanitiseHtml(html) || null : null;
  }
  const minutes = readingMinutes([row.introduction, row.section_1, row.section_2, row.section_3, row.conclusion]);
  const json = JSON.stringify({ ...row, reading_minutes: minutes });
  const mark = sanitisedMark(articleHtmlFields.map((field) => row[field] ?? null));
  return { line, id: row.id, slug: row.slug, json, mark, previousSlugs: previous_slugs };
}

function prepareEpisode(line: number, row: EpisodeRow): PreparedRow {
  return { line, id: row.id, slug: null, json: JSON.stringify(row), mark: null, previousSlugs: [] };
}

type Issue = { path: PropertyKey[]; message: string };

function addProblems(line: number, issues: readonly Issue[], batch: PreparedBatch): void {
  const seen = new Set<string | null>();
  for (const { path, message } of issues) {
    const field = path.length > 0 ? String(path[0]) : null;
    // Reports one problem per field.
    if (seen.has(field)) continue;
    seen.add(field);
    batch.problems.push({ line, field, message });
  }
}

function prepareRow(kind: ImportedKind, line: number, value: unknown, batch: PreparedBatch): void {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    for (const field of Object.keys(value)) {
      if (!knownFields[kind].has(field) && !batch.ignoredFields.includes(field)) batch.ignoredFields.push(field);
    }
  }
  if (kind === "articles") {
    const checked = articleRowSchema.safeParse(value);
    if (checked.success) batch.rows.push(prepareArticle(line, checked.data));
    else addProblems(line, checked.error.issues, batch);
  } else {
    const checked = episodeRowSchema.safeParse(value);
    if (checked.success) batch.rows.push(prepareEpisode(line, checked.data));
    else addProblems(line, checked.error.issues, batch);
  }
}

const batchRows = 250;
const batchCharacters = 512 * 1024;

const emptyBatch = (): PreparedBatch => ({ rows: [], problems: [], ignoredFields: [] });

export async function* prepareFile(kind: ImportedKind, file: string): AsyncGenerator<PreparedBatch> {
  let batch = emptyBatch();
  let characters = 0;
  for await (const entry of readNdjsonLines(file)) {
    if ("problem" in entry) batch.problems.push({ line: entry.line, field: null, message: entry.problem });
    else {
      let value: unknown;
      try {
        value = JSON.parse(entry.text);
      } catch (error) {
        batch.problems.push({ line: entry.line, field: null, message: `is not JSON (${(error as Error).message})` });
        continue;
      }
      prepareRow(kind, entry.line, value, batch);
      characters += entry.text.length;
    }
    if (batch.rows.length >= batchRows || batch.problems.length >= batchRows || characters >= batchCharacters) {
      yield batch;
      batch = emptyBatch();
      characters = 0;
    }
  }
  yield batch;
}

export async function* prepareValues(
  kind: ImportedKind,
  values: readonly unknown[],
  firstLine = 1,
): AsyncGenerator<PreparedBatch> {
  const batch = emptyBatch();
  for (const [index, value] of values.entries()) prepareRow(kind, firstLine + index, value, batch);
  yield batch;
}
