import { randomBytes } from "node:crypto";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { addMedia, type NewMedia, purgeMedia } from "../../src/features/media/media.server.ts";
import { maxUploadBytes } from "../../src/features/media/media.ts";
import { fileSeconds } from "../../src/features/media/media-length.server.ts";
import { mediaTypeOf } from "../../src/lib/media-url.ts";
import type { Db } from "../../src/request/db.ts";
import type { SignedInUser } from "../../src/request/request-context.ts";
import { fileKind } from "./file-kind.ts";
import { answerUpload, firstBytes, receiveFile, requireUploader, UploadError } from "./receive-upload.ts";

type Parts = {
  db: Db;
  mediaDir: string;
  siteUrl: string;
  readSession: (headers: Headers) => Promise<SignedInUser | null>;
};

/** A file's name as it can appear in a URL: "Harbour at dawn.JPG" becomes "harbour-at-dawn". */
export function urlFileName(name: string): string {
  const plain = name
    .replace(/\.[^.]*$/, "")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);
  return plain || "file";
}

/**
 * The name that the browser sent, percent-encoded, for a header holds plain letters only; null when it holds characters
 * that no name can have.
 */
function sentName(header: string | null): string | null {
  try {
    const name = path.basename(decodeURIComponent(header ?? "").replaceAll("\\", "/")).slice(0, 200) || "file";
    return /\p{Cc}/u.test(name) ? null : name.toWellFormed();
  } catch {
    return "file";
  }
}

/** Puts a received file in its place and describes it; undefined when it is of no kind that the site accepts. */
async function store(received: string, mediaDir: string, key: string, name: string): Promise<NewMedia | undefined> {
  const folder = `uploads/${key}`;
  const start = await firstBytes(received, 16);
  const known = fileKind(start);
  if (!known) {
    const { makePictures } = await import("./make-pictures.ts");
    const pictures = await makePictures(received, { mediaDir, folder, name: urlFileName(name) });
    return pictures && { key, kind: "image", name, seconds: null, ...pictures };
  }
  const { kind, type, extension } = known;
  const { size } = await stat(received);
  await mkdir(path.join(mediaDir, folder), { recursive: true });
  const file = `${folder}/${urlFileName(name)}.${extension}`;
  await rename(received, path.join(mediaDir, file));
  const seconds = mediaTypeOf(file) ? await fileSeconds(path.join(mediaDir, file)) : null;
  const shape = { width: null, height: null, variants: [] };
  return { key, kind, name, file, type, bytes: size, seconds, ...shape };
}

const tooLarge = "A file can have 200 MB at most.";

/** Accepts a file into the library: the body is the file, its name is in the header X-File-Name. */
export function createMediaUpload({ db, mediaDir, siteUrl, readSession }: Parts) {
  return (request: Request): Promise<Response> =>
    answerUpload(async () => {
      const user = await requireUploader(request, { siteUrl, readSession });
      if (Number(request.headers.get("content-length") ?? 0) > maxUploadBytes) throw new UploadError(413, tooLarge);
      const key = randomBytes(12).toString("hex");
      const name = sentName(request.headers.get("x-file-name"));
      if (name === null)
        throw new UploadError(422, "The name of this file holds a control character. Rename the file, then upload it.");
      const waiting = path.join(mediaDir, ".incoming");
      const received = path.join(waiting, key);
      await mkdir(waiting, { recursive: true });
      try {
        await receiveFile(request, received, { maxBytes: maxUploadBytes, message: tooLarge });
        const media = await store(received, mediaDir, key, name);
        if (!media) {
          throw new UploadError(
            415,
            "Only pictures (JPEG, PNG, WebP, AVIF, GIF), recordings and PDF files can be uploaded.",
          );
        }
        const id = await addMedia(db, media, user.email);
        return Response.json({ id, kind: media.kind, address: `/media/${media.file}` }, { status: 201 });
      } catch (error) {
        await rm(path.join(mediaDir, "uploads", key), { recursive: true, force: true });
        // The client is gone; the answer keeps a cancelled upload out of the log of faults.
        if (request.signal.aborted && !(error instanceof UploadError)) {
          throw new UploadError(400, "The upload was interrupted.");
        }
        throw error;
      } finally {
        await rm(received, { force: true });
      }
    });
}

/** Removes the files of what was deleted 30 days ago. */
export async function purgeMediaFiles(db: Db, mediaDir: string, now: Date): Promise<void> {
  for (const key of await purgeMedia(db, now)) {
    await rm(path.join(mediaDir, "uploads", key), { recursive: true, force: true });
  }
}
