import { sql } from "kysely";
import type { Database } from "./open-database.ts";

const advisoryLock = 7_301_944_211;

/** Runs work in one replica at a time; others wait. The embedded database has a single process and needs no lock. */
export async function exclusively<Result>(
  { db, kind }: Pick<Database, "db" | "kind">,
  work: () => Promise<Result>,
): Promise<Result> {
  if (kind === "embedded") return work();
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(trx);
    return work();
  });
}
