import type { ContentKind, PreparedBatch } from "../content-drafts/rows/prepared-rows.ts";
import { readNdjsonLines } from "./ndjson-lines.server.ts";
import { prepareRow } from "./prepare-row.server.ts";

/** Enough to make a statement worthwhile, little enough to keep memory flat. */
const batchRows = 250;
const batchCharacters = 512 * 1024;

const emptyBatch = (): PreparedBatch => ({ rows: [], problems: [], ignoredFields: [] });

/** Streams an NDJSON file as validated, sanitised batches with the problems of its lines. */
export async function* prepareFile(kind: ContentKind, file: string): AsyncGenerator<PreparedBatch> {
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

/** The same for rows that are in memory; their "line" is their place in the list, counted from `firstLine`. */
export async function* prepareValues(
  kind: ContentKind,
  values: readonly unknown[],
  firstLine = 1,
): AsyncGenerator<PreparedBatch> {
  const batch = emptyBatch();
  for (const [index, value] of values.entries()) prepareRow(kind, firstLine + index, value, batch);
  yield batch;
}
