import { sql } from "kysely";
import type { Db } from "../../../server-context/db.ts";

/** The next row that gets its identifier from the table gets one that no row has; call it after rows brought their own. */
export async function advanceIdentity(db: Db, table: "blog_articles" | "blog"): Promise<void> {
  await sql`
    select setval(sequence, highest)
    from (
      select pg_get_serial_sequence(${table}::text, 'id')::regclass as sequence, max(id) as highest
      from ${sql.table(table)}
    ) s
    where sequence is not null and highest > coalesce(pg_sequence_last_value(sequence), 0)`.execute(db);
}
