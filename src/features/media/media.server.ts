import { type RawBuilder, type Selectable, sql } from "kysely";
import { type Failure, fail, ok, type Result } from "../../lib/result.ts";
import type { Db, Schema, Trx } from "../../server-context/db.ts";
import { binStart } from "../../server-context/deletion.ts";
import { inTransaction } from "../../server-context/in-transaction.server.ts";
import {
  anyText,
  contains,
  type ListOrder,
  orderOf,
  pageOf,
  readPage,
} from "../../server-context/list-request.server.ts";
import type { ListRequest } from "../../server-context/list-request.ts";
import type { FileStore } from "../../server-context/media-store.ts";
import { recordAudit } from "../audit/audit.server.ts";
import type { MediaEntry, MediaKind, MediaReplacement, MediaUse } from "./media.ts";
import { findUses } from "./media-uses.server.ts";
import { foldersOf, listReplacements } from "./replacements.server.ts";

export async function readMediaFile(
  media: Pick<FileStore, "stat" | "get">,
  name: string,
  maxBytes: number,
): Promise<Buffer | undefined> {
  const file = await media.stat(name);
  if (!file || file.bytes > maxBytes) return undefined;
  const content = await media.get(file);
  return content && Buffer.from(await new Response(content).arrayBuffer());
}

async function isUsedInTrash(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom("deleted_content")
    .select("item_id")
    .where(sql<string>`content::text`, "like", `%/uploads/${key}/%`)
    .executeTakeFirst();
  return row !== undefined;
}

type MediaListRequest = ListRequest & { kind: MediaKind | "" };

/** The indexed expression. */
export const searchedMedia = sql<string>`fold_text(name || ' ' || alt)`;

const orders: Record<string, ListOrder> = {
  name: { by: sql`lower(name)` },
  kind: { by: sql`kind` },
  bytes: { by: sql`bytes` },
  date: { by: sql`created_at` },
};

const columns = [
  "id",
  "kind",
  "name",
  "file",
  "type",
  "bytes",
  "width",
  "height",
  "seconds",
  "alt",
  "variants",
  "created_at",
] as const;

type MediaRow = Pick<Selectable<Schema["media"]>, (typeof columns)[number]>;

const entryOf = ({ file, bytes, created_at, ...row }: MediaRow): MediaEntry => ({
  ...row,
  bytes: Number(bytes),
  url: `/media/${file}`,
  createdAt: created_at.toISOString(),
});

function filteredMedia(db: Db, { search, kind }: MediaListRequest) {
  let query = db.selectFrom("media").where("deleted_at", "is", null);
  if (kind) query = query.where("kind", "=", kind);
  if (search.trim()) query = query.where(contains(searchedMedia, search));
  return query;
}

export async function listMedia(db: Db, request: MediaListRequest): Promise<{ media: MediaEntry[]; total: number }> {
  const filtered = filteredMedia(db, request);
  const ordered = filtered.select(columns).orderBy(orderOf(request.sort, orders));
  const { rows, total } = await readPage(filtered, ordered, pageOf(request));
  return { media: rows.map(entryOf), total };
}

type OpenedMedia = { entry: MediaEntry; uses: MediaUse[]; earlier: MediaReplacement[] };

export async function getMedia(db: Db, id: number): Promise<OpenedMedia | null> {
  const row = await db
    .selectFrom("media")
    .select([...columns, "key"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const { key, ...entry } = row;
  return { entry: entryOf(entry), uses: await findUses(db, key), earlier: await listReplacements(db, id) };
}

/** @returns how many were restored */
async function restoreWhere(trx: Trx, condition: RawBuilder<boolean>, actor: string): Promise<number> {
  const restored = await trx
    .updateTable("media")
    .set({ deleted_at: null, deleted_by: null })
    .where(condition)
    .where("deleted_at", "is not", null)
    .where("erasing_since", "is", null)
    .returning("id")
    .execute();
  for (const { id } of restored) {
    await recordAudit(trx, { actor, action: "media.restore", subjectKind: "media", subjectId: id });
  }
  return restored.length;
}

/** Restores the files that a restored row refers to; `content` is the row as text. */
export async function restoreNamedMedia(trx: Trx, content: string, actor: string): Promise<void> {
  const keys = new Set(Array.from(content.matchAll(/\/uploads\/([\w-]+)\//g), ([, key = ""]) => key));
  if (keys.size > 0) await restoreWhere(trx, sql`key = ${anyText([...keys])}`, actor);
}

export const restoreMedia = (db: Db, id: number, actor: string): Promise<boolean> =>
  inTransaction(db, async (trx) => (await restoreWhere(trx, sql`id = ${id}`, actor)) > 0);

export type NewMedia = Omit<MediaEntry, "id" | "url" | "alt" | "createdAt"> & { key: string; file: string };

export async function addMedia(db: Db, media: NewMedia, actor: string): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const { id } = await transaction
      .insertInto("media")
      .values({ ...media, variants: JSON.stringify(media.variants), created_by: actor })
      .returning("id")
      .executeTakeFirstOrThrow();
    const detail = { kind: media.kind, bytes: media.bytes };
    await recordAudit(transaction, { actor, action: "media.upload", subjectKind: "media", subjectId: id, detail });
    return id;
  });
}

export async function setMediaAlt(db: Db, id: number, alt: string, actor: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable("media")
      .set({ alt })
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (changed) await recordAudit(transaction, { actor, action: "media.alt", subjectKind: "media", subjectId: id });
    return changed !== undefined;
  });
}

