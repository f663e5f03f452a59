import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../../server/database/open-database.ts";
import { findPostgresBinaries, type PostgresCluster, startPostgres } from "./support/postgres-cluster.ts";
import { startTcpProxy } from "./support/tcp-proxy.ts";

const programs = findPostgresBinaries();
const soon = { timeout: 30_000 };

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
    return { proxy, database };
  }

  test("ends only the transaction when a connection breaks within it, not the process", async () => {
    const { proxy, database } = await open(0);
    const uncaught: Error[] = [];
    const note = (error: Error) => void uncaught.push(error);
    process.on("uncaughtException", note);
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
          soon,
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
            () => "there",
            () => "away",
          ),
        soon,
      )
      .toBe("there");
    process.off("uncaughtException", note);
    expect(uncaught).toEqual([]);
    await database.close();
    await proxy.stop();
  });

  test("is given up when silent, and nothing of the transaction is in the next one", async () => {
    const { proxy, database } = await open(1_000);
    const lease = (name: string) => ({ name });
    const silent = database.db.transaction().execute(async (trx) => {
      await trx.insertInto("job_leases").values(lease("half")).execute();
      proxy.behave({ kind: "hang" });
      await trx.insertInto("job_leases").values(lease("other half")).execute();
    });
    await expect(silent).rejects.toThrow();
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
        soon,
      )
      .toBe("done");
    const names = (await database.db.selectFrom("job_leases").select("name").execute()).map(({ name }) => name);
    expect(names).toEqual(["next"]);
    await database.close();
    await proxy.stop();
  });
});
