import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Db } from "../../request/db.ts";

/** Removes both files of a stored portrait; apart from what makes them, so that nothing loads an image library for it. */
export async function deletePortrait(portrait: string, mediaDir: string): Promise<void> {
  await Promise.all(
    ["avif", "webp"].map((ending) => rm(path.join(mediaDir, `${portrait}.${ending}`), { force: true })),
  );
}

/** A portrait is on the disk before its registration is stored; only a file older than this many milliseconds is orphaned. */
const settled = 3_600_000;

/** Removes the files of portraits that belong to no guest: erased ones, and those whose registration was never stored. */
export async function purgePortraits(db: Db, mediaDir: string, now: Date): Promise<void> {
  const folder = path.join(mediaDir, "portraits");
  const files = await readdir(folder).catch(() => []);
  if (files.length === 0) return;
  const rows = await db.selectFrom("guests").select("portrait").where("portrait", "is not", null).execute();
  const kept = new Set(rows.map(({ portrait }) => portrait));
  for (const file of files) {
    if (kept.has(`portraits/${path.parse(file).name}`)) continue;
    const { mtimeMs } = await stat(path.join(folder, file));
    if (mtimeMs <= now.getTime() - settled) await rm(path.join(folder, file), { force: true });
  }
}
