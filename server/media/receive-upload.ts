import { createReadStream, createWriteStream } from "node:fs";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { signInAgainMessage } from "../../src/server-context/error-messages.ts";
import type { SignedInUser, SiteContext } from "../../src/server-context/request-context.ts";
import { isSameOrigin } from "../../src/server-context/same-origin.ts";

/** What is wrong with an upload, told to its sender. */
export class UploadError extends Error {
  override name = "UploadError";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The answer of `work`; an `UploadError` becomes its status and message. */
export async function answerUpload(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UploadError)) throw error;
    const { status, message } = error;
    // What was not read of it must not be taken for the next request.
    const closing: Record<string, string> = status === 413 ? { Connection: "close" } : {};
    return Response.json({ message }, { status, headers: { "Cache-Control": "no-store", ...closing } });
  }
}

/** The administrator who sends a file. @throws UploadError for anyone else */
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

/**
 * Writes the body to a new file as it arrives and stops as soon as it is too long; nothing of it stays in memory.
 * @returns its size in bytes
 */
export async function receiveFile(
  { body }: Request,
  file: string,
  { maxBytes, message }: { maxBytes: number /** When it is longer. */; message: string },
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
  await pipeline(source, measure, createWriteStream(file, { flags: "wx", mode: 0o644 }));
  return bytes;
}

/** The beginning of a file, by which its kind is known. */
export async function firstBytes(file: string, count: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(file, { end: count - 1 })) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
