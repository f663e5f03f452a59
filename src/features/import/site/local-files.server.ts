import { createHash, randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { minuteMs } from "../../../lib/time/durations.ts";
import { guardedRequest, UrlNotAllowedError } from "../../media/guarded-request.server.ts";
import { maxUploadBytes } from "../../media/media.ts";
import { type SiteExport, UnreadableExport } from "../site-export.ts";
import { maxExportBytes } from "../site-import.ts";
import type { ImportContext } from "./import-context.server.ts";

/** The message is the end of a sentence for users, without system errors. */
export class NotCopied extends Error {
  override name = "NotCopied";
}

export type LocalFile = { path: string; bytes: number; digest: string };

async function writeFile(source: Readable, file: string, maxBytes: number): Promise<LocalFile> {
  const hash = createHash("sha256");
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(bytes > maxBytes ? new NotCopied(`is larger than ${Math.round(maxBytes / 1024 / 1024)} MB`) : null, chunk);
    },
  });
  await pipeline(source, measure, createWriteStream(file, { mode: 0o600 }));
  return { path: file, bytes, digest: hash.digest("base64url") };
}

type Limits = { maxBytes: number; ms: number };

async function download(
  url: string,
  context: ImportContext,
  file: string,
  { maxBytes, ms }: Limits,
): Promise<LocalFile> {
  const signal = AbortSignal.any([AbortSignal.timeout(ms), ...(context.stopping ? [context.stopping] : [])]);
  try {
    const headers = { "Accept-Encoding": "identity", "User-Agent": "site-import/1.0" };
    const { response } = await guardedRequest(url, { headers, signal, allowedHosts: context.allowedHosts });
    if (response.statusCode !== 200) {
      response.destroy();
      throw new NotCopied(`was answered with ${response.statusCode}`);
    }
    return await writeFile(response, file, maxBytes);
  } catch (error) {
    if (error instanceof NotCopied || context.stopping?.aborted) throw error;
    if (error instanceof UrlNotAllowedError) throw new NotCopied(`was not fetched: ${error.message}`);
    throw new NotCopied(signal.aborted ? "took too long to arrive" : "could not be fetched");
  }
}

/** Hands a temporary file to `work`. */
export async function withTemporaryFile<Result>(
  { media }: ImportContext,
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(media.incomingDir, { recursive: true });
  const file = path.join(media.incomingDir, `import-${randomBytes(12).toString("hex")}`);
  try {
    return await work(file);
  } finally {
    await rm(file, { force: true });
  }
}

/** Reads a file from the export itself, or downloads it. @throws NotCopied */
export async function fetchFile(
  url: string,
  context: ImportContext,
  exported: SiteExport,
  file: string,
  limits: Limits = { maxBytes: maxUploadBytes, ms: 5 * minuteMs },
): Promise<LocalFile> {
  const own = await exported.file(url);
  if (own) {
    if (own.bytes > limits.maxBytes) throw new NotCopied("is too large");
    return writeFile(await own.open(), file, limits.maxBytes);
  }
  const absolute = URL.parse(url, exported.siteUrl ?? undefined);
  if (!absolute) throw new NotCopied("is not in the export, and its URL is not complete");
  return download(absolute.href, context, file, limits);
}

/** Fetches an export by its URL into the media store. @returns its bytes */
export async function storeExportFrom(url: string, context: ImportContext, target: string): Promise<number> {
  return withTemporaryFile(context, async (file) => {
    try {
      const { bytes } = await download(url, context, file, { maxBytes: maxExportBytes, ms: 30 * minuteMs });
      await context.media.putFile(target, file);
      return bytes;
    } catch (error) {
      if (error instanceof NotCopied) throw new UnreadableExport(`${url} ${error.message}.`);
      throw error;
    }
  });
}

/** Opens a local copy of an export in the media store. @throws UnreadableExport */
export async function withExport<Result>(
  context: ImportContext,
  { file, name }: { file: string; name: string },
  work: (exported: SiteExport) => Promise<Result>,
): Promise<Result> {
  return withTemporaryFile(context, async (local) => {
    const stored = await context.media.stat(file);
    const content = stored && (await context.media.get(stored));
    if (!content) throw new UnreadableExport(`The file ${name} no longer exists. Choose it again.`);
    await pipeline(Readable.fromWeb(content as ReadableStream<Uint8Array>), createWriteStream(local, { mode: 0o600 }));
    const exported = await context.openExport(local, name, context.stopping);
    try {
      return await work(exported);
    } finally {
      await exported.close();
    }
  });
}
