import { createReadStream } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { LRUCache } from "lru-cache";
import { minuteMs } from "../../src/lib/time/durations.ts";
import { mediaType } from "../../src/server-context/http/file-headers.ts";
import { isMediaName, type MediaStore, type StoredFile } from "../../src/server-context/media-store.ts";
import { purgeOldFiles } from "./purge-old-files.ts";
import type { S3Location } from "./s3-url.ts";

const statCacheMs = 5_000;
const maxCachedStats = 10_000;
const connectTimeoutMs = 5_000;
const responseTimeoutMs = 15_000;
const partBytes = 8 * 1024 * 1024;
const partTimeoutMs = minuteMs;

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

const withoutQuotes = (etag: string | undefined) => (etag ?? "").replace(/^W\//, "").replaceAll('"', "");

function createClient({ endpoint, region, accessKeyId, secretAccessKey, isPathStyle }: S3Location): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: isPathStyle,
    // Many compatible stores don't support newer checksums; TLS and the signature suffice.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: connectTimeoutMs,
      // Until the response starts: a silent store would block requests forever.
      requestTimeout: partTimeoutMs,
      throwOnRequestTimeout: true,
      httpsAgent: { maxSockets: 200 },
      httpAgent: { maxSockets: 200 },
    },
  });
}

/** Limits the wait for the response to start, not its duration. */
async function withResponseTimeout<Result>(request: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), responseTimeoutMs);
  try {
    return await request(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

export function createS3Media(location: S3Location, incomingDir: string): MediaStore {
  const client = createClient(location);
  const { bucket: Bucket, prefix } = location;
  const statCache = new LRUCache<string, Promise<StoredFile | undefined>>({ max: maxCachedStats, ttl: statCacheMs });
  const timeoutOptions = () => ({ abortSignal: AbortSignal.timeout(responseTimeoutMs) });

  function keyOf(name: string): string {
    if (!isMediaName(name)) throw new Error(`${JSON.stringify(name)} is not the name of a stored file.`);
    return prefix + name;
  }

  async function head(name: string): Promise<StoredFile | undefined> {
    try {
      const response = await client.send(new HeadObjectCommand({ Bucket, Key: keyOf(name) }), timeoutOptions());
      const { ContentLength: bytes = 0, LastModified: modified = new Date(0), ETag } = response;
      return { name, bytes, modified, version: withoutQuotes(ETag) };
    } catch (error) {
      if (statusOf(error) === 404) return undefined;
      throw error;
    }
  }

  async function put(name: string, body: Uint8Array | Readable): Promise<void> {
    const params = { Bucket, Key: keyOf(name), Body: body, ContentType: mediaType(name) };
    try {
      // Fails early when the store is unreachable, instead of retrying each part.
      await head(name);
      const upload = new Upload({ client, params, partSize: partBytes, queueSize: 2 });
      let timer = setTimeout(() => void upload.abort(), partTimeoutMs);
      upload.on("httpUploadProgress", () => {
        clearTimeout(timer);
        timer = setTimeout(() => void upload.abort(), partTimeoutMs);
      });
      await upload.done().finally(() => clearTimeout(timer));
    } catch (error) {
      // A broken source explains more than the store's error.
      throw (body instanceof Readable && body.errored) || error;
    } finally {
      statCache.delete(name);
    }
  }

  async function remove(name: string): Promise<void> {
    try {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) }), timeoutOptions());
    } finally {
      statCache.delete(name);
    }
  }

  async function* list(folder?: string): AsyncGenerator<StoredFile> {
    const Prefix = folder === undefined ? prefix : `${keyOf(folder)}/`;
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }), timeoutOptions());
      for (const { Key = "", Size = 0, LastModified = new Date(0), ETag } of page.Contents ?? []) {
        const name = Key.slice(prefix.length);
        if (isMediaName(name)) yield { name, bytes: Size, modified: LastModified, version: withoutQuotes(ETag) };
      }
      ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (ContinuationToken);
  }

  async function deleteAll(files: AsyncIterable<StoredFile>): Promise<void> {
    const names: string[] = [];
    for await (const { name } of files) names.push(name);
    for (let start = 0; start < names.length; start += 20)
      await Promise.all(names.slice(start, start + 20).map(remove));
  }

  /** Parts of interrupted uploads are invisible but billed. */
  async function abortUploads(before: Date): Promise<void> {
    const { Uploads = [] } = await client
      .send(new ListMultipartUploadsCommand({ Bucket, Prefix: prefix }), timeoutOptions())
      .catch((error: unknown) => {
        // Some stores clean up themselves and do not list uploads.
        if (statusOf(error) === 501) return { Uploads: [] };
        throw error;
      });
    for (const { Key, UploadId, Initiated } of Uploads) {
      if (Initiated && Initiated < before) {
        await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }), timeoutOptions());
      }
    }
  }

  async function putFile(name: string, file: string): Promise<void> {
    const { size } = await stat(file);
    await put(name, size === 0 ? new Uint8Array() : createReadStream(file, { highWaterMark: 1024 * 1024 }));
    await rm(file, { force: true });
  }

  return {
    incomingDir,
    put: (name, body) => put(name, body instanceof Uint8Array ? body : Readable.from(body, { objectMode: false })),
    putFile,
    async get({ name, version }, range) {
      try {
        const Range = range && `bytes=${range.start}-${range.end}`;
        const { Body, ETag } = await withResponseTimeout((abortSignal) =>
          client.send(new GetObjectCommand({ Bucket, Key: keyOf(name), IfMatch: `"${version}"`, Range }), {
            abortSignal,
          }),
        );
        const stream = Body as Readable | undefined;
        if (withoutQuotes(ETag) === version && stream) return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
        stream?.destroy();
      } catch (error) {
        if (![404, 412].includes(statusOf(error) ?? 0)) throw error;
      }
      statCache.delete(name);
      return undefined;
    },
    stat(name) {
      const cached = statCache.get(name);
      if (cached) return cached;
      const pending = head(name);
      statCache.set(name, pending);
      pending.catch(() => statCache.delete(name));
      return pending;
    },
    list,
    delete: remove,
    deleteFolder: (folder) => deleteAll(list(folder)),
    async purgeIncoming(before) {
      await purgeOldFiles(incomingDir, before);
      await abortUploads(before);
    },
    async replaceWith(folder) {
      const restoredNames = new Set<string>();
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        const file = path.join(entry.parentPath, entry.name);
        const name = path.relative(folder, file).split(path.sep).join("/");
        if (!entry.isFile() || !isMediaName(name)) continue;
        restoredNames.add(name);
        await putFile(name, file);
      }
      async function* obsoleteFiles() {
        for await (const file of list()) if (!restoredNames.has(file.name)) yield file;
      }
      await deleteAll(obsoleteFiles());
    },
  };
}
