import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import type { Selectable } from "kysely";
import { randomId } from "../../lib/random-id.ts";
import { fail, ok, type Result } from "../../lib/result.ts";
import type { Db, Schema } from "../../server-context/db.ts";
import { binStart } from "../../server-context/deletion.ts";
import type { FileStore } from "../../server-context/media-store.ts";
import { recordAudit } from "../audit/audit.server.ts";
import type { MediaReplacement } from "./media.ts";

const columns = ["id", "key", "kind", "file", "type", "bytes", "width", "height", "seconds", "variants"] as const;

export type Replaceable = Pick<Selectable<Schema["media"]>, (typeof columns)[number]>;

/** Columns that change with the content of a file. */
type FileFacts = Pick<Replaceable, "bytes" | "seconds" | "variants">;

type Files = Pick<FileStore, "list" | "get" | "put" | "deleteFolder">;

/** Never served. */
const archiveFolder = (key: string) => `replaced/${key}`;

/** All folders of a file of the library. */
export const foldersOf = (key: string): string[] => [`uploads/${key}`, archiveFolder(key)];

export async function getReplaceable(db: Db, id: number): Promise<Replaceable | undefined> {
  return db.selectFrom("media").select(columns).where("id", "=", id).where("deleted_at", "is", null).executeTakeFirst();
}

async function copyFiles(media: Files, from: string, to: string): Promise<void> {
  for await (const file of media.list(from)) {
    const content = await media.get(file);
    const name = file.name.slice(file.name.lastIndexOf("/") + 1);
    if (content) await media.put(`${to}/${name}`, Readable.fromWeb(content as NodeStream<Uint8Array>));
  }
}

/** Copies the current files, so that they can be restored before anything overwrites them. */
async function archiveCurrent(db: Db, media: Files, current: Replaceable, actor: string): Promise<void> {
  const folder = `${archiveFolder(current.key)}/${randomId()}`;
  await copyFiles(media, `uploads/${current.key}`, folder);
  await db
    .insertInto("media_replacements")
    .values({
      media_id: current.id,
      folder,
      bytes: current.bytes,
      seconds: current.seconds,
      variants: JSON.stringify(current.variants),
      replaced_by: actor,
    })
    .execute();
}

type Replacement = {
  /** Overwrites the files. */
  write: () => Promise<FileFacts>;
  actor: string;
};

/** Whether the file was erased, or is being erased (see `eraseMedia`). */
async function isErased(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom("media").select(["deleted_at", "deleted_by"]).where("id", "=", id).executeTakeFirst();
  return !row || (row.deleted_at !== null && row.deleted_by === null);
}

/** Keeps the URL. Stores nothing if the file is erased meanwhile. */
export async function replaceFiles(
  { db, media }: { db: Db; media: Files },
  current: Replaceable,
  { write, actor }: Replacement,
): Promise<Result<undefined, "gone">> {
  try {
    await archiveCurrent(db, media, current, actor);
    const { bytes, seconds, variants } = await write();
    await db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable("media")
        .set({ bytes, seconds, variants: JSON.stringify(variants) })
        .where("id", "=", current.id)
        .executeTakeFirst();
      if (numUpdatedRows > 0n)
        await recordAudit(trx, { actor, action: "media.replace", subjectKind: "media", subjectId: current.id });
    });
  } catch (error) {
    if (!(await isErased(db, current.id))) throw error;
  }
  if (!(await isErased(db, current.id))) return ok();
  for (const folder of foldersOf(current.key)) await media.deleteFolder(folder);
  return fail("gone");
}

/** Newest first. */
export async function listReplacements(db: Db, mediaId: number): Promise<MediaReplacement[]> {
  const rows = await db
    .selectFrom("media_replacements")
    .select(["id", "bytes", "replaced_at", "replaced_by"])
    .where("media_id", "=", mediaId)
    .orderBy("replaced_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ id, bytes, replaced_at, replaced_by }) => ({
    id: Number(id),
    bytes: Number(bytes),
    replacedAt: replaced_at.toISOString(),
    replacedBy: replaced_by,
  }));
}

/** Archives the current file among the earlier ones. */
export async function restoreReplacement(
  parts: { db: Db; media: Files },
  id: number,
  actor: string,
): Promise<Result<undefined, "gone">> {
  const { db, media } = parts;
  const earlier = await db.selectFrom("media_replacements").selectAll().where("id", "=", id).executeTakeFirst();
  const current = earlier && (await getReplaceable(db, earlier.media_id));
  if (!current) return fail("gone");
  return replaceFiles(parts, current, {
    actor,
    async write() {
      await copyFiles(media, earlier.folder, `uploads/${current.key}`);
      return earlier;
    },
  });
}

/** Deletes replaced files after 30 days. The row goes last, so that a failed run is repeated. */
export async function purgeReplacements(db: Db, media: Pick<FileStore, "deleteFolder">, now: Date): Promise<void> {
  const due = db.selectFrom("media_replacements").select(["id", "folder"]).where("replaced_at", "<=", binStart(now));
  for (const { id, folder } of await due.execute()) {
    await media.deleteFolder(folder);
    await db.deleteFrom("media_replacements").where("id", "=", id).execute();
  }
}
