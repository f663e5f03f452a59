import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import { pageOf } from "../../server-context/list-request.server.ts";
import type { ListRequest } from "../../server-context/list-request.ts";
import type { ContentKind } from "./schema.server.ts";

/** Whether anyone has unsaved work on the public item. */
export const isChangedColumn = (
  kind: ContentKind,
  id: RawBuilder<unknown>,
  status: RawBuilder<unknown>,
) => sql<boolean>`
  ${status} <> 'draft' and exists (select 1 from content_drafts d where d.kind = ${kind} and d.item_id = ${id})`;

type ContentList = {
  from: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
  where: readonly RawBuilder<boolean>[];
  orders: Record<string, RawBuilder<unknown>>;
  defaultOrder: RawBuilder<unknown>;
};

/** With the total; not paged for an export. */
export async function listContent<Row>(
  db: Db,
  { from, columns, where, orders, defaultOrder }: ContentList,
  request: ListRequest,
  whole: boolean,
): Promise<{ rows: Row[]; total: number }> {
  const { limit, offset } = pageOf(request, whole);
  const wanted = where.length > 0 ? sql`where ${sql.join([...where], sql` and `)}` : sql``;
  const { sort } = request;
  const name = sort.replace(/^-/, "");
  const column = Object.hasOwn(orders, name) ? orders[name] : defaultOrder;
  const order =
    sort === "" || sort.startsWith("-") ? sql`${column} desc nulls last, id desc` : sql`${column} asc nulls last, id`;
  const counted = await sql<{ total: number }>`select count(*)::integer as total from ${from} ${wanted}`.execute(db);
  const { rows } = await sql<Row>`
    select ${columns} from ${from} ${wanted} order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
