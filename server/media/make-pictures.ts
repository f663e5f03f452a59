import sharp from "sharp";
import type { MediaVariant } from "../../src/features/media/media.ts";
import { pictureFile, pictureWidths, variantFile } from "../../src/features/media/uploaded-picture.ts";
import type { MediaStore } from "../../src/server-context/media-store.ts";

const formats: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "gif", "heif"]);
const largestWidth = 2400;
const maxPixels = 60_000_000;

export type Pictures = {
  file: string;
  type: string;
  bytes: number;
  width: number;
  height: number;
  variants: MediaVariant[];
};

const open = (source: string) => sharp(source, { limitInputPixels: maxPixels });

/** Undefined for non-pictures and formats that may hold scripts. */
async function pictureFormat(source: string): Promise<{ hasAlpha: boolean } | undefined> {
  try {
    const { format, hasAlpha, compression } = await open(source).metadata();
    if (!formats.has(format) || (format === "heif" && compression !== "av1")) return undefined;
    return { hasAlpha };
  } catch {
    return undefined;
  }
}

type Place = { media: Pick<MediaStore, "put">; folder: string; name: string };

type MadeFile = { file: string; content: Buffer };

async function encode(source: string, { folder, name }: Place, hasAlpha: boolean) {
  const upright = () => open(source).autoOrient();
  const resized = upright().resize({ width: largestWidth, withoutEnlargement: true });
  const encoded = hasAlpha ? resized.png() : resized.jpeg({ quality: 86, mozjpeg: true });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  const file = `${folder}/${pictureFile(name, info.width, info.height, hasAlpha ? "png" : "jpg")}`;
  const files: MadeFile[] = [{ file, content: data }];
  const variants: MediaVariant[] = [];
  for (const width of pictureWidths(info.width)) {
    const small = upright().resize({ width });
    for (const format of ["avif", "webp"] as const) {
      const made =
        format === "avif" ? small.clone().avif({ quality: 55, effort: 3 }) : small.clone().webp({ quality: 80 });
      const content = await made.toBuffer();
      const variant = `${folder}/${variantFile(name, width, format)}`;
      files.push({ file: variant, content });
      variants.push({ file: variant, type: `image/${format}`, width, bytes: content.length });
    }
  }
  const { width, height } = info;
  const type = hasAlpha ? "image/png" : "image/jpeg";
  return { files, pictures: { file, type, bytes: data.length, width, height, variants } };
}

/**
 * Re-encodes a picture: a fallback, and AVIF and WebP in several widths up to the original's. Metadata (location, camera) is
 * dropped. Undefined, with nothing stored, when `source` is no picture or truncated.
 */
export async function makePictures(source: string, place: Place): Promise<Pictures | undefined> {
  const found = await pictureFormat(source);
  if (!found) return undefined;
  let encoded: Awaited<ReturnType<typeof encode>>;
  try {
    encoded = await encode(source, place, found.hasAlpha);
  } catch {
    // Truncated: the sender's fault, not logged.
    return undefined;
  }
  for (const { file, content } of encoded.files) await place.media.put(file, content);
  return encoded.pictures;
}
