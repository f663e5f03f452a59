import { setImmediate as othersFirst, setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import type { Article } from "../articles/article.ts";
import { articleItem } from "../articles/article-passages.server.ts";
import { readArticles } from "../articles/articles.server.ts";
import { storeItems } from "./archive/items.server.ts";
import type { NewItem } from "./archive/passage.ts";

/** Articles that one transaction stores: whatever a visitor asks of the embedded database waits for one of them. */
const batchSize = 8;

/** After so many, the planner is told what is in the archive now. */
const manyItems = 500;

/** Milliseconds after which a copy of the site looks again when another one was faster. */
const otherCopyMs = 200;

/** An article that waits, with the transaction that made it wait: the next change of the article is another one. */
type Waiting = { source_id: string; version: string };

type Read = { waiting: readonly Waiting[]; articles: ReadonlyMap<number, Article> };

type Prepared = { waiting: readonly Waiting[]; items: ReadonlyMap<string, NewItem> };

/** The articles that wait behind the last one that was looked at; their changes are listed before they are read. */
async function readWaiting(db: Db, after: string): Promise<Read> {
  const { rows: waiting } = await sql<Waiting>`
    select source_id, xmin::text as version from archive_stale
    where kind = 'article' and source_id > ${after} order by source_id limit ${batchSize}`.execute(db);
  const ids = waiting.map(({ source_id }) => Number(source_id));
  return { waiting, articles: ids.length > 0 ? await readArticles(db, ids) : new Map() };
}

/** Cuts articles into passages, with other work of the process between two of them. */
async function prepare({ waiting, articles }: Read): Promise<Prepared> {
  const items = new Map<string, NewItem>();
  for (const { source_id } of waiting) {
    const article = articles.get(Number(source_id));
    if (article) items.set(source_id, articleItem(article));
    await othersFirst();
  }
  return { waiting, items };
}

/** What is not public any more only leaves. */
const withoutPassages = (sourceId: string): NewItem => ({
  kind: "article",
  sourceId,
  title: "",
  path: "",
  publishedAt: null,
  passages: [],
});

/** Stores what has not changed since it was read; resolves to the number of articles that were. */
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

/** Goes through all that wait once; while a batch is stored, the next one, read before, is cut into passages. */
async function indexOnce(db: Db): Promise<{ stored: number; left: number }> {
  const result = { stored: 0, left: 0 };
  let storing: Promise<void> = Promise.resolve();
  async function store(prepared: Prepared): Promise<void> {
    const count = await storePrepared(db, prepared);
    result.stored += count;
    result.left += prepared.waiting.length - count;
    // Another copy of the site is at the same place: not to do its work twice, this one waits until it is ahead.
    if (count === 0) await pause(otherCopyMs);
  }
  let read = await readWaiting(db, "");
  for (let last = read.waiting.at(-1); last; last = read.waiting.at(-1)) {
    const prepared = await prepare(read);
    await storing;
    read = await readWaiting(db, last.source_id);
    storing = store(prepared);
    // It is awaited after the next batch is prepared; until then its failure is no unhandled one.
    storing.catch(() => undefined);
  }
  await storing;
  return result;
}

/**
 * Puts the articles that wait into the archive: in small transactions, each of which is complete, so that a process that is
 * ended goes on where it was. An article that is changed meanwhile is left for the next time.
 */
async function indexAll(db: Db): Promise<void> {
  let all = 0;
  for (;;) {
    const { stored, left } = await indexOnce(db);
    all += stored;
    if (left === 0 || stored === 0) break;
  }
  if (all < manyItems) return;
  // Without the words of each passage, which take a second: maintenance reads those.
  const tables = ["archive_items", "archive_passages (item_id, position)", "archive_words", "archive_stale"];
  for (const table of tables) await sql`analyze ${sql.raw(table)}`.execute(db);
}

const running = new WeakMap<Db, { current: Promise<void>; next: Promise<void> | undefined }>();

/** The same for all callers in this process: whoever comes while it runs waits for one more run, which sees their change. */
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
    const again = async () => {
      running.delete(db);
      await indexWaitingArticles(db);
    };
    known.next = known.current.then(again, again);
  }
  return known.next;
}
