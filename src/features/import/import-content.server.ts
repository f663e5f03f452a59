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
import type { ContentKind, PreparedBatch, RowProblem, Written } from "../content-drafts/rows/prepared-rows.ts";
import { advanceIdentity } from "../content-drafts/rows/row-fields.server.ts";
import { type ClaimedEpisodes, claimEpisodes, writeEpisodes } from "../episodes/write-episodes.server.ts";

/** Batches prepared in advance. */
const ahead = 4;

type WorkerMessage = IteratorResult<PreparedBatch, void> | { failure: string };

/** In a worker, because the embedded database blocks this thread. */
async function* prepareInWorker(kind: ContentKind, file: string): AsyncGenerator<PreparedBatch> {
  const worker = new Worker(path.join(projectRoot, "src/features/import/prepare-worker.server.ts"), {
    workerData: { kind, file },
    // Rows are short-lived: frequent collections keep memory low.
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  const received: WorkerMessage[] = [];
  let wake = () => {};
  const receive = (message: WorkerMessage) => {
    received.push(message);
    wake();
  };
  worker.on("message", receive);
  worker.on("error", (error: Error) => receive({ failure: error.message }));
  worker.on("exit", () => receive({ failure: "the thread that prepares the rows has ended" }));
  try {
    for (let requests = 0; requests < ahead; requests++) worker.postMessage("next");
    for (;;) {
      const message = received.shift();
      if (!message) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        continue;
      }
      if ("failure" in message) throw new Error(message.failure);
      if (message.done) return;
      worker.postMessage("next");
      yield message.value;
    }
  } finally {
    await worker.terminate();
  }
}

export type ImportDatabase = { db: Db; kind: "embedded" | "postgres" };

export type ImportSource = {
  kind: ContentKind;
  name: string;
  bytes: number;
  batches: () => AsyncIterable<PreparedBatch>;
};

export type ImportReport = {
  onProblem?: (source: ImportSource, problem: RowProblem) => void;
  onIgnoredField?: (source: ImportSource, field: string) => void;
};

export type ImportCounts = Written & { read: number };
export type ImportResult = Record<ContentKind, ImportCounts>;

export async function fileSource(kind: ContentKind, file: string): Promise<ImportSource> {
  const { size } = await stat(file);
  return { kind, name: file, bytes: size, batches: () => prepareInWorker(kind, file) };
}

/** WAL is only reusable after a checkpoint; otherwise big imports need twice the space. */
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
    // After the first fault, rows are only validated.
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

/** All or nothing; upserts by slug or id. @throws OperatorError after reporting every faulty row */
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

/** Updates planner statistics, so that first visitors get good query plans. */
export async function vacuumAfterImport({ db }: Pick<ImportDatabase, "db">): Promise<void> {
  for (const table of ["blog_articles", "article_listing", "blog"] as const) {
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
  }
}
