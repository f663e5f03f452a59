import { sql } from "kysely";
import type { Database } from "./open-database.ts";

/** Any number will do as long as every process uses the same; migrations have another. */
const advisoryLock = 7_301_944_211;

/**
 * Runs what only one copy of the site may do at a time, such as filling an empty database; the others wait for it. The
 * embedded database has one process, which needs no lock.
 */
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
