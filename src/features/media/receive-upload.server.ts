import { createWriteStream } from "node:fs";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { signInAgainMessage } from "../../server-context/error-messages.ts";
import type { SignedInUser, SiteContext } from "../../server-context/request-context.ts";
import { isSameOrigin } from "../../server-context/same-origin.ts";
import { animationCode } from "./media.ts";
import { type PictureFailure, pictureErrorMessages } from "./pictures/picture-job.ts";

export class UploadError extends Error {
  override name = "UploadError";
  readonly status: number;
  readonly code: string | undefined;

  constructor(status: number, message: string, code?: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const pictureError = (code: PictureFailure) =>
  new UploadError(
    ["kind", "drawing", "heic", "damaged"].includes(code) ? 415 : 422,
    pictureErrorMessages[code],
    code === "frames" || code === "moves" ? animationCode : undefined,
  );

export async function respondToUpload(
  { signal }: Pick<Request, "signal">,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    const failure =
      signal.aborted && !(error instanceof UploadError) ? new UploadError(400, "The upload was interrupted.") : error;
    if (!(failure instanceof UploadError)) throw failure;
    const { status, message, code } = failure;
    // Otherwise the unread rest would be parsed as the next request.
    const closing: Record<string, string> = status === 413 ? { Connection: "close" } : {};
    return Response.json({ message, code }, { status, headers: { "Cache-Control": "no-store", ...closing } });
  }
}

/** @throws UploadError for anyone but an administrator */
export async function requireUploader(
  request: Request,
  { siteUrl, readSession }: Pick<SiteContext, "siteUrl" | "readSession">,
): Promise<SignedInUser> {
  if (!isSameOrigin(request, siteUrl)) throw new UploadError(403, "This can only be sent from our own pages.");
  const user = await readSession(request.headers);
  if (!user) throw new UploadError(401, signInAgainMessage);
  if (user.role !== "admin") throw new UploadError(403, "Your account has no access to this.");
  return user;
}

/** Streams the body to a new file, aborting when too long. @returns bytes */
export async function receiveFile(
  { body }: Request,
  file: string,
  { maxBytes, message }: { maxBytes: number; message: string },
): Promise<number> {
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) done(new UploadError(413, message));
      else done(null, chunk);
    },
  });
  const source = body ? Readable.fromWeb(body as ReadableStream<Uint8Array>) : Readable.from([]);
  await pipeline(source, measure, createWriteStream(file, { flags: "wx", mode: 0o600 }));
  return bytes;
}
