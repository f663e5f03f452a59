import { setTimeout as sleep, setImmediate as yieldToOthers } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import type { Article } from "../articles/article.ts";
import { articleItem } from "../articles/article-passages.server.ts";
import { readArticles } from "../articles/articles.server.ts";
import { storeItems } from "./archive/items.server.ts";
import type { NewItem } from "./archive/passage.ts";

/** Per transaction: queries of the embedded database wait for one. */
const batchSize = 8;

/** Number of stored items from which the planner's statistics are refreshed. */
const minAnalyzedItems = 500;

/** Wait while another process indexes the same articles. */
const otherProcessMs = 200;

/** `version` is the transaction that queued it, so that later changes differ. */
type QueuedArticle = { source_id: string; version: string };

type Batch = { waiting: readonly QueuedArticle[]; articles: ReadonlyMap<number, Article> };

type PreparedBatch = { waiting: readonly QueuedArticle[]; items: ReadonlyMap<string, NewItem> };

async function readBatch(db: Db, after: string): Promise<Batch> {
  const { rows: waiting } = await sql<QueuedArticle>`
    select source_id, xmin::text as version from archive_stale
    where kind = 'article' and source_id > ${after} order by source_id limit ${batchSize}`.execute(db);
  const ids = waiting.map(({ source_id }) => Number(source_id));
  return { waiting, articles: ids.length > 0 ? await readArticles(db, ids) : new Map() };
}

async function prepare({ waiting, articles }: Batch): Promise<PreparedBatch> {
  const items = new Map<string, NewItem>();
  for (const { source_id } of waiting) {
    const article = articles.get(Number(source_id));
    if (article) items.set(source_id, articleItem(article));
    await yieldToOthers();
  }
  return { waiting, items };
}

const withoutPassages = (sourceId: string): NewItem => ({
  kind: "article",
  sourceId,
  title: "",
  path: "",
  publishedAt: null,
  passages: [],
});

/** Skips articles that have changed since they were read. @returns the number stored */
async function storeBatch(db: Db, { waiting, items }: PreparedBatch): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ source_id: string }>`
      select s.source_id from archive_stale s
      join unnest(${waiting.map(({ source_id }) => source_id)}::text[], ${waiting.map(({ version }) => version)}::text[])
        as read(source_id, version) on s.source_id = read.source_id and s.xmin::text = read.version
      where s.kind = 'article' order by s.source_id for update of s skip locked`.execute(trx);
    if (rows.length > 0)
      await storeItems(
        trx,
        rows.map(({ source_id }) => items.get(source_id) ?? withoutPassages(source_id)),
      );
    return rows.length;
  });
}

/** One pass over the queue; the next batch is split while one is stored. */
async function indexOnce(db: Db): Promise<{ stored: number; remaining: number }> {
  const result = { stored: 0, remaining: 0 };
  let storing: Promise<void> = Promise.resolve();
  async function store(prepared: PreparedBatch): Promise<void> {
    const count = await storeBatch(db, prepared);
    result.stored += count;
    result.remaining += prepared.waiting.length - count;
    if (count === 0) await sleep(otherProcessMs);
  }
  let batch = await readBatch(db, "");
  for (let last = batch.waiting.at(-1); last; last = batch.waiting.at(-1)) {
    const prepared = await prepare(batch);
    await storing;
    batch = await readBatch(db, last.source_id);
    storing = store(prepared);
    // Awaited later; avoids an unhandled rejection.
    storing.catch(() => undefined);
  }
  await storing;
  return result;
}

/** In small transactions, so that an aborted run can be resumed. Articles that changed meanwhile stay queued. */
async function indexAll(db: Db): Promise<void> {
  let total = 0;
  for (;;) {
    const { stored, remaining } = await indexOnce(db);
    total += stored;
    if (remaining === 0 || stored === 0) break;
  }
  if (total < minAnalyzedItems) return;
  // Without the text columns, which take a second; maintenance analyzes those.
  const tables = ["archive_items", "archive_passages (item_id, position)", "archive_words", "archive_stale"];
  for (const table of tables) await sql`analyze ${sql.raw(table)}`.execute(db);
}

const running = new WeakMap<Db, { current: Promise<void>; next: Promise<void> | undefined }>();

/** Shared by callers: a call during a run waits for another run, which includes its change. */
export function indexWaitingArticles(db: Db): Promise<void> {
  const run = running.get(db);
  if (!run) {
    const state = { current: indexAll(db), next: undefined };
    running.set(db, state);
    const end = () => {
      if (running.get(db) === state && !state.next) running.delete(db);
    };
    state.current.then(end, end);
    return state.current;
  }
  if (!run.next) {
    const rerun = async () => {
      running.delete(db);
      await indexWaitingArticles(db);
    };
    run.next = run.current.then(rerun, rerun);
  }
  return run.next;
}
