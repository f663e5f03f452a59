import { mkdir, stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { MediaVariant } from "../../src/data/media.ts";

const formats: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "gif", "heif"]);
/** Widths in which a picture is kept; those beyond its own are left out. */
const widths = [480, 960, 1600];
const largestWidth = 2400;
/** A picture of more would take more memory than the whole site. */
const mostPixels = 60_000_000;

export type Pictures = {
  file: string;
  type: string;
  bytes: number;
  width: number;
  height: number;
  variants: MediaVariant[];
};

/** The picture's own format, or undefined when the file is no picture or one that can hold scripts. */
async function pictureFormat(source: string): Promise<{ hasAlpha: boolean } | undefined> {
  try {
    const { format, hasAlpha, compression } = await sharp(source, { limitInputPixels: mostPixels }).metadata();
    if (!formats.has(format) || (format === "heif" && compression !== "av1")) return undefined;
    return { hasAlpha };
  } catch {
    return undefined;
  }
}

/**
 * Makes a picture's files below `mediaDir/folder`: one for everybody, and AVIF and WebP in several widths. Everything is
 * written anew, so nothing of the original's hidden data (place, camera) is kept. Undefined when `source` is no picture.
 */
export async function makePictures(
  source: string,
  { mediaDir, folder, name }: { mediaDir: string; folder: string; name: string },
): Promise<Pictures | undefined> {
  const found = await pictureFormat(source);
  if (!found) return undefined;
  await mkdir(path.join(mediaDir, folder), { recursive: true });
  const read = () => sharp(source, { limitInputPixels: mostPixels }).autoOrient();
  const extension = found.hasAlpha ? "png" : "jpg";
  const file = `${folder}/${name}.${extension}`;
  const resized = read().resize({ width: largestWidth, withoutEnlargement: true });
  const main = await (found.hasAlpha ? resized.png() : resized.jpeg({ quality: 86, mozjpeg: true })).toFile(
    path.join(mediaDir, file),
  );
  const variants: MediaVariant[] = [];
  for (const width of [...widths.filter((each) => each < main.width), Math.min(main.width, 1600)]) {
    if (variants.some((variant) => variant.width === width)) continue;
    const small = read().resize({ width });
    const avif = `${folder}/${name}-${width}.avif`;
    const webp = `${folder}/${name}-${width}.webp`;
    await small.clone().avif({ quality: 55, effort: 3 }).toFile(path.join(mediaDir, avif));
    await small.clone().webp({ quality: 80 }).toFile(path.join(mediaDir, webp));
    for (const [made, type] of [
      [avif, "image/avif"],
      [webp, "image/webp"],
    ] as const) {
      variants.push({ file: made, type, width, bytes: (await stat(path.join(mediaDir, made))).size });
    }
  }
  return {
    file,
    type: found.hasAlpha ? "image/png" : "image/jpeg",
    bytes: main.size,
    width: main.width,
    height: main.height,
    variants,
  };
}
