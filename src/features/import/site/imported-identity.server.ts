import { sql } from "kysely";
import type { Db } from "../../../server-context/db.ts";
import type { ImportedKind } from "./imported-content.server.ts";

type IdentifiedKind = Exclude<ImportedKind, "page">;

const tables = {
  article: { guids: "article_guids", id: "article_id", items: "blog_articles" },
  episode: { guids: "episode_guids", id: "episode_id", items: "blog" },
} as const satisfies Record<IdentifiedKind, { guids: string; id: string; items: string }>;

/** Stores the guid by which feed readers recognise the item, unless another existing item has it. */
export async function storeGuid(
  db: Db,
  { kind, id, guid }: { kind: IdentifiedKind; id: number; guid: string },
): Promise<void> {
  const { guids, id: idColumn, items } = tables[kind];
  const [table, column] = [sql.table(guids), sql.ref(idColumn)];
  await sql`delete from ${table} g where guid = ${guid}
    and not exists (select from ${sql.table(items)} i where i.id = g.${column})`.execute(db);
  await sql`insert into ${table} (${column}, guid) values (${id}::bigint, ${guid}) on conflict do nothing`.execute(db);
}
