import { setTimeout as pause } from "node:timers/promises";
import type { ThreadedDatabase } from "./threaded-database.ts";

/** Long enough for waiting readers to get their turn between two tables. */
const pauseMs = 20;

/**
 * What autovacuum does elsewhere: VACUUM ANALYZE of each table that changed since the last time, one at a time, and a
 * checkpoint that keeps the next start short.
 */
export async function maintainTables(pglite: ThreadedDatabase): Promise<void> {
  // The counters are written with a delay; a query right after this one sees them all.
  await pglite.query("select pg_stat_force_next_flush()");
  const { rows } = await pglite.query<{ name: string }>(`
    select format('%I.%I', schemaname, relname) as name
    from pg_stat_user_tables
    where n_mod_since_analyze > 0 or n_dead_tup > 0 or n_ins_since_vacuum > 0
    order by 1`);
  for (const { name } of rows) {
    await pglite.exec(`vacuum (analyze) ${name}`);
    await pause(pauseMs);
  }
  await pglite.exec("checkpoint");
}
