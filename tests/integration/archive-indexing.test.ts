import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type KyselyPlugin, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Database, openDatabase } from "../../server/database/open-database.ts";
import { recountWords } from "../../src/features/ask/archive/items.server.ts";
import { indexWaitingArticles } from "../../src/features/ask/index-articles.server.ts";
import type { Db } from "../../src/server-context/db.ts";
import { startNode } from "./fixtures/node-process.ts";
import { article, importFiles, openFilled, writeNdjson } from "./support/content-files.ts";
import { copyPrepared } from "./support/prepared-data.ts";
import { anyStoreKind, type Store, startStore } from "./support/stores.ts";

const articles = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    article(index + 1, { section_1: `<p>The lamp of number${index + 1} burns all night.</p>` }),
  );

/** Wraps the database; `action` runs once, after the first statement that contains `part`. */
function runAfter(db: Db, part: string, action: () => Promise<unknown>): Db {
  let matchingQuery: unknown;
  let hasRun = false;
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (JSON.stringify(node).includes(part)) matchingQuery ??= queryId;
      return node;
    },
    async transformResult({ result, queryId }) {
      if (queryId === matchingQuery && !hasRun) {
        hasRun = true;
        await action();
      }
      return result;
    },
  };
  return db.withPlugin(plugin);
}

const readStatement = "sanitised_articles";
const insertStatement = "insert into archive_passages";

async function readArchived(db: Db): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ source_id: string; texts: string[] }>`
    select i.source_id, array_agg(p.text order by p.position) as texts
    from archive_items i join archive_passages p on p.item_id = i.id where i.kind = 'article' group by 1`.execute(db);
  return new Map(rows.map(({ source_id, texts }) => [source_id, texts]));
}

const waiting = (db: Db) => db.selectFrom("archive_stale").selectAll().where("kind", "=", "article").execute();
const wordCounts = (db: Db) => db.selectFrom("archive_words").selectAll().orderBy("word").execute();

/** Every article is indexed once with its own passages, and word counts match. */
async function expectComplete(db: Db, count: number): Promise<void> {
  const archivedItems = await readArchived(db);
  expect(archivedItems.size).toBe(count);
  for (const [id, texts] of archivedItems)
    expect(texts).toEqual([`Summary of ${id}`, `Introduction of ${id}`, `The lamp of number${id} burns all night.`]);
  expect(await waiting(db)).toEqual([]);
  const counts = await wordCounts(db);
  await recountWords(db);
  expect(counts).toEqual(await wordCounts(db));
}

describe.each(anyStoreKind)("indexing articles of the %s database", (kind) => {
  let store: Store;

  beforeAll(async () => {
    store = await startStore(kind);
  });

  afterAll(() => store.stop());

  const open = (count: number): Promise<Database> => openFilled(store, { articles: articles(count) });

  test("stores each with its own passages and counts their words", async () => {
    const { db } = await open(30);
    await indexWaitingArticles(db);
    await expectComplete(db, 30);
  });

  test("stores each article once with two replicas", async () => {
    const { db } = await open(30);
    await Promise.all([db, db.withoutPlugins()].map(indexWaitingArticles));
    await expectComplete(db, 30);
  });

  test("includes a caller's own change while it runs", async () => {
    const { db } = await open(20);
    const runs = [indexWaitingArticles(db)];
    await sql`update blog_articles set introduction = '<p>Fog signals sound.</p>' where id = 1`.execute(db);
    runs.push(indexWaitingArticles(db), indexWaitingArticles(db));
    await Promise.all(runs);
    expect((await readArchived(db)).get("1")).toContain("Fog signals sound.");
    expect(await waiting(db)).toEqual([]);
  });

  test("never stores an outdated version of an article that changes, is unpublished or is deleted meanwhile", async () => {
    const { db } = await open(12);
    const change = async () => {
      await sql`update blog_articles set introduction = '<p>Fog signals sound.</p>' where id = 1`.execute(db);
      await sql`update blog_articles set status = 'draft' where id = 2`.execute(db);
      await sql`delete from blog_articles where id = 3`.execute(db);
    };
    await indexWaitingArticles(runAfter(db, readStatement, change));
    const archivedItems = await readArchived(db);
    expect(archivedItems.get("1")).toContain("Fog signals sound.");
    expect(archivedItems.get("1")).not.toContain("Introduction of 1");
    expect([...archivedItems.keys()].filter((id) => id === "2" || id === "3")).toEqual([]);
    expect(archivedItems.size).toBe(10);
    expect(await waiting(db)).toEqual([]);
  });

  test("removes an article that is unpublished while its passages are stored", async () => {
    const { db } = await open(8);
    let unpublishing: Promise<unknown> | undefined;
    const isWaiting = async () => {
      const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db);
      return rows.length > 0;
    };
    await indexWaitingArticles(
      runAfter(db, insertStatement, async () => {
        unpublishing = sql`update blog_articles set status = 'draft' where id = 5`.execute(db);
        // On a server, the change waits for the row lock of the queue entry; embedded, for its turn.
        while (kind === "postgres" && !(await isWaiting()));
      }),
    );
    await unpublishing;
    expect((await readArchived(db)).has("5")).toBe(false);
    expect((await readArchived(db)).size).toBe(7);
  });

  test("leaves only complete articles after a failure, and loses none", async () => {
    const { db } = await open(30);
    const failing = runAfter(db, insertStatement, () => Promise.reject(new Error("the disk is full")));
    await expect(indexWaitingArticles(failing)).rejects.toThrow("the disk is full");
    const stored = await readArchived(db);
    for (const texts of stored.values()) expect(texts).toHaveLength(3);
    expect(stored.size + (await waiting(db)).length).toBe(30);
    await indexWaitingArticles(db);
    await expectComplete(db, 30);
  });
});

test("resumes after a kill, without partial articles", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "indexing-killed-"));
  copyPrepared("migrated", dataDir);
  const filled = await openDatabase({ dataDir });
  const file = await writeNdjson(dataDir, "articles.ndjson", articles(60));
  expect((await importFiles(filled, { articles: file })).error).toBeUndefined();
  await filled.close();
  const first = startNode(["tests/integration/fixtures/indexing-process.ts", dataDir]);
  for (let batch = 0; batch < 3; batch++) await first.line();
  first.kill("SIGKILL");
  expect((await first.ended).signal).toBe("SIGKILL");
  const database = await openDatabase({ dataDir });
  const { db } = database;
  const before = await readArchived(db);
  // Two batches had been committed before the third was written.
  expect(before.size).toBeGreaterThan(0);
  expect(before.size).toBeLessThan(60);
  expect(before.size + (await waiting(db)).length).toBe(60);
  await indexWaitingArticles(db);
  await expectComplete(db, 60);
  await database.close();
  await rm(dataDir, { recursive: true, maxRetries: 10 });
});
