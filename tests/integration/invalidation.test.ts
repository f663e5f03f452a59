import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { invalidateOnChange } from "../../server/cache/invalidation.ts";
import type { InvalidatedTag } from "../../server/cache/response-cache.ts";
import { type Database, openDatabase } from "../../server/database/open-database.ts";
import { createLogger } from "../../server/logger.ts";
import { publishWhenDue } from "../../src/features/ask/publish-due.server.ts";
import { article, episode, importFiles, writeNdjson } from "./support/content-files.ts";
import { runHere, startHere } from "./support/site-here.ts";
import { type Store, startStore, storeKinds } from "./support/stores.ts";

/** Far below the minute after which a page is revalidated anyway. */
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();

describe.each(storeKinds)("content that changes in the %s database", (kind) => {
  let store: Store;
  let directory: string;

  beforeAll(async () => {
    store = await startStore(kind);
    directory = await mkdtemp(path.join(tmpdir(), "current-"));
  });

  afterAll(async () => {
    await store.stop();
    await rm(directory, { recursive: true });
  });

  /** Invalidated tags, and how often the initial pages are rendered again. */
  async function observe(database: Database) {
    const invalidated: InvalidatedTag[] = [];
    const warmed = { count: 0 };
    const logger = createLogger("silent");
    const publishing = publishWhenDue({ context: database, logger });
    onTestFinished(publishing.stop);
    const stop = await invalidateOnChange({
      database,
      watches: [publishing],
      caches: [{ invalidate: (tag) => void invalidated.push(tag) }],
      logger,
      reloadSite: async () => undefined,
      warm: async () => {
        warmed.count += 1;
      },
    });
    onTestFinished(stop);
    return { invalidated, warmed, stop };
  }

  test("invalidates pages of its kind when committed, and pre-renders the first ones", async () => {
    const database = await store.open();
    const { invalidated, warmed } = await observe(database);
    const { error } = await importFiles(database, {
      articles: await writeNdjson(directory, "articles.ndjson", [article(1), article(2)]),
    });
    expect(error).toBeUndefined();
    await expect.poll(() => new Set(invalidated)).toEqual(new Set(["article"]));
    await expect.poll(() => warmed.count).toBeGreaterThan(0);
    invalidated.length = 0;
    await database.db.insertInto("blog").values({ episode: "Episode 1" }).execute();
    await expect.poll(() => invalidated).toEqual(["episode"]);
    invalidated.length = 0;
    await database.db.deleteFrom("blog_articles").where("id", "=", 1).execute();
    await expect.poll(() => invalidated).toEqual(["article"]);
  });

  test("invalidates nothing when rolled back", async () => {
    const database = await store.open();
    const { invalidated } = await observe(database);
    const rolledBack = database.db.transaction().execute(async (transaction) => {
      await transaction.insertInto("blog_articles").values({ slug: "a", title: "A" }).execute();
      throw new Error("changed my mind");
    });
    await expect(rolledBack).rejects.toThrow("changed my mind");
    await database.db.insertInto("blog").values({ episode: "Episode 1" }).execute();
    await expect.poll(() => invalidated).toEqual(["episode"]);
  });

  test("is published when due, also if scheduled later, and its pages are invalidated", async () => {
    const database = await store.open();
    const { db } = database;
    await importFiles(database, {
      articles: await writeNdjson(directory, "due.ndjson", [
        article(1, { status: "scheduled", publication_date: inSeconds(-60) }),
        article(2, { status: "scheduled", publication_date: inSeconds(2) }),
        article(3, { status: "scheduled", publication_date: inSeconds(3_600) }),
      ]),
      episodes: await writeNdjson(directory, "due-episodes.ndjson", [
        episode(1, { status: "scheduled", created_at: inSeconds(3) }),
      ]),
    });
    const { invalidated } = await observe(database);
    const waiting = async () =>
      (
        await sql<{ name: string }>`
          select slug as name from blog_articles where status = 'scheduled'
          union all select episode from blog where status = 'scheduled' order by 1`.execute(db)
      ).rows.map(({ name }) => name);
    await expect.poll(waiting).toEqual(["article-3"]);
    await expect.poll(() => new Set(invalidated)).toEqual(new Set(["article", "episode"]));
    invalidated.length = 0;
    await sql`update blog_articles set publication_date = now() + interval '1 second' where id = 3`.execute(db);
    await expect.poll(waiting).toEqual([]);
    // Once for the changed date, and once when it becomes visible.
    await expect.poll(() => invalidated).toEqual(["article", "article"]);
  });

  test("is published when due, also if it changed while the next due time was being read", async () => {
    const { db } = await store.open();
    const [isRead, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const delayed = db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        isRead.resolve();
        await gate.promise;
        return result;
      },
    });
    const publishing = publishWhenDue({ context: { db: delayed }, logger: createLogger("silent") });
    onTestFinished(publishing.stop);
    await isRead.promise;
    const { id } = await db
      .insertInto("pages")
      .values({ slug: "late", title: "Late", status: "scheduled", published_at: new Date() })
      .returning("id")
      .executeTakeFirstOrThrow();
    publishing.contentChanged();
    gate.resolve();
    const status = () => db.selectFrom("pages").select("status").where("id", "=", id).executeTakeFirst();
    await expect.poll(status, { timeout: 20_000 }).toEqual({ status: "published" });
  });

  test("is ignored after the listener stopped", async () => {
    const database = await store.open();
    const first = await observe(database);
    const second = await observe(database);
    await first.stop();
    await database.db.insertInto("blog").values({ episode: "Episode 1" }).execute();
    await expect.poll(() => second.invalidated).toEqual(["episode"]);
    expect(first.invalidated).toEqual([]);
  });

  test.runIf(kind === "postgres")("reaches other processes, also after a lost connection", async () => {
    const options = await store.empty();
    const database = await openDatabase(options);
    onTestFinished(() => database.close());
    const { invalidated } = await observe(database);
    const otherClient = new Client({ connectionString: options.databaseUrl });
    await otherClient.connect();
    onTestFinished(() => otherClient.end());
    await otherClient.query("insert into blog_articles (slug, title) values ('a', 'A')");
    await expect.poll(() => invalidated).toEqual(["article"]);
    invalidated.length = 0;
    await otherClient.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'chartroom listener' and datname = current_database()",
    );
    // Notifications may have been missed meanwhile.
    await expect.poll(() => invalidated).toEqual(["all"]);
    invalidated.length = 0;
    await otherClient.query("insert into blog (episode) values ('Episode 1')");
    await expect.poll(() => invalidated).toEqual(["episode"]);
  });

  test("is visible at once in pages, lists, feeds and sitemap of the running site", async () => {
    const { dataDir, databaseUrl } = await store.empty();
    const environment = { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
    const importRows = async (name: string, rows: readonly unknown[]) => {
      const file = await writeNdjson(directory, name, rows);
      const { code, stderr } = await runHere(["content", "import", "--articles", file], environment);
      expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    };
    const dueDate = inSeconds(12);
    await importRows("first.ndjson", [
      article(1),
      article(2, { status: "scheduled", publication_date: dueDate, title: "Just in time" }),
    ]);
    const origin = `http://localhost:${await startHere({ ...environment, SAMPLE_CONTENT: "none" }).port}`;
    const read = async (url: string) => (await fetch(origin + url)).text();
    const paths = ["/blog", "/blog/category/Logistics", "/rss.xml", "/sitemap.xml"];
    const areListing = async (slug: string) => (await Promise.all(paths.map(read))).map((text) => text.includes(slug));
    const initial = await areListing("article-2");
    // All are cached now; on a slow machine some may have become stale before they were requested.
    if (Date.now() < Date.parse(dueDate)) expect(initial).toEqual([false, false, false, false]);
    await expect.poll(() => areListing("article-2")).toEqual([true, true, true, true]);
    expect((await fetch(`${origin}/blog/article-2`)).status).toBe(200);
    if (kind === "postgres") {
      await importRows("second.ndjson", [article(1, { title: "Renamed by another process" })]);
      await expect.poll(() => read("/blog/article-1")).toContain("Renamed by another process");
      await expect.poll(() => read("/blog")).toContain("Renamed by another process");
    }
  });
});
