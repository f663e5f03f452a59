import type { Db } from "../../server-context/db.ts";
import type { FileStore } from "../../server-context/media-store.ts";

/** In its own module, so that deleting does not load the image library. */
export async function deletePortrait(portrait: string, media: Pick<FileStore, "delete">): Promise<void> {
  await Promise.all(["avif", "webp"].map((ending) => media.delete(`${portrait}.${ending}`)));
}

/** Milliseconds; portraits are stored before their registration, so newer files are not orphans yet. */
const settled = 3_600_000;

/** Removes files of erased guests and of registrations that were never stored. */
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
