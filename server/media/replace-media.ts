import { stat } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { fileSeconds } from "../../src/features/media/media-length.server.ts";
import { getReplaceable, type Replaceable, replaceFiles } from "../../src/features/media/replacements.server.ts";
import { mediaTypeOf } from "../../src/lib/media-url.ts";
import type { Db } from "../../src/server-context/db.ts";
import type { MediaStore } from "../../src/server-context/media-store.ts";
import { fileKind } from "./file-kind.ts";
import { firstBytes, UploadError } from "./receive-upload.ts";

const maxPixels = 60_000_000;

const wrongKind = {
  image: "Choose a JPEG, PNG, WebP, AVIF or GIF image: a file is replaced by one of its kind.",
  audio: "Choose a recording in the same format: the URL ends with it.",
  document: "Choose a PDF: a file is replaced by one of its kind.",
} as const;

/** Undefined for what is no picture. @throws UploadError when it is too small */
async function openPicture(received: string, { width, height }: Replaceable): Promise<Sharp | undefined> {
  const picture = sharp(received, { limitInputPixels: maxPixels });
  const found = await picture.metadata().catch(() => undefined);
  if (!found || found.format === "svg" || (found.format === "heif" && found.compression !== "av1")) return undefined;
  const [wanted, high] = [width ?? 0, height ?? 0];
  const size = found.autoOrient;
  if (size.width * 2 < wanted || size.height * 2 < high)
    throw new UploadError(
      422,
      `This image is too small: it has ${size.width} × ${size.height} pixels, and its place ${wanted} × ${high}.`,
    );
  return picture.autoOrient();
}

/** By the names and in the sizes of before, which pages know from the URL: cropped around the middle. */
async function encodeInPlace(received: string, current: Replaceable) {
  const { file, type, width, height } = current;
  const picture = await openPicture(received, current);
  if (!picture) return undefined;
  try {
    const whole = await picture
      .resize({ width: width ?? 1, height: height ?? 1, fit: "cover" })
      .png()
      .toBuffer();
    const copy = () => sharp(whole);
    const jpeg = () => copy().flatten({ background: "#fff" }).jpeg({ quality: 86, mozjpeg: true }).toBuffer();
    const files = [{ file, content: type === "image/png" ? whole : await jpeg() }];
    const variants = [];
    for (const variant of current.variants) {
      const small = copy().resize({ width: variant.width });
      const made = variant.type === "image/avif" ? small.avif({ quality: 55, effort: 3 }) : small.webp({ quality: 80 });
      const content = await made.toBuffer();
      files.push({ file: variant.file, content });
      variants.push({ ...variant, bytes: content.length });
    }
    return { files, facts: { bytes: files[0]?.content.length ?? 0, seconds: null, variants } };
  } catch {
    // Truncated: the sender's fault, not logged.
    return undefined;
  }
}

/** @throws UploadError */
export async function replaceMedia(
  { db, media }: { db: Db; media: MediaStore },
  { id, received, actor }: { id: number; received: string; actor: string },
): Promise<Replaceable> {
  const current = await getReplaceable(db, id);
  if (!current) throw new UploadError(404, "This file is no longer in the library.");
  const { kind, file } = current;
  const rejected = new UploadError(415, wrongKind[kind]);
  const known = fileKind(await firstBytes(received, 16));
  if (kind === "image") {
    const made = known ? undefined : await encodeInPlace(received, current);
    if (!made) throw rejected;
    const write = async () => {
      for (const { file: name, content } of made.files) await media.put(name, content);
      return made.facts;
    };
    await replaceFiles({ db, media }, current, { write, actor });
    return current;
  }
  if (known?.type !== current.type) throw rejected;
  const write = async () => {
    const { size } = await stat(received);
    await media.putFile(file, received);
    const found = mediaTypeOf(file) ? await media.stat(file) : undefined;
    return { bytes: size, seconds: found ? await fileSeconds(media, found) : null, variants: [] };
  };
  await replaceFiles({ db, media }, current, { write, actor });
  return current;
}
