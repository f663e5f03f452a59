import path from "node:path";
import { type ByteRange, type FileStore, readMediaName, type StoredFile } from "../media-store.ts";
import { drawingPolicy, fileCaching, isDrawing, mediaType } from "./file-headers.ts";
import { isRangeOfSame, isUnchanged } from "./serve-stored.server.ts";

/** Single byte range (RFC 9110, section 14); undefined without one, "unsatisfiable" outside the file. */
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

/** Fetched by script from podcast players on other sites. */
const isForPlayers = (type: string) => /^(audio\/|text\/(?:vtt|plain)|application\/json\+chapters)/.test(type);

export type Files = Pick<FileStore, "stat" | "get">;

/** When the file is replaced between `stat` and `get`. */
const maxAttempts = 3;

function headersOf(file: StoredFile): Record<string, string> {
  const type = mediaType(file.name);
  return {
    "Content-Type": type,
    // The stored name, whatever the URL says.
    "Content-Disposition": `inline; filename*=UTF-8''${encodeURIComponent(path.basename(file.name)).replaceAll("'", "%27")}`,
    "Accept-Ranges": "bytes",
    // The owner can replace a file under its URL.
    "Cache-Control": fileCaching(false),
    "Last-Modified": file.modified.toUTCString(),
    ETag: `"${file.version}"`,
    // Podcast players and feed readers embed media.
    "Cross-Origin-Resource-Policy": "cross-origin",
    ...(isForPlayers(type) && {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Expose-Headers": "Accept-Ranges, Content-Length, Content-Range, ETag, Last-Modified",
    }),
    ...(isDrawing(type) && { "Content-Security-Policy": drawingPolicy }),
  };
}

/** Undefined when the file has changed meanwhile. */
async function serveFile(
  request: Request,
  media: Files,
  file: StoredFile,
  headers: Record<string, string>,
): Promise<Response | undefined> {
  const etag = headers.ETag ?? "";
  const modified = headers["Last-Modified"];
  if (isUnchanged(request.headers, etag, modified)) return new Response(null, { status: 304, headers });
  const isSameVersion = isRangeOfSame(request.headers, etag, modified);
  const range = isSameVersion ? byteRange(request.headers.get("range"), file.bytes) : undefined;
  if (range === "unsatisfiable") {
    return new Response(null, { status: 416, headers: { ...headers, "Content-Range": `bytes */${file.bytes}` } });
  }
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
  const allHeaders = { ...headers, "Content-Length": String(end - start + 1) };
  const init = range
    ? { status: 206, headers: { ...allHeaders, "Content-Range": `bytes ${start}-${end}/${file.bytes}` } }
    : { status: 200, headers: allHeaders };
  if (request.method === "HEAD" || file.bytes === 0) return new Response(null, init);
  const content = await media.get(file, range);
  return content && new Response(content as ReadableStream<Uint8Array>, init);
}

/** Range, ETag and Last-Modified, but no content negotiation: formats have their own URLs, so any cache can store them. */
export async function serveMedia(request: Request, media: Files, urlPath: string): Promise<Response | undefined> {
  const name = readMediaName(urlPath);
  if (name === undefined) return undefined;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const file = await media.stat(name);
    if (!file) return undefined;
    const response = await serveFile(request, media, file, headersOf(file));
    if (response) return response;
  }
  return undefined;
}