/** Moves a file to the bin for 30 days; rejected with `uses` while in use. Idempotent. */
export async function deleteMedia(
  db: Db,
  id: number,
  actor: string,
  now: Date,
): Promise<Result<undefined, Failure<"in-use"> & { uses: MediaUse[] }>> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom("media")
      .select("key")
      .where("id", "=", id)
      .where("deleted_at", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return ok();
    const uses = await findUses(transaction, row.key);
    if (uses.length > 0) return fail("in-use", { uses });
    await transaction.updateTable("media").set({ deleted_at: now, deleted_by: actor }).where("id", "=", id).execute();
    await recordAudit(transaction, { actor, action: "media.delete", subjectKind: "media", subjectId: id });
    return ok();
  });
}

/**
 * Only from the bin; "in-use" if something refers to the file again. The row goes last, so that the owner can try again;
 * the purge finishes what was interrupted.
 */
export async function eraseMedia(
  { db, media }: { db: Db; media: Pick<FileStore, "deleteFolder"> },
  id: number,
  actor: string,
): Promise<Result<undefined, "gone" | "in-use">> {
  const marked = await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom("media")
      .select(["key", "erasing_since"])
      .where("id", "=", id)
      .where("deleted_at", "is not", null)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return fail("gone");
    if (row.erasing_since) return ok(row.key);
    const isUsed = (await findUses(transaction, row.key)).length > 0 || (await isUsedInTrash(transaction, row.key));
    if (isUsed) return fail("in-use");
    await transaction.updateTable("media").set({ erasing_since: sql`now()` }).where("id", "=", id).execute();
    await recordAudit(transaction, { actor, action: "media.erase", subjectKind: "media", subjectId: id });
    return ok(row.key);
  });
  if (!marked.ok) return marked;
  for (const folder of foldersOf(marked.value)) await media.deleteFolder(folder);
  await db.deleteFrom("media").where("id", "=", id).execute();
  return ok();
}

/** Deletes files after 30 days in the bin, or restores those in use again. The row goes last, so that a failed run is repeated. */
export async function purgeMedia(db: Db, media: Pick<FileStore, "deleteFolder">, now: Date): Promise<void> {
  const due = await db
    .selectFrom("media")
    .select(["id", "key", "erasing_since"])
    .where("deleted_at", "is not", null)
    .where((row) => row.or([row("deleted_at", "<=", binStart(now)), row("erasing_since", "is not", null)]))
    .execute();
  for (const { id, key, erasing_since } of due) {
    const isBeingErased = erasing_since !== null;
    if (!isBeingErased && (await findUses(db, key)).length > 0) {
      await restoreMedia(db, id, "system");
      continue;
    }
    // Content in the bin needs its files when it is restored.
    if (!isBeingErased && (await isUsedInTrash(db, key))) continue;
    for (const folder of foldersOf(key)) await media.deleteFolder(folder);
    await db.transaction().execute(async (trx) => {
      const { numDeletedRows } = await trx.deleteFrom("media").where("id", "=", id).executeTakeFirst();
      if (numDeletedRows > 0n && !isBeingErased)
        await recordAudit(trx, { actor: "system", action: "media.purge", subjectKind: "media", subjectId: id });
    });
  }
}
