import { acceptedEncoding } from "./content-encoding.ts";

export type Stored = {
  status?: number;
  headers: Record<string, string>;
  etag: string;
  body: Buffer;
  brotli: Buffer | undefined;
  gzip?: Buffer | undefined;
};

export type ProcessedPage = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Default: with status 200. */
  isCacheable?: boolean;
};

const bare = (tag: string) => tag.trim().replace(/^W\//, "");

type Header = (name: string) => string | null | undefined;

/** Exact match: a later date would hide that content of that time was removed since. */
const isDateOf = (header: string | null | undefined, lastModified: string | undefined): boolean =>
  Boolean(header && lastModified) && Date.parse(header ?? "") === Date.parse(lastModified ?? "");

/** Whether 304 is the answer. The date is only read when the client sends no entity tag (RFC 9110, section 13). */
export function isUnchanged(header: Header, etag: string, lastModified: string | undefined): boolean {
  const tags = header("if-none-match");
  if (!tags) return isDateOf(header("if-modified-since"), lastModified);
  return tags.trim() === "*" || tags.split(",").some((tag) => bare(tag) === bare(etag));
}

/** Whether a range is of the file that the client has; without a condition, of any. */
export function isRangeOfSame(header: Header, etag: string, lastModified: string | undefined): boolean {
  const condition = header("if-range");
  return !condition || condition === etag || isDateOf(condition, lastModified);
}

export function encodedBody(
  stored: Pick<Stored, "body" | "brotli" | "gzip">,
  accepted: string,
): { body: Buffer; encoding: string | undefined } {
  const encoding = acceptedEncoding(accepted);
  const compressed = encoding === "br" ? stored.brotli : encoding && stored.gzip;
  return compressed ? { body: compressed, encoding } : { body: stored.body, encoding: undefined };
}

/** 304 if the client has this version, else the body in the best encoding. */
export function serveStored(request: Request, stored: Stored): Response {
  const headers: Record<string, string> = { ...stored.headers, ETag: stored.etag };
  if (isUnchanged((name) => request.headers.get(name), stored.etag, headers["Last-Modified"])) {
    delete headers["Content-Type"];
    return new Response(null, { status: 304, headers });
  }
  const { body, encoding } = encodedBody(stored, request.headers.get("accept-encoding") ?? "");
  if (encoding) headers["Content-Encoding"] = encoding;
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
