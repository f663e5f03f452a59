import type { CachedPage, ProcessedPage } from "../cache/response-cache.ts";
import { acceptedEncoding } from "./connection/accepted-encoding.ts";

export type Stored = {
  status?: number;
  headers: Record<string, string>;
  etag: string;
  body: Buffer;
  brotli: Buffer | undefined;
  gzip?: Buffer | undefined;
};

export function matches(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  return ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => bare(tag) === bare(etag));
}

/** Only checked when the client sends no entity tag (RFC 9110, section 13). */
function isUnchanged(request: Request, lastModified: string | undefined): boolean {
  const since = Date.parse(request.headers.get("if-modified-since") ?? "");
  return !request.headers.has("if-none-match") && Date.parse(lastModified ?? "") <= since;
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
export function answerStored(request: Request, stored: Stored): Response {
  const headers: Record<string, string> = { ...stored.headers, ETag: stored.etag };
  if (matches(request.headers.get("if-none-match"), stored.etag) || isUnchanged(request, headers["Last-Modified"])) {
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

export function answerFinished(request: Request, page: ProcessedPage | CachedPage): Response {
  if ("etag" in page) return answerStored(request, page);
  return new Response(request.method === "HEAD" ? null : (page.body as Uint8Array<ArrayBuffer>), page);
}
