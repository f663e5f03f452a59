import { randomBytes } from "node:crypto";
import { fail, ok, type Result } from "../../lib/result.ts";
import type { FileStore } from "../../server-context/media-store.ts";

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
