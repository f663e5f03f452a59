import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import { anyId } from "../../server-context/list-request.server.ts";
import type { TrashableKind, trashableTables } from "./editing.ts";

type EmptyDrafts = {
  kind: TrashableKind;
  table: (typeof trashableTables)[TrashableKind];
  writtenColumns: readonly string[];
  also: RawBuilder<boolean>;
};

/** The editor stores an empty text as an empty paragraph. */
const isEmpty = (value: ReturnType<typeof sql>) => sql<boolean>`coalesce(${value}::text, '') in ('', '<p></p>')`;

/** Drafts without versions or preview links whose row and unsaved changes have been empty for a day. @returns how many */
export async function purgeEmptyDrafts(db: Db, drafts: EmptyDrafts, now: Date): Promise<number> {
  const { kind, table, writtenColumns, also } = drafts;
  const columns = sql.join(
    writtenColumns.map((column) => isEmpty(sql`a.${sql.ref(column)}`)),
    sql` and `,
  );
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      delete from ${sql.table(table)} a
      where a.status = 'draft' and ${columns} and ${also}
        and greatest(a.created_at, a.updated_at) < ${now}::timestamptz - interval '1 day'
        and not exists (select from content_versions v where v.kind = ${kind} and v.item_id = a.id)
        and not exists (select from preview_links l where l.kind = ${kind} and l.item_id = a.id)
        and not exists (
          select from content_drafts d
          where d.kind = ${kind} and d.item_id = a.id and (
            d.updated_at >= ${now}::timestamptz - interval '1 day'
            or exists (select from jsonb_each_text(d.content) f where not ${isEmpty(sql`f.value`)})))
      returning a.id`.execute(trx);
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    await trx.deleteFrom("content_drafts").where("kind", "=", kind).where("item_id", "=", anyId(ids)).execute();
    return rows.length;
  });
}
