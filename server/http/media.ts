import { findRecording } from "../../src/features/episodes/recordings.server.ts";
import { uploadedPicture } from "../../src/features/media/uploaded-picture.ts";
import { readMediaName } from "../../src/lib/media-name.ts";
import type { ContentSource } from "../../src/request/content-source.ts";
import type { ByteRange, FileStore, StoredFile } from "../../src/request/media-store.ts";
import type { SiteContext } from "../../src/request/request-context.ts";
import { matches } from "./answer.ts";
import { drawingPolicy, fileCaching, mediaType } from "./static-files.ts";

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

/** Audio, transcripts and chapters, which podcast players on other sites read by script. */
const isForPlayers = (type: string) => /^(audio\/|text\/vtt|application\/json\+chapters)/.test(type);

/** The file behind the URL of a picture of the library, in the best format that the browser accepts. */
function bestPicture(request: Request, urlPath: string): string | undefined {
  const picture = uploadedPicture(`/media/${urlPath}`);
  if (!picture) return undefined;
  const accepted = request.headers.get("accept") ?? "";
  const format = (["avif", "webp"] as const).find((each) => accepted.includes(`image/${each}`));
  return format ? picture.widest[format].slice("/media/".length) : urlPath;
}

type Files = Pick<FileStore, "stat" | "get">;

/** Times that a file may be replaced while it is being sent. */
const attempts = 3;

function headersOf(file: StoredFile, urlPath: string, isChosen: boolean): Record<string, string> {
  const type = mediaType(file.name);
  return {
    "Content-Type": type,
    "Accept-Ranges": "bytes",
    // Files of the library have URLs that are never given twice.
    "Cache-Control": fileCaching(urlPath.startsWith("uploads/")),
    ...(isChosen ? { Vary: "Accept" } : {}),
    "Last-Modified": file.modified.toUTCString(),
    ETag: `"${file.version}"`,
    // Podcast players and feed readers fetch media from their own pages.
    "Cross-Origin-Resource-Policy": "cross-origin",
    ...(isForPlayers(type) ? { "Access-Control-Allow-Origin": "*" } : {}),
    ...(type === "image/svg+xml" ? { "Content-Security-Policy": drawingPolicy } : {}),
  };
}

/** The answer with this state of a file; undefined when it has changed meanwhile. */
async function answerFile(
  request: Request,
  media: Files,
  file: StoredFile,
  headers: Record<string, string>,
): Promise<Response | undefined> {
  const etag = headers.ETag ?? "";
  if (matches(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  const condition = request.headers.get("if-range");
  const range = !condition || condition === etag ? byteRange(request.headers.get("range"), file.bytes) : undefined;
  if (range === "unsatisfiable") {
    return new Response(null, { status: 416, headers: { ...headers, "Content-Range": `bytes */${file.bytes}` } });
  }
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
  const whole = { ...headers, "Content-Length": String(end - start + 1) };
  const init = range
    ? { status: 206, headers: { ...whole, "Content-Range": `bytes ${start}-${end}/${file.bytes}` } }
    : { status: 200, headers: whole };
  if (request.method === "HEAD" || file.bytes === 0) return new Response(null, init);
  const content = await media.get(file, range);
  return content && new Response(content as ReadableStream<Uint8Array>, init);
}

/**
 * Sends one uploaded or sample file, with Range, ETag and Last-Modified; undefined when there is none. Pictures of the
 * library come as AVIF or WebP to clients that accept it.
 */
export async function serveMedia(request: Request, media: Files, urlPath: string): Promise<Response | undefined> {
  const picture = bestPicture(request, urlPath);
  const name = readMediaName(picture ?? urlPath);
  if (name === undefined) return undefined;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const file = await media.stat(name);
    if (!file) return undefined;
    const answer = await answerFile(request, media, file, headersOf(file, urlPath, picture !== undefined));
    if (answer) return answer;
  }
  return undefined;
}

/** The recording of a visible episode; undefined when there is none of our own. */
export async function serveRecording(
  request: Request,
  { content, media }: Pick<SiteContext, "media"> & { content: Pick<ContentSource, "getEpisode"> },
  episodeId: number,
): Promise<Response | undefined> {
  const episode = await content.getEpisode(episodeId);
  const recording = episode && (await findRecording(media, episode));
  return recording ? serveMedia(request, media, recording.file) : undefined;
}
