import type { NewMedia } from "../../src/features/media/media.server.ts";
import { makePicture } from "../../src/features/media/pictures/make-picture.server.ts";
import type { PictureFailure } from "../../src/features/media/pictures/picture-job.ts";
import { pictureFile, variantFile } from "../../src/features/media/uploaded-picture.ts";
import { ok, type Result } from "../../src/lib/result.ts";
import type { MediaStore } from "../../src/server-context/media-store.ts";

/** Pixels; a browser shows no taller image whole, and WebP has none above 16,383. */
const largest = { width: 2400, height: 12_000 };

type Pictures = Pick<NewMedia, "file" | "type" | "bytes" | "width" | "height" | "variants">;

/**
 * Re-encodes a picture: a fallback, and AVIF and WebP in several widths up to the original's. Metadata (location, camera) is
 * dropped. Nothing is stored when it fails.
 */
export async function makePictures(
  source: string,
  { media, folder, name }: { media: Pick<MediaStore, "put">; folder: string; name: string },
): Promise<Result<Pictures, PictureFailure>> {
  const made = await makePicture(source, {
    sender: "owner",
    size: { ...largest, fit: "inside" },
    outputs: "library",
  });
  if (!made.ok) return made;
  const { width, height, files } = made.value;
  const named = files.map(({ format, width: wide, bytes, content }, index) => {
    const stem =
      index === 0
        ? pictureFile(name, width, height, format === "jpeg" ? "jpg" : format)
        : variantFile(name, wide, format);
    return { file: `${folder}/${stem}`, type: `image/${format}`, width: wide, bytes, content };
  });
  for (const { file, content } of named) await media.put(file, content);
  const [fallback, ...variants] = named.map(({ file, type, width: wide, bytes }) => ({
    file,
    type,
    width: wide,
    bytes,
  }));
  if (!fallback) throw new Error("A picture was made without its fallback.");
  const { file, type, bytes } = fallback;
  return ok({ file, type, bytes, width, height, variants });
}
