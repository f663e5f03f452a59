import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exclusively } from "../../server/database/exclusively.ts";
import { listenPostgres } from "../../server/database/listen-postgres.ts";
import { openDatabase } from "../../server/database/open-database.ts";
import { holdRunningLock } from "../../server/database/running-lock.ts";
import { findPostgresBinaries, type PostgresCluster, startPostgres } from "./support/postgres-cluster.ts";
import { startHere } from "./support/site-here.ts";
import { startTcpProxy } from "./support/tcp-proxy.ts";

const programs = findPostgresBinaries();
const pollOptions = { timeout: 30_000 };
const siteEnvironment = {
  LOG_LEVEL: "info",
  SITE_SECRET: "a secret that only this test knows, long enough",
  SAMPLE_CONTENT: "none",
};

describe.runIf(programs)("a lost PostgreSQL server", () => {
  let cluster: PostgresCluster;
  beforeAll(async () => {
    cluster = await startPostgres(programs ?? "");
  });
  afterAll(() => cluster.stop());

  async function open(statementTimeoutMs: number) {
    const url = new URL(await cluster.createDatabase());
    const proxy = await startTcpProxy(Number(url.port));
    url.port = String(proxy.port);
    const connections = { statementTimeoutMs, connectTimeoutMs: 1_000 };
    const database = await openDatabase({ dataDir: "/nowhere", databaseUrl: url.href, connections });
    return { proxy, database, databaseUrl: url.href };
  }

  test("ends only the transaction when a connection breaks within it, not the process", async () => {
    const { proxy, database } = await open(0);
    const uncaught: Error[] = [];
    const recordError = (error: Error) => void uncaught.push(error);
    process.on("uncaughtException", recordError);
    const broken = database.db.transaction().execute(async (trx) => {
      await trx.deleteFrom("job_leases").execute();
      proxy.behave({ kind: "cut" });
      await expect
        .poll(
          () =>
            trx
              .selectFrom("job_leases")
              .select("name")
              .execute()
              .catch(() => "lost"),
          pollOptions,
        )
        .toBe("lost");
      throw new Error("given up");
    });
    await expect(broken).rejects.toThrow();
    proxy.behave({ kind: "pass" });
    await expect
      .poll(
        () =>
          database.ping().then(
            () => "up",
            () => "down",
          ),
        pollOptions,
      )
      .toBe("up");
    process.off("uncaughtException", recordError);
    expect(uncaught).toEqual([]);
    await database.close();
    await proxy.stop();
  });

  test("times out while it hangs, and leaks nothing of the transaction into the next one", async () => {
    const { proxy, database } = await open(1_000);
    const lease = (name: string) => ({ name });
    const hanging = database.db.transaction().execute(async (trx) => {
      await trx.insertInto("job_leases").values(lease("half")).execute();
      proxy.behave({ kind: "hang" });
      await trx.insertInto("job_leases").values(lease("other half")).execute();
    });
    await expect(hanging).rejects.toThrow();
    proxy.behave({ kind: "pass" });
    const insert = () =>
      database.db.transaction().execute((trx) => trx.insertInto("job_leases").values(lease("next")).execute());
    await expect
      .poll(
        () =>
          insert().then(
            () => "done",
            () => "failed",
          ),
        pollOptions,
      )
      .toBe("done");
    const names = (await database.db.selectFrom("job_leases").select("name").execute()).map(({ name }) => name);
    expect(names).toEqual(["next"]);
    await database.close();
    await proxy.stop();
  });

  test("keeps the lock of work that outlasts the idle timeout of a connection", async () => {
    const { proxy, database } = await open(300);
    const order: string[] = [];
    // Longer than the 2,300 ms after which a silent connection is closed.
    const started = Promise.withResolvers<void>();
    const first = exclusively(database, async () => {
      started.resolve();
      await pause(2_500);
      order.push("first");
    });
    await started.promise;
    const second = exclusively(database, async () => void order.push("second"));
    await Promise.all([first, second]);
    expect(order).toEqual(["first", "second"]);
    await database.close();
    await proxy.stop();
  });

  test("detects that the server of a listening connection and of a lock hangs, and reconnects", async () => {
    const { proxy, database, databaseUrl } = await open(0);
    let missed = 0;
    const stopListening = await listenPostgres(
      databaseUrl,
      "content_changed",
      () => undefined,
      () => void missed++,
      100,
    );
    const release = await holdRunningLock({ databaseUrl }, () => undefined, 100);
    const locks = async () => {
      const { rows } = await sql<{ pid: number }>`
        select l.pid from pg_locks l join pg_stat_activity a on a.pid = l.pid
        where l.locktype = 'advisory' and a.application_name = 'chartroom lock'`.execute(database.db);
      return rows.map(({ pid }) => pid);
    };
    const [lostPid] = await locks();
    proxy.behave({ kind: "hang" });
    // Silent connections stay silent: responses to queries sent meanwhile are lost.
    await pause(300);
    proxy.behave({ kind: "pass" });
    await expect.poll(() => missed, pollOptions).toBeGreaterThan(0);
    await expect.poll(async () => (await locks()).some((pid) => pid !== lostPid), pollOptions).toBe(true);
    await stopListening();
    await release();
    await database.close();
    await proxy.stop();
  });

  test("lets a site stop gracefully", async () => {
    const url = new URL(await cluster.createDatabase());
    const proxy = await startTcpProxy(Number(url.port));
    url.port = String(proxy.port);
    const DATA_DIR = await mkdtemp(path.join(tmpdir(), "lost-"));
    const site = startHere({ ...siteEnvironment, DATA_DIR, DATABASE_URL: url.href });
    const port = await site.port;
    await fetch(`http://localhost:${port}/about`);
    proxy.behave({ kind: "cut" });
    const { code, stdout } = await site.stop();
    expect(stdout).toContain('"msg":"stopped"');
    expect(code).toBe(0);
    await proxy.stop();
    await rm(DATA_DIR, { recursive: true, force: true });
  });

  test("a hostile file that is being read keeps neither /livez nor SIGTERM waiting", async () => {
    const databaseUrl = await cluster.createDatabase();
    const DATA_DIR = await mkdtemp(path.join(tmpdir(), "hostile-"));
    await mkdir(path.join(DATA_DIR, "media", "imports"), { recursive: true });
    const file = `imports/${"a".repeat(32)}`;
    // Longer than the timeout for a file.
    await writeFile(path.join(DATA_DIR, "media", file), "*a [b]( ".repeat(8_000_000));
    const { db, close } = await openDatabase({ dataDir: "/nowhere", databaseUrl });
    const row = { file_name: "notes.md", file, bytes: 1, state: "reading", choice: "null", show: "null" } as const;
    await db
      .insertInto("site_imports")
      .values({ ...row, created_by: "owner@example.com" })
      .execute();
    const site = startHere({ ...siteEnvironment, DATA_DIR, DATABASE_URL: databaseUrl });
    const port = await site.port;
    const attempts = async () => (await db.selectFrom("site_imports").select("attempts").executeTakeFirst())?.attempts;
    await expect.poll(attempts, pollOptions).toBe(1);
    expect((await fetch(`http://localhost:${port}/livez`)).status).toBe(200);
    const { code, stdout } = await site.stop();
    expect([code, stdout]).toEqual([0, expect.stringContaining('"msg":"stopped"')]);
    // A shutdown does not count as an attempt.
    expect(await attempts()).toBe(0);
    await close();
    await rm(DATA_DIR, { recursive: true, force: true });
  });
});
