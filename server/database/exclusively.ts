import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "../../src/server-context/db.ts";
import type { Database } from "./open-database.ts";

const advisoryLock = 7_301_944_211;

/** Milliseconds between two statements on the lock's connection, which would be closed as dead if it were silent. */
const keepAliveMs = 500;

async function acquire(trx: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_xact_lock(${advisoryLock}) as locked`.execute(trx);
    if (rows[0]?.locked) return;
    await pause(keepAliveMs);
  }
}

/** Runs work in one replica at a time; others wait. The embedded database has a single process and needs no lock. */
export async function exclusively<Result>(
  { db, kind }: Pick<Database, "db" | "kind">,
  work: () => Promise<Result>,
): Promise<Result> {
  if (kind === "embedded") return work();
  return db.transaction().execute(async (trx) => {
    await acquire(trx);
    // A lost connection fails the commit.
    const keepAlive = setInterval(() => void sql`select 1`.execute(trx).catch(() => undefined), keepAliveMs);
    try {
      return await work();
    } finally {
      clearInterval(keepAlive);
    }
  });
}
