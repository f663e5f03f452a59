import { setImmediate as othersFirst, setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import type { Article } from "../articles/article.ts";
import { articleItem } from "../articles/article-passages.server.ts";
import { readArticles } from "../articles/articles.server.ts";
import { storeItems } from "./archive/items.server.ts";
import type { NewItem } from "./archive/passage.ts";

/** Per transaction: queries of the embedded database wait for one. */
const batchSize = 8;

/** Items after which the planner's statistics are refreshed. */
const manyItems = 500;

/** Milliseconds to wait when another process was faster. */
const otherReplicaMs = 200;

/** `version` is the transaction that queued it, so that later changes differ. */
type QueuedArticle = { source_id: string; version: string };

type Read = { waiting: readonly QueuedArticle[]; articles: ReadonlyMap<number, Article> };

type Prepared = { waiting: readonly QueuedArticle[]; items: ReadonlyMap<string, NewItem> };

async function readWaiting(db: Db, after: string): Promise<Read> {
  const { rows: waiting } = await sql<QueuedArticle>`
    select source_id, xmin::text as version from archive_stale
    where kind = 'article' and source_id > ${after} order by source_id limit ${batchSize}`.execute(db);
  const ids = waiting.map(({ source_id }) => Number(source_id));
  return { waiting, articles: ids.length > 0 ? await readArticles(db, ids) : new Map() };
}

async function prepare({ waiting, articles }: Read): Promise<Prepared> {
  const items = new Map<string, NewItem>();
  for (const { source_id } of waiting) {
    const article = articles.get(Number(source_id));
    if (article) items.set(source_id, articleItem(article));
    await othersFirst();
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

/** Skips articles that have changed since they were read; resolves to the number stored. */
async function storePrepared(db: Db, { waiting, items }: Prepared): Promise<number> {
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
async function indexOnce(db: Db): Promise<{ stored: number; left: number }> {
  const result = { stored: 0, left: 0 };
  let storing: Promise<void> = Promise.resolve();
  async function store(prepared: Prepared): Promise<void> {
    const count = await storePrepared(db, prepared);
    result.stored += count;
    result.left += prepared.waiting.length - count;
    // Another process indexes the same articles: waits until it has moved on.
    if (count === 0) await pause(otherReplicaMs);
  }
  let read = await readWaiting(db, "");
  for (let last = read.waiting.at(-1); last; last = read.waiting.at(-1)) {
    const prepared = await prepare(read);
    await storing;
    read = await readWaiting(db, last.source_id);
    storing = store(prepared);
    // Awaited later; avoids an unhandled rejection.
    storing.catch(() => undefined);
  }
  await storing;
  return result;
}

/** Small complete transactions, so that an aborted process can resume; articles changed since stay queued. */
async function indexAll(db: Db): Promise<void> {
  let all = 0;
  for (;;) {
    const { stored, left: remaining } = await indexOnce(db);
    all += stored;
    if (remaining === 0 || stored === 0) break;
  }
  if (all < manyItems) return;
  // Without the words of each passage, which take a second; maintenance covers those.
  const tables = ["archive_items", "archive_passages (item_id, position)", "archive_words", "archive_stale"];
  for (const table of tables) await sql`analyze ${sql.raw(table)}`.execute(db);
}

const running = new WeakMap<Db, { current: Promise<void>; next: Promise<void> | undefined }>();

/** Shared by callers: a call during a run waits for another run, which includes its change. */
export function indexWaitingArticles(db: Db): Promise<void> {
  const known = running.get(db);
  if (!known) {
    const state = { current: indexAll(db), next: undefined };
    running.set(db, state);
    const end = () => {
      if (running.get(db) === state && !state.next) running.delete(db);
    };
    state.current.then(end, end);
    return state.current;
  }
  if (!known.next) {
    const rerun = async () => {
      running.delete(db);
      await indexWaitingArticles(db);
    };
    known.next = known.current.then(rerun, rerun);
  }
  return known.next;
}
