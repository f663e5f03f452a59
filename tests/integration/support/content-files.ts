import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Database } from "../../../server/database/open-database.ts";
import type { ImportedKind } from "../../../src/features/content-drafts/rows/prepared-rows.ts";
import { fileSource, type ImportSource, importContent } from "../../../src/features/import/import-content.server.ts";
import { prepareValues } from "../../../src/features/import/prepare-file.server.ts";
import type { Store } from "./stores.ts";

export type Row = Record<string, unknown>;

/** An article of an import file; tests name only the fields that matter. */
export const article = (number: number, fields: Row = {}): Row => ({
  id: number,
  slug: `article-${number}`,
  title: `Article ${number}`,
  summary: `Summary of ${number}`,
  category: "Logistics",
  author: "Sample Author",
  publication_date: new Date(Date.UTC(2026, 0, 1) + number * 3_600_000).toISOString(),
  introduction: `<p>Introduction of ${number}</p>`,
  ...fields,
});

/** An episode of an import file. */
export const episode = (number: number, fields: Row = {}): Row => ({
  id: number,
  episode: `Episode ${number}`,
  blog_title: `Conversation ${number}`,
  summary: `Summary of ${number}`,
  guest_name: "Sample Guest",
  created_at: new Date(Date.UTC(2026, 0, 1) + number * 86_400_000).toISOString(),
  ...fields,
});

const toNdjson = (rows: readonly unknown[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join("");

/** Writes an import file and returns its path. */
export async function writeNdjson(directory: string, name: string, rows: readonly unknown[]): Promise<string> {
  const file = path.join(directory, name);
  await writeFile(file, toNdjson(rows));
  return file;
}

type Files = Partial<Record<ImportedKind, string>>;

/** Imports files. @returns the counts, and every problem as "line field message" */
export async function importFiles(database: Database, files: Files) {
  const sources: ImportSource[] = [];
  if (files.articles) sources.push(await fileSource("articles", files.articles));
  if (files.episodes) sources.push(await fileSource("episodes", files.episodes));
  const problems: string[] = [];
  const ignored: string[] = [];
  const counts = importContent(database, sources, {
    onProblem: (_, { line, field, message }) => problems.push(`${line} ${field ?? "-"} ${message}`),
    onIgnoredField: (_, field) => ignored.push(field),
  });
  return counts.then(
    (result) => ({ result, error: undefined, problems, ignored }),
    (error: Error) => ({ result: undefined, error, problems, ignored }),
  );
}

const rowsSource = (kind: ImportedKind, rows: readonly Row[]): ImportSource => ({
  kind,
  name: kind,
  bytes: toNdjson(rows).length,
  batches: () => prepareValues(kind, rows),
});

/** A migrated database with these rows, imported as from files, but without reader threads. */
export async function openFilled(
  store: Pick<Store, "open">,
  { articles = [], episodes = [] }: Partial<Record<ImportedKind, readonly Row[]>>,
): Promise<Database> {
  const database = await store.open();
  const problems: string[] = [];
  await importContent(database, [rowsSource("articles", articles), rowsSource("episodes", episodes)], {
    onProblem: (_, { line, field, message }) => problems.push(`${line} ${field ?? "-"} ${message}`),
  }).catch((error: unknown) => {
    throw new Error(problems.join("\n"), { cause: error });
  });
  return database;
}
