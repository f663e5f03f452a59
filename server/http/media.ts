import { createReadStream } from "node:fs";
import { access, type FileHandle, open } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { findRecording } from "../../src/features/episodes/recordings.server.ts";
import type { ContentSource } from "../../src/request/content-source.ts";
import type { SiteContext } from "../../src/request/request-context.ts";
import { matches } from "./answer.ts";
import { drawingPolicy, fileCaching, isDrawing, mediaType } from "./static-files.ts";

export type ByteRange = { start: number; end: number };

/**
 * The bytes that a Range header asks for of a file of `size` bytes (RFC 9110, section 14; one range only).
 * Returns undefined when there is no range to honour, "unsatisfiable" when it lies outside the file.
 */
export function byteRange(header: string | null, size: number): ByteRange | "unsatisfiable" | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (!match) return undefined;
  const [, first = "", last = ""] = match;
  if (first === "" && last === "") return undefined;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size) return "unsatisfiable";
  return start > end ? undefined : { start, end };
}

/** The file below `directory` that a URL path names, or undefined when it would leave the directory or is hidden. */
export function mediaFile(directory: string, urlPath: string): string | undefined {
  let name: string;
  try {
    name = decodeURIComponent(urlPath);
  } catch {
    return undefined;
  }
  if (name.includes("\0") || name.split(/[/\\]/).some((part) => part === "" || part.startsWith("."))) return undefined;
  return path.join(directory, name);
}

/** Audio, transcripts and chapters, which podcast players on other sites read by script. */
const isForPlayers = (type: string) => /^(audio\/|text\/vtt|application\/json\+chapters)/.test(type);

/**
 * Sends one uploaded or sample file, with Range, ETag and Last-Modified; undefined when there is none. A URL names one
 * file whoever asks: pages offer the formats of a picture by their URLs, so that any cache in front can store each.
 */
export async function serveMedia(request: Request, directory: string, urlPath: string): Promise<Response | undefined> {
  const file = mediaFile(directory, urlPath);
  if (!file) return undefined;
  let handle: FileHandle;
  try {
    handle = await open(file);
  } catch {
    return undefined;
  }
  const stat = await handle.stat();
  if (!stat.isFile()) {
    await handle.close();
    return undefined;
  }
  const etag = `"${stat.size.toString(36)}-${Math.trunc(stat.mtimeMs).toString(36)}"`;
  const type = mediaType(file);
  const headers: Record<string, string> = {
    "Content-Type": type,
    "Accept-Ranges": "bytes",
    // Files of the library have URLs that are never given twice.
    "Cache-Control": fileCaching(urlPath.startsWith("uploads/")),
    "Last-Modified": stat.mtime.toUTCString(),
    ETag: etag,
    // Podcast players and feed readers fetch media from their own pages.
    "Cross-Origin-Resource-Policy": "cross-origin",
    ...(isForPlayers(type) ? { "Access-Control-Allow-Origin": "*" } : {}),
    ...(isDrawing(type) ? { "Content-Security-Policy": drawingPolicy } : {}),
  };
  if (matches(request.headers.get("if-none-match"), etag)) {
    await handle.close();
    return new Response(null, { status: 304, headers });
  }
  const condition = request.headers.get("if-range");
  const range = !condition || condition === etag ? byteRange(request.headers.get("range"), stat.size) : undefined;
  if (range === "unsatisfiable") {
    await handle.close();
    return new Response(null, { status: 416, headers: { ...headers, "Content-Range": `bytes */${stat.size}` } });
  }
  const { start, end } = range ?? { start: 0, end: stat.size - 1 };
  headers["Content-Length"] = String(end - start + 1);
  if (range) headers["Content-Range"] = `bytes ${start}-${end}/${stat.size}`;
  const status = range ? 206 : 200;
  if (request.method === "HEAD" || stat.size === 0) {
    await handle.close();
    return new Response(null, { status, headers });
  }
  const stream = createReadStream(file, { fd: handle, start, end, autoClose: true });
  return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, { status, headers });
}

/** A transcript or chapters under the number of their episode, which anyone can guess before it is published. */
const companion = /^audio[/\\](\d{1,9})\.(?:vtt|chapters\.json)$/i;

const soundEndings = [".mp3", ".m4a", ".ogg", ".flac", ".wav"];

/** The number of the episode that a transcript or chapters are named after; undefined beside a recording of that name, whose they are. */
async function episodeOfCompanion(mediaDir: string, urlPath: string): Promise<number | undefined> {
  const file = mediaFile(mediaDir, urlPath);
  const [, number] = companion.exec(file ? path.relative(mediaDir, file) : "") ?? [];
  if (number === undefined) return undefined;
  const sounds = soundEndings.map((ending) => access(path.join(mediaDir, "audio", number + ending)));
  const hasSound = (await Promise.allSettled(sounds)).some(({ status }) => status === "fulfilled");
  return hasSound ? undefined : Number(number);
}

/**
 * Sends one file of the media folder as `serveMedia` does; transcripts and chapters of an episode that visitors cannot see go to
 * administrators only.
 */
export async function serveVisibleMedia(
  request: Request,
  parts: { content: Pick<ContentSource, "getEpisode"> } & Pick<SiteContext, "mediaDir" | "readSession">,
  urlPath: string,
): Promise<Response | undefined> {
  const { content, mediaDir, readSession } = parts;
  const id = await episodeOfCompanion(mediaDir, urlPath);
  if (id === undefined || (await content.getEpisode(id))) return serveMedia(request, mediaDir, urlPath);
  const user = await readSession(request.headers);
  if (user?.role !== "admin") return undefined;
  const response = await serveMedia(request, mediaDir, urlPath);
  response?.headers.set("Cache-Control", "no-store");
  return response;
}

/** The recording of a visible episode; undefined when there is none of our own. */
export async function serveRecording(
  request: Request,
  { content, mediaDir }: { content: Pick<ContentSource, "getEpisode">; mediaDir: string },
  episodeId: number,
): Promise<Response | undefined> {
  const episode = await content.getEpisode(episodeId);
  const recording = episode && (await findRecording(mediaDir, episode));
  return recording ? serveMedia(request, mediaDir, recording.file) : undefined;
}
