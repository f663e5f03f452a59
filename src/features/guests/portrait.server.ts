import { randomBytes } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fail, ok, type Result } from "../../lib/result.ts";
import { hourMs } from "../../lib/time/durations.ts";
import type { Db } from "../../server-context/db.ts";
import type { FileStore } from "../../server-context/media-store.ts";
import { makePicture } from "../media/pictures/make-picture.server.ts";
import type { PictureFailure } from "../media/pictures/picture-job.ts";

export async function deletePortrait(portrait: string, media: Pick<FileStore, "delete">): Promise<void> {
  await Promise.all(["avif", "webp"].map((format) => media.delete(`${portrait}.${format}`)));
}

/** Portraits are stored before their registration, so newer files may not be orphans. */
const minOrphanAgeMs = hourMs;

/** Removes files of erased guests and of registrations that were never stored. */
export async function purgePortraits(db: Db, media: Pick<FileStore, "list" | "delete">, now: Date): Promise<void> {
  const files: { name: string; modified: Date }[] = [];
  for await (const file of media.list("portraits")) files.push(file);
  if (files.length === 0) return;
  const rows = await db.selectFrom("guests").select("portrait").where("portrait", "is not", null).execute();
  const used = new Set(rows.map(({ portrait }) => portrait));
  for (const { name, modified } of files) {
    if (used.has(name.replace(/\.[^./]+$/, ""))) continue;
    if (modified.getTime() <= now.getTime() - minOrphanAgeMs) await media.delete(name);
  }
}

/** Photos of phones are smaller. */
const maxBytes = 6 * 1024 * 1024;

export type PortraitFailure = "too-large" | PictureFailure;

/** Stores AVIF and WebP without metadata; returns the name without extension, or null if none was sent. */
export async function storePortrait(
  file: unknown,
  media: Pick<FileStore, "put">,
): Promise<Result<string | null, PortraitFailure>> {
  if (!(file instanceof File) || file.size === 0) return ok(null);
  if (file.size > maxBytes) return fail("too-large");
  const name = randomBytes(16).toString("hex");
  const received = path.join(tmpdir(), `portrait-${name}`);
  await writeFile(received, file.stream(), { mode: 0o600, flag: "wx" });
  try {
    const made = await makePicture(received, {
      sender: "visitor",
      size: { width: 960, height: 960, fit: "inside" },
      outputs: [{ format: "avif" }, { format: "webp" }],
      isStill: true,
    });
    if (!made.ok) return made;
    const portrait = `portraits/${name}`;
    for (const { format, content } of made.value.files) await media.put(`${portrait}.${format}`, content);
    return ok(portrait);
  } finally {
    await rm(received, { force: true });
  }
}
