import { stat } from "node:fs/promises";
import type { Db } from "../../server-context/db.ts";
import type { MediaStore } from "../../server-context/media-store.ts";
import { fileKind } from "./file-kind.server.ts";
import { drawingType } from "./media.ts";
import { storedSeconds } from "./media-length.server.ts";
import { makePicture } from "./pictures/make-picture.server.ts";
import type { EncodedFormat } from "./pictures/picture-job.ts";
import { pictureError, UploadError } from "./receive-upload.server.ts";
import { getReplaceable, type Replaceable, replaceFiles } from "./replacements.server.ts";

const wrongKind = {
  image: "Choose a JPEG, PNG, WebP, AVIF or GIF image: a file is replaced by one of its kind.",
  audio: "Choose a recording in the same format: the URL ends with it.",
  document: "Choose a PDF: a file is replaced by one of its kind.",
} as const;

const formats: Record<string, EncodedFormat> = {
  "image/jpeg": "jpeg",
  "image/png": "png",
  "image/gif": "gif",
  "image/webp": "webp",
  "image/avif": "avif",
};

/** Keeps names and sizes, which pages read from the URL; crops around the centre. @throws UploadError */
async function encodeInPlace(received: string, current: Replaceable, isStill: boolean) {
  const [width, height] = [current.width ?? 1, current.height ?? 1];
  const made = await makePicture(received, {
    sender: "owner",
    size: { width, height, fit: "cover" },
    isStill,
    outputs: [
      { format: formats[current.type] ?? "jpeg" },
      ...current.variants.map((variant) => ({ format: formats[variant.type] ?? "webp", width: variant.width })),
    ],
  });
  if (!made.ok) throw made.code === "kind" ? new UploadError(415, wrongKind.image) : pictureError(made.code);
  const { original, files } = made.value;
  if (original.width * 2 < width || original.height * 2 < height)
    throw new UploadError(
      422,
      `This image is too small: it has ${original.width} × ${original.height} pixels, and its slot ${width} × ${height}.`,
    );
  const names = [current.file, ...current.variants.map(({ file }) => file)];
  const [fallback, ...smaller] = files;
  const variants = current.variants.map((variant, index) => ({ ...variant, bytes: smaller[index]?.bytes ?? 0 }));
  return {
    files: files.map(({ content }, index) => ({ file: names[index] ?? current.file, content })),
    facts: { bytes: fallback?.bytes ?? 0, seconds: null, variants },
  };
}

/** @throws UploadError */
export async function replaceMedia(
  { db, media }: { db: Db; media: MediaStore },
  { id, received, actor, isStill }: { id: number; received: string; actor: string; isStill: boolean },
): Promise<Replaceable> {
  const current = await getReplaceable(db, id);
  const gone = new UploadError(404, "This file is no longer in the library.");
  if (!current) throw gone;
  const { kind, file } = current;
  const rejected = new UploadError(415, wrongKind[kind]);
  const detected = await fileKind(received);
  if (kind === "image") {
    if (detected) throw rejected;
    if (current.variants.some(({ type }) => type === drawingType))
      throw new UploadError(415, "An SVG isn’t replaced under its URL. Upload the new one, then choose it instead.");
    const encoded = await encodeInPlace(received, current, isStill);
    const write = async () => {
      for (const { file: name, content } of encoded.files) await media.put(name, content);
      return encoded.facts;
    };
    const replaced = await replaceFiles({ db, media }, current, { write, actor });
    if (!replaced.ok) throw gone;
    return current;
  }
  if (detected?.type !== current.type) throw rejected;
  const write = async () => {
    const { size } = await stat(received);
    await media.putFile(file, received);
    return { bytes: size, seconds: await storedSeconds(media, file), variants: [] };
  };
  const replaced = await replaceFiles({ db, media }, current, { write, actor });
  if (!replaced.ok) throw gone;
  return current;
}
