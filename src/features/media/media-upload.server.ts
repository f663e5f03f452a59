import { randomBytes } from "node:crypto";
import { mkdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { ok, type Result } from "../../lib/result.ts";
import { dayMs } from "../../lib/time/durations.ts";
import type { Db } from "../../server-context/db.ts";
import type { MediaStore } from "../../server-context/media-store.ts";
import type { SignedInUser } from "../../server-context/request-context.ts";
import { fileKind } from "./file-kind.server.ts";
import { addMedia, type NewMedia, purgeMedia } from "./media.server.ts";
import { drawingType, type MediaVariant, maxUploadBytes } from "./media.ts";
import { storedSeconds } from "./media-length.server.ts";
import { makePicture } from "./pictures/make-picture.server.ts";
import type { PictureFailure } from "./pictures/picture-job.ts";
import { pictureError, receiveFile, requireUploader, respondToUpload, UploadError } from "./receive-upload.server.ts";
import { replaceMedia } from "./replace-media.server.ts";
import { purgeReplacements } from "./replacements.server.ts";
import { pictureFile, variantFile } from "./uploaded-picture.ts";

/** Pixels; browsers crop taller images, and WebP is limited to 16,383. */
const maxSize = { width: 2400, height: 12_000 };

type Pictures = Pick<NewMedia, "file" | "type" | "bytes" | "width" | "height" | "variants">;

/**
 * Re-encodes a picture: a fallback, and AVIF and WebP in several widths up to the original's. Metadata (location, camera) is
 * dropped. Nothing is stored when it fails.
 */
async function makePictures(
  source: string,
  { media, folder, name, isStill }: { media: Pick<MediaStore, "put">; folder: string; name: string; isStill: boolean },
): Promise<Result<Pictures, PictureFailure>> {
  const made = await makePicture(source, {
    sender: "owner",
    size: { ...maxSize, fit: "inside" },
    outputs: "library",
    isStill,
  });
  if (!made.ok) return made;
  const { width, height, files } = made.value;
  const stored: MediaVariant[] = [];
  for (const { format, width: fileWidth, bytes, content } of files) {
    const fileName =
      stored.length === 0 || format === "svg"
        ? pictureFile(name, width, height, format === "jpeg" ? "jpg" : format)
        : variantFile(name, fileWidth, format);
    const file = `${folder}/${fileName}`;
    await media.put(file, content);
    stored.push({ file, type: format === "svg" ? drawingType : `image/${format}`, width: fileWidth, bytes });
  }
  const [fallback, ...variants] = stored;
  if (!fallback) throw new Error("A picture was made without its fallback.");
  const { file, type, bytes } = fallback;
  return ok({ file, type, bytes, width, height, variants });
}

type Options = {
  db: Db;
  media: MediaStore;
  siteUrl: string;
  readSession: (headers: Headers) => Promise<SignedInUser | null>;
};

/** "Harbour at dawn.JPG" becomes "harbour-at-dawn". */
function urlFileName(name: string): string {
  const plain = name
    .replace(/\.[^.]*$/, "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
  return plain || "file";
}

/** Percent-encoded, because headers are ASCII; null for invalid characters. */
export function uploadedName(header: string | null): string | null {
  try {
    const name = path.basename(decodeURIComponent(header ?? "").replaceAll("\\", "/")).slice(0, 200) || "file";
    return /\p{Cc}/u.test(name) ? null : name.toWellFormed();
  } catch {
    return "file";
  }
}

export async function storeMedia(
  received: string,
  store: MediaStore,
  key: string,
  name: string,
  isStill = false,
): Promise<Result<NewMedia, PictureFailure>> {
  const folder = `uploads/${key}`;
  const detected = await fileKind(received);
  if (!detected) {
    const pictures = await makePictures(received, { media: store, folder, name: urlFileName(name), isStill });
    return pictures.ok ? ok({ key, kind: "image", name, seconds: null, ...pictures.value }) : pictures;
  }
  const { kind, type, extension } = detected;
  const { size } = await stat(received);
  const file = `${folder}/${urlFileName(name)}.${extension}`;
  await store.putFile(file, received);
  const seconds = await storedSeconds(store, file);
  return ok({ key, kind, name, file, type, bytes: size, seconds, width: null, height: null, variants: [] });
}

const tooLarge = "A file can have 200 MB at most.";

/** The body is the file. Headers: X-File-Name, X-Replaces (id of the file to replace), X-First-Frame (makes a still of an animation). */
export function createMediaUpload({ db, media: store, siteUrl, readSession }: Options) {
  return (request: Request): Promise<Response> =>
    respondToUpload(request, async () => {
      const user = await requireUploader(request, { siteUrl, readSession });
      if (Number(request.headers.get("content-length") ?? 0) > maxUploadBytes) throw new UploadError(413, tooLarge);
      const key = randomBytes(16).toString("hex");
      const name = uploadedName(request.headers.get("x-file-name"));
      if (name === null)
        throw new UploadError(
          422,
          "The name of this file contains a control character. Rename the file, then upload it.",
        );
      const received = path.join(store.incomingDir, key);
      await mkdir(store.incomingDir, { recursive: true });
      try {
        await receiveFile(request, received, { maxBytes: maxUploadBytes, message: tooLarge });
        const isStill = request.headers.has("x-first-frame");
        const replaced = Number(request.headers.get("x-replaces") ?? 0);
        if (replaced > 0) {
          const { kind, file } = await replaceMedia(
            { db, media: store },
            { id: replaced, received, actor: user.email, isStill },
          );
          return Response.json({ id: replaced, kind, url: `/media/${file}` }, { status: 201 });
        }
        const stored = await storeMedia(received, store, key, name, isStill);
        if (!stored.ok) throw pictureError(stored.code);
        const media = stored.value;
        const id = await addMedia(db, media, user.email);
        const drawing = media.variants.find(({ type }) => type === drawingType);
        const drawingUrl = drawing && { drawing: `/media/${drawing.file}` };
        return Response.json({ id, kind: media.kind, url: `/media/${media.file}`, ...drawingUrl }, { status: 201 });
      } catch (error) {
        await store.deleteFolder(`uploads/${key}`).catch(() => undefined);
        throw error;
      } finally {
        await rm(received, { force: true });
      }
    });
}

const uploadTimeoutMs = dayMs;

/** Deletes files that were deleted or replaced 30 days ago, and leftovers of interrupted uploads. */
export async function purgeMediaFiles(db: Db, media: MediaStore, now: Date): Promise<void> {
  await purgeMedia(db, media, now);
  await purgeReplacements(db, media, now);
  await media.purgeIncoming(new Date(now.getTime() - uploadTimeoutMs));
}
