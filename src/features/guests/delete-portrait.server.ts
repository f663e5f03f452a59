import type { Db } from "../../server-context/db.ts";
import type { FileStore } from "../../server-context/media-store.ts";

/** Removes both files of a stored portrait; apart from what makes them, so that nothing loads an image library for it. */
export async function deletePortrait(portrait: string, media: Pick<FileStore, "delete">): Promise<void> {
  await Promise.all(["avif", "webp"].map((ending) => media.delete(`${portrait}.${ending}`)));
}

/** A portrait is stored before its registration is; only a file older than this many milliseconds is orphaned. */
const settled = 3_600_000;

/** Removes the files of portraits that belong to no guest: erased ones, and those whose registration was never stored. */
export async function purgePortraits(db: Db, media: Pick<FileStore, "list" | "delete">, now: Date): Promise<void> {
  const files: { name: string; modified: Date }[] = [];
  for await (const file of media.list("portraits")) files.push(file);
  if (files.length === 0) return;
  const rows = await db.selectFrom("guests").select("portrait").where("portrait", "is not", null).execute();
  const kept = new Set(rows.map(({ portrait }) => portrait));
  for (const { name, modified } of files) {
    if (kept.has(name.replace(/\.[^./]+$/, ""))) continue;
    if (modified.getTime() <= now.getTime() - settled) await media.delete(name);
  }
}
