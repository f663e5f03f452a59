import { sql } from "kysely";
import type { Db } from "../../../server-context/db.ts";

/** Call it after inserting rows with explicit ids, so that the next generated id is free. */
export async function advanceIdentity(db: Db, table: "blog_articles" | "blog"): Promise<void> {
  await sql`
    select setval(sequence, highest)
    from (
      select pg_get_serial_sequence(${table}::text, 'id')::regclass as sequence, max(id) as highest
      from ${sql.table(table)}
    ) s
    where sequence is not null and highest > coalesce(pg_sequence_last_value(sequence), 0)`.execute(db);
}
