import { ok, type Result } from "../../../lib/result.ts";
import type { MediaStore } from "../../../server-context/media-store.ts";
import type { NewMedia } from "../media.server.ts";
import { pictureFile, variantFile } from "../uploaded-picture.ts";
import { makePicture } from "./make-picture.server.ts";
import type { PictureFailure } from "./picture-job.ts";

/** Pixels; a browser shows no taller image whole, and WebP has none above 16,383. */
const largest = { width: 2400, height: 12_000 };

type Pictures = Pick<NewMedia, "file" | "type" | "bytes" | "width" | "height" | "variants">;

/**
 * Re-encodes a picture: a fallback, and AVIF and WebP in several widths up to the original's. Metadata (location, camera) is
 * dropped. Nothing is stored when it fails.
 */
export async function makePictures(
  source: string,
  { media, folder, name, isStill }: { media: Pick<MediaStore, "put">; folder: string; name: string; isStill: boolean },
): Promise<Result<Pictures, PictureFailure>> {
  const made = await makePicture(source, {
    sender: "owner",
    size: { ...largest, fit: "inside" },
    outputs: "library",
    isStill,
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
