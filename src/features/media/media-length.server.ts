import type { IncomingMessage } from "node:http";
import { mediaTypeOf } from "../../lib/media-url.ts";
import type { FileStore, StoredFile } from "../../server-context/media-store.ts";
import { type AllowedHosts, guardedRequest, readBody, UrlNotAllowedError } from "./guarded-request.server.ts";

/** Null where unknown. */
export type MediaFacts = {
  bytes: number | null;
  mediaType: string | null;
  /** Whole seconds. */
  seconds: number | null;
  redirectOrigins: string[];
};

/** First read, in bytes: the head of most files is enough. */
const windowBytes = 256 * 1024;

/** In total per file; enough for a large cover before the audio. */
const maxBytes = 8 * 1024 * 1024;

/** Tags at the end of a file never contain the length, so short reads there are answered with zeros. */
const tailTagBytes = 160;
const tailReadBytes = 32;

const userAgent = "recording-length/1.0";
const maxRequests = 12;
const timeoutMs = 20_000;

/** Reads only headers, without counting frames up to the end. */
const parsing = { duration: false, skipCovers: true, skipPostHeaders: true };

function wholeSeconds(duration: number | undefined): number | null {
  return duration !== undefined && Number.isFinite(duration) && duration > 0 ? Math.max(1, Math.round(duration)) : null;
}

const cachedSeconds = new Map<string, number | null>();
const maxCached = 5000;

/** A Blob for the parser, as far as it uses one. */
function lazyBlob(size: number, type: string, read: (start: number, end: number) => Promise<ArrayBuffer>): Blob {
  const file = { size, type, slice: (start: number, end: number) => ({ arrayBuffer: () => read(start, end) }) };
  return file as unknown as Blob;
}

const sampleBytes = 64 * 1024;

/** Where an MP3 without its length is sampled, as shares of its audio. */
const samplePoints = [0.5, 0.2, 0.4, 0.6, 0.8];

type ReadPart = (start: number, end: number) => Promise<ArrayBuffer>;

async function parseSeconds(size: number, type: string, read: ReadPart): Promise<number | null> {
  const { parseBlob, parseWebStream } = await import("music-metadata");
  const format = await parseBlob(lazyBlob(size, type, read), parsing).then(
    (metadata) => metadata.format,
    () => undefined,
  );
  const { duration: guess, bitrate = 0, container, codecProfile, tool } = format ?? {};
  // Without an encoder's header, the first frames decide, even if a variable bit rate begins with silence.
  if (!guess || container !== "MPEG" || codecProfile !== "CBR" || tool !== undefined) return wholeSeconds(guess);
  const audioBytes = (guess * bitrate) / 8;
  const estimates: number[] = [];
  for (const point of samplePoints) {
    const start = Math.floor(size - audioBytes * (1 - point));
    const seconds = await read(start, start + sampleBytes)
      // As a stream, all of its frames are counted.
      .then((bytes) => parseWebStream(new Blob([bytes]).stream(), type, { ...parsing, duration: true }))
      .then((sample) => sample.format.duration ?? 0)
      .catch(() => 0);
    const estimate = (audioBytes * seconds) / sampleBytes;
    if (estimate === 0 || Math.abs(estimate - guess) < guess / 20) return wholeSeconds(guess);
    estimates.push(estimate);
  }
  return wholeSeconds(estimates.reduce((sum, estimate) => sum + estimate) / estimates.length);
}

/** Whole seconds, or null; cached per version of the file. */
export async function fileSeconds(media: Pick<FileStore, "get">, file: StoredFile): Promise<number | null> {
  const key = `${file.name}\n${file.version}`;
  const cached = cachedSeconds.get(key);
  if (cached !== undefined) return cached;
  let current: Window = { start: 0, bytes: new Uint8Array() };
  const read: ReadPart = async (start, end) => {
    if (start < current.start || end > current.start + current.bytes.length) {
      const last = Math.min(Math.max(end, start + windowBytes), file.bytes) - 1;
      const content = await media.get(file, { start, end: last });
      if (!content) throw new Error("The file has changed.");
      current = { start, bytes: new Uint8Array(await new Response(content).arrayBuffer()) };
    }
    return current.bytes.slice(start - current.start, end - current.start).buffer;
  };
  const seconds = await parseSeconds(file.bytes, mediaTypeOf(file.name) ?? "", read);
  if (cachedSeconds.size >= maxCached) cachedSeconds.clear();
  cachedSeconds.set(key, seconds);
  return seconds;
}

