import { on } from "node:events";
import { stat } from "node:fs/promises";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import { OperatorError } from "../../server-context/error-messages.ts";
import { projectRoot } from "../../server-context/project-root.server.ts";
import {
  createSearchIndex,
  dropSearchIndex,
  shouldRebuildSearchIndex,
} from "../articles/search/search-index.server.ts";
import { ClaimedArticles, planArticles, writeArticles } from "../articles/write-articles.server.ts";
import type { ImportedKind, PreparedBatch, RowProblem, Written } from "../content-drafts/rows/prepared-rows.ts";
import { advanceIdentity } from "../content-drafts/rows/row-fields.server.ts";
import { type ClaimedEpisodes, claimEpisodes, writeEpisodes } from "../episodes/write-episodes.server.ts";

/** Prepared in advance. */
const batchesAhead = 4;

type WorkerMessage = IteratorResult<PreparedBatch, void> | { failure: string };

/** Uses a worker, because the embedded database blocks this thread. */
async function* prepareInWorker(kind: ImportedKind, file: string): AsyncGenerator<PreparedBatch> {
  const worker = new Worker(path.join(projectRoot, "src/features/import/prepare-worker.server.ts"), {
    workerData: { kind, file },
    // Rows are short-lived: frequent collections keep memory low.
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  try {
    for (let requests = 0; requests < batchesAhead; requests++) worker.postMessage("next");
    const messages = on(worker, "message", { close: ["exit"] }) as AsyncIterable<[WorkerMessage]>;
    for await (const [message] of messages) {
      if ("failure" in message) throw new Error(message.failure);
      if (message.done) return;
      worker.postMessage("next");
      yield message.value;
    }
    throw new Error("the thread that prepares the rows has ended");
  } finally {
    await worker.terminate();
  }
}

export type ImportDatabase = { db: Db; kind: "embedded" | "postgres" };

export type ImportSource = {
  kind: ImportedKind;
  name: string;
  bytes: number;
  batches: () => AsyncIterable<PreparedBatch>;
};

export type ImportReport = {
  onProblem?: (source: ImportSource, problem: RowProblem) => void;
  onIgnoredField?: (source: ImportSource, field: string) => void;
};

export type ImportCounts = Written & { read: number };
export type ImportResult = Record<ImportedKind, ImportCounts>;

export async function fileSource(kind: ImportedKind, file: string): Promise<ImportSource> {
  const { size } = await stat(file);
  return { kind, name: file, bytes: size, batches: () => prepareInWorker(kind, file) };
}

/** WAL is reusable only after a checkpoint; without any, a large import needs twice the space. */
const rowsPerCheckpoint = 10_000;

type Progress = { problems: number; counts: ImportResult };

async function importSource(
  database: ImportDatabase,
  transaction: Db,
  source: ImportSource,
  progress: Progress,
  report: ImportReport,
): Promise<void> {
  const articles = new ClaimedArticles();
  const episodes: ClaimedEpisodes = new Map();
  const ignored = new Set<string>();
  const counts = progress.counts[source.kind];
  let checkpointAt = rowsPerCheckpoint;
  for await (const batch of source.batches()) {
    const problems = [...batch.problems];
    // After the first problem, rows are only validated.
    const hasNoProblems = progress.problems === 0 && problems.length === 0;
    if (hasNoProblems && batch.rows.length > 0) {
      const result =
        source.kind === "articles"
          ? await writeArticles(transaction, batch.rows, articles, problems)
          : await writeEpisodes(transaction, batch.rows, episodes, problems);
      counts.inserted += result.inserted;
      counts.updated += result.updated;
    } else if (source.kind === "articles") await planArticles(transaction, batch.rows, articles, problems);
    else claimEpisodes(batch.rows, episodes, problems);
    problems.sort((a, b) => a.line - b.line);
    counts.read += batch.rows.length + batch.problems.length;
    progress.problems += problems.length;
    for (const problem of problems) report.onProblem?.(source, problem);
    for (const field of batch.ignoredFields) {
      if (!ignored.has(field)) report.onIgnoredField?.(source, field);
      ignored.add(field);
    }
    if (database.kind === "embedded" && counts.read >= checkpointAt) {
      checkpointAt += rowsPerCheckpoint;
      await sql`checkpoint`.execute(transaction);
    }
  }
}

/** All or nothing; upserts by slug or id. @throws OperatorError after reporting every invalid row */
export async function importContent(
  database: ImportDatabase,
  sources: readonly ImportSource[],
  report: ImportReport = {},
): Promise<ImportResult> {
  const progress: Progress = {
    problems: 0,
    counts: { articles: { read: 0, inserted: 0, updated: 0 }, episodes: { read: 0, inserted: 0, updated: 0 } },
  };
  const articleBytes = sources.reduce((sum, { kind, bytes }) => sum + (kind === "articles" ? bytes : 0), 0);
  const rebuild = database.kind === "embedded" && (await shouldRebuildSearchIndex(database.db, articleBytes));
  await database.db.transaction().execute(async (transaction) => {
    if (rebuild) await dropSearchIndex(transaction);
    for (const source of sources) await importSource(database, transaction, source, progress, report);
    if (progress.problems > 0) {
      const faults = progress.problems === 1 ? "one fault was" : `${progress.problems} faults were`;
      throw new OperatorError(`Nothing was imported: ${faults} found.`);
    }
    if (rebuild) await createSearchIndex(transaction);
    await advanceIdentity(transaction, "blog_articles");
    await advanceIdentity(transaction, "blog");
  });
  return progress.counts;
}

/** Updates the planner's statistics, so that the first visitors get good query plans. */
export async function vacuumAfterImport({ db }: Pick<ImportDatabase, "db">): Promise<void> {
  for (const table of ["blog_articles", "article_listing", "blog"] as const) {
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
  }
}
