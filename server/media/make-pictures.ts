import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { MediaVariant } from "../../src/features/media/media.ts";
import { pictureFile, pictureWidths, variantFile } from "../../src/features/media/uploaded-picture.ts";

const formats: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "gif", "heif"]);
const largestWidth = 2400;
/** A picture of more would need more memory than the whole site. */
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

/** The picture's own format, or undefined when the file is no picture or one that can hold scripts. */
async function pictureFormat(source: string): Promise<{ hasAlpha: boolean } | undefined> {
  try {
    const { format, hasAlpha, compression } = await open(source).metadata();
    if (!formats.has(format) || (format === "heif" && compression !== "av1")) return undefined;
    return { hasAlpha };
  } catch {
    return undefined;
  }
}

type Place = { mediaDir: string; folder: string; name: string };

async function write(source: string, { mediaDir, folder, name }: Place, hasAlpha: boolean): Promise<Pictures> {
  const target = (file: string) => path.join(mediaDir, folder, file);
  const upright = () => open(source).autoOrient();
  const resized = upright().resize({ width: largestWidth, withoutEnlargement: true });
  const encoded = hasAlpha ? resized.png() : resized.jpeg({ quality: 86, mozjpeg: true });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  const file = pictureFile(name, info.width, info.height, hasAlpha ? "png" : "jpg");
  await mkdir(path.join(mediaDir, folder), { recursive: true });
  await writeFile(target(file), data);
  const variants: MediaVariant[] = [];
  for (const width of pictureWidths(info.width)) {
    const small = upright().resize({ width });
    for (const format of ["avif", "webp"] as const) {
      const variant = variantFile(name, width, format);
      const made =
        format === "avif" ? small.clone().avif({ quality: 55, effort: 3 }) : small.clone().webp({ quality: 80 });
      await made.toFile(target(variant));
      const { size } = await stat(target(variant));
      variants.push({ file: `${folder}/${variant}`, type: `image/${format}`, width, bytes: size });
    }
  }
  const { width, height } = info;
  return {
    file: `${folder}/${file}`,
    type: hasAlpha ? "image/png" : "image/jpeg",
    bytes: data.length,
    width,
    height,
    variants,
  };
}

/**
 * Makes a picture's files below `mediaDir/folder`: one for everyone, and AVIF and WebP in several widths, never wider
 * than the original. Everything is written anew and upright, so nothing of the original's hidden data (place, camera) is
 * kept. Undefined, and nothing left behind, when `source` is no picture or breaks off.
 */
export async function makePictures(source: string, place: Place): Promise<Pictures | undefined> {
  const found = await pictureFormat(source);
  if (!found) return undefined;
  try {
    return await write(source, place, found.hasAlpha);
  } catch {
    // It began like a picture and broke off: the sender can do something about that, the log cannot.
    await rm(path.join(place.mediaDir, place.folder), { recursive: true, force: true });
    return undefined;
  }
}
