import { sql } from "kysely";
import type { Db } from "../../server-context/db.ts";
import type { SignedInUser } from "../../server-context/request-context.ts";
import { purgeDeletedContent } from "./deleted-content.server.ts";
import {
  type ContentKind,
  draftedStatus,
  type Editable,
  type OtherEditor,
  type SavedVersion,
  sameContent,
  type VersionList,
} from "./editing.ts";
import { purgePreviewLinks } from "./preview-links.server.ts";
import { versionSize } from "./version-size.ts";

export type Item = { kind: ContentKind; id: number };

/** Minutes after the last autosave during which a user counts as editing. */
const editingMinutes = 30;

/** `key` identifies a new item that was created with it. */
export async function saveDraft(
  db: Db,
  user: SignedInUser,
  { kind, id }: Item,
  draft: { content: Record<string, unknown>; base: string; key?: string; draftedBy?: string | undefined },
): Promise<{ savedAt: string; others: OtherEditor[] }> {
  const content = JSON.stringify(draft.content);
  const now = new Date();
  const values = {
    content,
    base: draft.base,
    updated_at: now,
    ...(draft.key && { created_key: draft.key }),
    ...(draft.draftedBy && { drafted_by: draft.draftedBy }),
  };
  await db
    .insertInto("content_drafts")
    .values({ user_id: user.id, kind, item_id: id, ...values })
    .onConflict((conflict) => conflict.columns(["user_id", "kind", "item_id"]).doUpdateSet(values))
    .execute();
  return { savedAt: now.toISOString(), others: await listOtherEditors(db, user, { kind, id }) };
}

export async function readDraft<Content>(
  db: Db,
  user: Pick<SignedInUser, "id">,
  { kind, id }: Item,
  read: (stored: Record<string, unknown>) => Content,
): Promise<Editable<Content>["draft"]> {
  const row = await db
    .selectFrom("content_drafts")
    .select(["content", "base", "created_key", "updated_at", "drafted_by"])
    .where("user_id", "=", user.id)
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  return {
    content: read(row.content),
    base: row.base,
    savedAt: row.updated_at.toISOString(),
    isFresh: row.created_key !== null,
    draftedBy: row.drafted_by,
  };
}

export async function discardDraft(db: Db, user: SignedInUser, { kind, id }: Item): Promise<void> {
  await db
    .deleteFrom("content_drafts")
    .where("user_id", "=", user.id)
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .execute();
}

export async function listOtherEditors(
  db: Db,
  user: Pick<SignedInUser, "id">,
  { kind, id }: Item,
): Promise<OtherEditor[]> {
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

export async function createVersion(
  db: Db,
  user: Pick<SignedInUser, "email">,
  { kind, id }: Item,
  saved: { content: Record<string, unknown>; status: string },
): Promise<void> {
  const newest = await newestSaved(db, { kind, id });
  const { added, removed } = versionSize(newest?.content ?? {}, saved.content);
  await db
    .insertInto("content_versions")
    .values({
      kind,
      item_id: id,
      content: JSON.stringify(saved.content),
      status: saved.status,
      saved_by: user.email,
      words_added: added,
      words_removed: removed,
    })
    .execute();
}

/** Excludes versions that were never the stored text: discarded in a conflict, or drafted by an assistant. */
async function newestSaved(db: Db, { kind, id }: Item) {
  return db
    .selectFrom("content_versions")
    .select(["id", "content"])
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .where("status", "not in", ["unsaved", draftedStatus])
    .orderBy("id", "desc")
    .executeTakeFirst();
}

/** Includes the current version; `stored` is null if the item doesn't exist. */
export async function listVersionsOf<Content extends Record<string, string>>(
  db: Db,
  item: Item,
  {
    stored,
    read,
    dateField,
  }: { stored: Content | null; read: (stored: Record<string, unknown>) => Content; dateField: string },
): Promise<VersionList> {
  const newest = await newestSaved(db, item);
  const isStored = newest && stored && sameContent(read(newest.content), stored, [dateField]);
  return { versions: await listVersions(db, item), currentId: isStored ? newest.id : null };
}

export async function listVersions(db: Db, { kind, id }: Item): Promise<SavedVersion[]> {
  const rows = await db
    .selectFrom("content_versions")
    .select(["id", "saved_by", "saved_at", "status", "words_added", "words_removed"])
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
    size: row.words_added === null ? null : { added: row.words_added, removed: row.words_removed ?? 0 },
  }));
}

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

/** Email address of the author of the stored version: by autosave, by the last save or by creation. */
export async function lastEditor(db: Db, { kind, id }: Item, base: string): Promise<string | null> {
  const autosave = await db
    .selectFrom("content_drafts as d")
    .innerJoin("auth_users as u", "u.id", "d.user_id")
    .select("u.email")
    .where("d.kind", "=", kind)
    .where("d.item_id", "=", id)
    .where("d.base", "=", base)
    .orderBy("d.updated_at", "desc")
    .executeTakeFirst();
  const saved = autosave?.email ?? (await listVersions(db, { kind, id }))[0]?.savedBy;
  if (saved) return saved;
  // Discarding a new item's draft leaves the text of its first autosave in the row.
  const created = await db
    .selectFrom("audit_log")
    .select("actor")
    .where("subject_kind", "=", kind)
    .where("subject_id", "=", String(id))
    .where("action", "=", `${kind}.create`)
    .orderBy("at", "desc")
    .executeTakeFirst();
  return created?.actor ?? null;
}

/** Whether the stored version is this user's own autosave. */
export async function isOwnDraft(db: Db, user: SignedInUser, { kind, id }: Item, base: string): Promise<boolean> {
  const draft = await readDraft(db, user, { kind, id }, () => null);
  return draft?.base === base;
}

/** Skipped if it equals the newest version. */
export async function recordReplacedVersion<Content extends Record<string, string>>(
  db: Db,
  item: Item,
  replaced: { content: Content; status: string; base: string },
  read: (stored: Record<string, unknown>) => Content,
): Promise<void> {
  const [newest] = await listVersions(db, item);
  const recorded = newest && (await readVersion(db, item, newest.id));
  if (recorded && sameContent(read(recorded), replaced.content, ["publicationDate", "createdAt", "scheduledAt"]))
    return;
  const savedBy = (await lastEditor(db, item, replaced.base)) ?? "unknown";
  await createVersion(db, { email: savedBy }, item, replaced);
}

/** Erases items deleted 30 days ago, drafts unchanged for 90 days, and expired links. */
export async function purgeEditing(db: Db, now = new Date()): Promise<void> {
  await purgeDeletedContent(db, now);
  await purgePreviewLinks(db, now);
  await sql`delete from content_drafts where updated_at < now() - interval '90 days'`.execute(db);
}
