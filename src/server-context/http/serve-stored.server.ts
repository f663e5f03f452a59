import { acceptedEncoding } from "./content-encoding.ts";

export type Stored = {
  status?: number;
  headers: Record<string, string>;
  etag: string;
  body: Buffer;
  brotli: Buffer | undefined;
  gzip?: Buffer;
};

export type ProcessedPage = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Default: with status 200. */
  isCacheable?: boolean;
};

const bare = (tag: string) => tag.trim().replace(/^W\//, "");

/** Exact match: a later date would hide a removal of content. */
const isDateOf = (header: string | null, lastModified: string | undefined): boolean =>
  Boolean(header && lastModified) && Date.parse(header ?? "") === Date.parse(lastModified ?? "");

/** Whether to respond with 304. The date is only read when the client sends no entity tag (RFC 9110, section 13). */
export function isUnchanged(headers: Headers, etag: string, lastModified: string | undefined): boolean {
  const tags = headers.get("if-none-match");
  if (!tags) return isDateOf(headers.get("if-modified-since"), lastModified);
  return tags.trim() === "*" || tags.split(",").some((tag) => bare(tag) === bare(etag));
}

/** Whether a range may be sent: the client has this version, or sent no condition. */
export function isRangeOfSame(headers: Headers, etag: string, lastModified: string | undefined): boolean {
  const condition = headers.get("if-range");
  return !condition || condition === etag || isDateOf(condition, lastModified);
}

/** 304 if the client has this version, else the body in the best encoding. */
export function serveStored(request: Request, stored: Stored): Response {
  const headers: Record<string, string> = { ...stored.headers, ETag: stored.etag };
  if (isUnchanged(request.headers, stored.etag, headers["Last-Modified"])) {
    delete headers["Content-Type"];
    return new Response(null, { status: 304, headers });
  }
  const encoding = acceptedEncoding(request.headers.get("accept-encoding") ?? "");
  const compressed = encoding === "br" ? stored.brotli : encoding && stored.gzip;
  if (encoding && compressed) headers["Content-Encoding"] = encoding;
  const body = compressed ?? stored.body;
  headers["Content-Length"] = String(body.length);
  // A Buffer over a shared pool is a view; Response accepts views as they are.
  return new Response(request.method === "HEAD" ? null : (body as Uint8Array<ArrayBuffer>), {
    status: stored.status ?? 200,
    headers,
  });
}

export function serveProcessed(request: Request, page: ProcessedPage | (ProcessedPage & Stored)): Response {
  if ("etag" in page) return serveStored(request, page);
  return new Response(request.method === "HEAD" ? null : (page.body as Uint8Array<ArrayBuffer>), page);
}
