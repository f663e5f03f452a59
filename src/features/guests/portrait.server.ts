import { randomBytes } from "node:crypto";
import { fail, ok, type Result } from "../../lib/result.ts";
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

/** Bytes; phone photographs are smaller. */
const maxBytes = 6 * 1024 * 1024;
const sizes = { width: 960, height: 960 };
const accepted = new Set(["jpeg", "png", "webp", "heif", "avif"]);

export type PortraitFailure = "too-large" | "unreadable";

/** As AVIF and WebP without metadata; type by content. @returns the file name without ending, or null if none was sent */
export async function storePortrait(
  file: unknown,
  media: Pick<FileStore, "put">,
): Promise<Result<string | null, PortraitFailure>> {
  if (!(file instanceof File) || file.size === 0) return ok(null);
  if (file.size > maxBytes) return fail("too-large");
  // Slow to load and rarely needed.
  const { default: sharp } = await import("sharp");
  const picture = sharp(Buffer.from(await file.arrayBuffer()), { limitInputPixels: 60_000_000 });
  const format = await picture.metadata().then(
    (found) => found.format,
    () => undefined,
  );
  if (!format || !accepted.has(format)) return fail("unreadable");
  const kept = `portraits/${randomBytes(16).toString("hex")}`;
  let encoded: Buffer[];
  try {
    const scaled = picture.rotate().resize({ ...sizes, fit: "inside", withoutEnlargement: true });
    encoded = await Promise.all([
      scaled.clone().avif({ quality: 55 }).toBuffer(),
      scaled.clone().webp({ quality: 80 }).toBuffer(),
    ]);
  } catch {
    // A truncated image: the sender can fix it, so it is not logged.
    return fail("unreadable");
  }
  const [avif = Buffer.alloc(0), webp = Buffer.alloc(0)] = encoded;
  await media.put(`${kept}.avif`, avif);
  await media.put(`${kept}.webp`, webp);
  return ok(kept);
}