/** Null for missing files and other types than audio and video. */
export async function storedSeconds(media: Pick<FileStore, "get" | "stat">, name: string): Promise<number | null> {
  const file = mediaTypeOf(name) ? await media.stat(name) : undefined;
  return file ? fileSeconds(media, file) : null;
}

/** From Content-Range or Content-Length. */
function totalBytes({ statusCode, headers }: IncomingMessage): number | null {
  const total = statusCode === 206 ? /\/(\d+)$/.exec(headers["content-range"] ?? "")?.[1] : headers["content-length"];
  return total && Number.isSafeInteger(Number(total)) ? Number(total) : null;
}

/** Some servers send a file's length only for HEAD. */
async function lengthByHead(url: string, signal: AbortSignal, allowedHosts: AllowedHosts | undefined) {
  const headers = { "Accept-Encoding": "identity", "User-Agent": userAgent };
  const { response } = await guardedRequest(url, { method: "HEAD", headers, signal, allowedHosts });
  response.destroy();
  return response.statusCode === 200 ? totalBytes(response) : null;
}

type Window = { start: number; bytes: Uint8Array<ArrayBuffer> };

/** Limits the bytes and requests per file. */
function createReader(url: string, signal: AbortSignal, allowedHosts: AllowedHosts | undefined) {
  let requests = 0;
  let bytesLeft = maxBytes;
  let supportsRanges = true;
  return async function read(
    start: number,
    length: number,
  ): Promise<Window & Awaited<ReturnType<typeof guardedRequest>>> {
    const rangeLength = Math.max(length, windowBytes);
    requests += 1;
    bytesLeft -= rangeLength;
    if (requests > maxRequests || bytesLeft < 0 || !supportsRanges)
      throw new UrlNotAllowedError("The file is read too far.");
    const headers = {
      Accept: "audio/*, video/*;q=0.9, */*;q=0.1",
      "Accept-Encoding": "identity",
      "User-Agent": userAgent,
      Range: `bytes=${start}-${start + rangeLength - 1}`,
    };
    const { response, redirectOrigins } = await guardedRequest(url, { headers, signal, allowedHosts });
    if (response.statusCode !== 206 && (response.statusCode !== 200 || start > 0)) {
      response.destroy();
      throw new UrlNotAllowedError(`The server answered with ${response.statusCode}.`);
    }
    supportsRanges = response.statusCode === 206;
    const { bytes } = await readBody(response, rangeLength);
    return { start, bytes: new Uint8Array(bytes), response, redirectOrigins };
  };
}

const isMedia = (type: string) => /^(audio|video)\/[\w.+-]{1,60}$/.test(type);

/** Synonyms of types that podcast directories accept. */
const directoryTypes: Record<string, string> = {
  "audio/mp3": "audio/mpeg",
  "audio/x-mp3": "audio/mpeg",
  "audio/x-mpeg": "audio/mpeg",
  "audio/mp4": "audio/x-m4a",
  "audio/m4a": "audio/x-m4a",
};

/** Reads only what is needed; `mediaType` is the fallback. @throws UrlNotAllowedError or a network error */
export async function readMediaFacts(url: string, mediaType: string, allowedHosts?: AllowedHosts): Promise<MediaFacts> {
  const signal = AbortSignal.timeout(timeoutMs);
  const read = createReader(url, signal, allowedHosts);
  const { response, redirectOrigins, ...head } = await read(0, windowBytes);
  // A short first read contains the whole file.
  const shortLength = head.bytes.length < windowBytes ? head.bytes.length : undefined;
  const bytes = totalBytes(response) ?? shortLength ?? (await lengthByHead(url, signal, allowedHosts));
  const mimeType = (response.headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  // "Not found" pages often come with status 200.
  if (mimeType.startsWith("text/")) throw new UrlNotAllowedError("The URL answers with a text.");
  const type = isMedia(mimeType) ? (directoryTypes[mimeType] ?? mimeType) : mediaType;
  // For a constant bit rate, the parser computes the length from the size.
  if (bytes === null) return { bytes, mediaType: type, seconds: null, redirectOrigins };
  let current: Window = head;
  const readPart: ReadPart = async (start, end) => {
    const containsRange = (window: Window) => start >= window.start && end <= window.start + window.bytes.length;
    if (containsRange(head)) current = head;
    else if (!containsRange(current)) {
      if (bytes - start <= tailTagBytes && end - start <= tailReadBytes) return new ArrayBuffer(end - start);
      current = await read(start, end - start);
    }
    return current.bytes.slice(start - current.start, end - current.start).buffer;
  };
  const seconds = await parseSeconds(bytes, mediaType, readPart);
  return { bytes, mediaType: type, seconds, redirectOrigins };
}
