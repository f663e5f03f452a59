import { type Kysely, sql, type Transaction } from "kysely";
import { purgeDeletedContent } from "./deleted-content.server.ts";
import type { Editable, OtherEditor, SavedVersion } from "./editing.ts";
import type { ContentKind } from "./editing-schema.server.ts";
import type { SignedInUser } from "./request-context.ts";
import type { Schema } from "./schema.server.ts";

type Db = Kysely<Schema> | Transaction<Schema>;

export type Item = { kind: ContentKind; id: number };

/** Somebody counts as editing until half an hour after the last letter. */
const editingMinutes = 30;

/** Keeps a person's unsaved work. */
export async function saveDraft(
  db: Db,
  user: SignedInUser,
  { kind, id }: Item,
  draft: { content: Record<string, unknown>; base: string },
): Promise<{ savedAt: string; others: OtherEditor[] }> {
  const content = JSON.stringify(draft.content);
  const now = new Date();
  await db
    .insertInto("content_drafts")
    .values({ user_id: user.id, kind, item_id: id, content, base: draft.base, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "kind", "item_id"]).doUpdateSet({ content, base: draft.base, updated_at: now }),
    )
    .execute();
  return { savedAt: now.toISOString(), others: await listOtherEditors(db, user, { kind, id }) };
}

/** A person's unsaved work, or null. */
export async function readDraft<Content>(
  db: Db,
  user: SignedInUser,
  { kind, id }: Item,
  read: (stored: Record<string, unknown>) => Content,
): Promise<Editable<Content>["draft"]> {
  const row = await db
    .selectFrom("content_drafts")
    .select(["content", "base", "updated_at"])
    .where("user_id", "=", user.id)
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .executeTakeFirst();
  return row ? { content: read(row.content), base: row.base, savedAt: row.updated_at.toISOString() } : null;
}

export async function dropDraft(db: Db, user: SignedInUser, { kind, id }: Item): Promise<void> {
  await db
    .deleteFrom("content_drafts")
    .where("user_id", "=", user.id)
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .execute();
}

/** Who else has unsaved work on this item; nobody for a new one. */
export async function listOtherEditors(db: Db, user: SignedInUser, { kind, id }: Item): Promise<OtherEditor[]> {
  if (id === 0) return [];
  const rows = await db
    .selectFrom("content_drafts as d")
    .innerJoin("auth_users as u", "u.id", "d.user_id")
    .select(["u.email", "d.updated_at"])
    .where("d.kind", "=", kind)
    .where("d.item_id", "=", id)
    .where("d.user_id", "<>", user.id)
    .where("d.updated_at", ">", sql<Date>`now() - make_interval(mins => ${editingMinutes})`)
    .orderBy("d.updated_at", "desc")
    .execute();
  return rows.map(({ email, updated_at }) => ({ email, at: updated_at.toISOString() }));
}

/** Records what was saved. */
export async function keepVersion(
  db: Db,
  user: SignedInUser,
  { kind, id }: Item,
  saved: { content: Record<string, unknown>; status: string },
): Promise<void> {
  await db
    .insertInto("content_versions")
    .values({
      kind,
      item_id: id,
      content: JSON.stringify(saved.content),
      status: saved.status,
      saved_by: user.email,
    })
    .execute();
}

/** The saved states of an item, newest first, fifty at most. */
export async function listVersions(db: Db, { kind, id }: Item): Promise<SavedVersion[]> {
  const rows = await db
    .selectFrom("content_versions")
    .select(["id", "saved_by", "saved_at", "status"])
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .orderBy("id", "desc")
    .limit(50)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    savedBy: row.saved_by,
    savedAt: row.saved_at.toISOString(),
    status: row.status,
  }));
}

/** What one saved state of an item held, or null. */
export async function readVersion(
  db: Db,
  { kind, id }: Item,
  version: number,
): Promise<Record<string, unknown> | null> {
  const row = await db
    .selectFrom("content_versions")
    .select("content")
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .where("id", "=", version)
    .executeTakeFirst();
  return row?.content ?? null;
}

/** Who saved an item last, for whoever comes too late; the date of the item itself when nobody is on record. */
export async function lastSave(db: Db, item: Item): Promise<{ by: string; at: string } | null> {
  const [last] = await listVersions(db, item);
  return last ? { by: last.savedBy, at: last.savedAt } : null;
}

/** Erases articles and episodes that were deleted 30 days ago, and unsaved work that nobody has touched for 90. */
export async function purgeEditing(db: Kysely<Schema>, now = new Date()): Promise<void> {
  await purgeDeletedContent(db, now);
  await sql`delete from content_drafts where updated_at < now() - interval '90 days'`.execute(db);
}
