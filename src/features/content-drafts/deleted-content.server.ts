import { sql } from "kysely";
import { fail, ok } from "../../lib/result.ts";
import type { Db, Trx } from "../../server-context/db.ts";
import { binStart, type RestoreResult } from "../../server-context/deletion.ts";
import type { SignedInUser } from "../../server-context/request-context.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { restoreNamedMedia } from "../media/media.server.ts";
import type { TrashableType } from "./content-type.server.ts";
import { type TrashableItem, trashableTables } from "./editing.ts";

/** In one transaction; deleted items stay restorable until the purge. @returns how many */
export async function deleteContent(
  db: Db,
  user: SignedInUser,
  { kind, table, oldSlugs }: TrashableType,
  ids: readonly number[],
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const condition = sql`t.id = any(${[...ids]}::bigint[])`;
    await sql`
      insert into deleted_content (kind, item_id, content, old_slugs, deleted_by)
      select ${kind}, t.id, to_jsonb(t), ${oldSlugs}, ${user.email} from ${sql.table(table)} t where ${condition}
      on conflict (kind, item_id) do update set content = excluded.content, old_slugs = excluded.old_slugs,
        deleted_by = excluded.deleted_by, deleted_at = now()`.execute(trx);
    const { rows } = await sql<{ id: number }>`
      delete from ${sql.table(table)} t where ${condition} returning id`.execute(trx);
    for (const { id } of rows) {
      await recordAudit(trx, { actor: user.email, action: `${kind}.delete`, subjectKind: kind, subjectId: id });
    }
    return rows.length;
  });
}

async function restoreItem(
  trx: Trx,
  user: SignedInUser,
  { kind, titleColumn, reinsert }: TrashableType,
  id: number,
): Promise<RestoreResult> {
  const deleted = await trx
    .selectFrom("deleted_content")
    .select(["content", sql<string>`content::text`.as("text")])
    .select(sql<string>`coalesce(content ->> ${titleColumn}::text, '')`.as("title"))
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .where("deleted_at", ">", binStart(new Date()))
    .forUpdate()
    .executeTakeFirst();
  if (!deleted) return { kind, id, title: "", ...fail("gone") };
  const { title } = deleted;
  const detail = await reinsert(trx, id, deleted.content);
  if (!detail) return { kind, id, title, ...fail("id-taken") };
  await restoreNamedMedia(trx, deleted.text, user.email);
  await trx.deleteFrom("deleted_content").where("kind", "=", kind).where("item_id", "=", id).execute();
  await recordAudit(trx, { actor: user.email, action: `${kind}.undelete`, subjectKind: kind, subjectId: id, detail });
  return { kind, id, title, ...ok(detail.slug ? { slug: detail.slug } : {}) };
}

export async function restoreContent(
  db: Db,
  user: SignedInUser,
  type: TrashableType,
  ids: readonly number[],
): Promise<RestoreResult[]> {
  return db.transaction().execute(async (trx) => {
    const results: RestoreResult[] = [];
    for (const id of ids) results.push(await restoreItem(trx, user, type, id));
    return results;
  });
}

/** Removes versions, drafts and preview links, unless the id is in use again. */
async function purgeTraces(db: Db, { kind, id }: TrashableItem): Promise<void> {
  const stored = await db.selectFrom(trashableTables[kind]).select("id").where("id", "=", id).executeTakeFirst();
  if (stored) return;
  for (const table of ["content_versions", "content_drafts", "preview_links"] as const)
    await db.deleteFrom(table).where("kind", "=", kind).where("item_id", "=", id).execute();
}

export async function eraseDeletedContent(db: Db, user: SignedInUser, item: TrashableItem): Promise<boolean> {
  const { kind, id } = item;
  return db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom("deleted_content")
      .where("kind", "=", kind)
      .where("item_id", "=", id)
      .returning("item_id")
      .executeTakeFirst();
    if (!deleted) return false;
    await purgeTraces(trx, item);
    await recordAudit(trx, { actor: user.email, action: `${kind}.erase`, subjectKind: kind, subjectId: id });
    return true;
  });
}

/** Erases items deleted 30 days ago. @returns how many */
export async function purgeDeletedContent(db: Db, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<TrashableItem>`
      delete from deleted_content where deleted_at <= ${binStart(now)} returning kind, item_id as id`.execute(trx);
    for (const item of rows) {
      await purgeTraces(trx, item);
      const { kind, id } = item;
      await recordAudit(trx, { actor: "system", action: `${kind}.purge`, subjectKind: kind, subjectId: id });
    }
    return rows.length;
  });
}
