import { acceptedEncoding, compress, minCompressedBytes } from "../../src/server-context/http/content-encoding.ts";

const compressible = /^(?:text\/|image\/svg\+xml|application\/(?:json|xml|manifest\+json|[\w.-]+\+(?:json|xml)))/;

const variesByEncoding = (headers: Headers) => /\baccept-encoding\b|^\*$/i.test(headers.get("vary") ?? "");

function addVary(headers: Headers): void {
  const vary = headers.get("vary");
  if (!variesByEncoding(headers)) headers.set("Vary", vary ? `${vary}, Accept-Encoding` : "Accept-Encoding");
}

/** Fast compression of a response that is sent once; skips compressed, ranged and incompressible ones. */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  const { headers, status } = response;
  const isText = compressible.test(headers.get("content-type") ?? "");
  if (!isText || !response.body || headers.has("content-encoding") || headers.has("accept-ranges")) return response;
  const encoding = acceptedEncoding(request.headers.get("accept-encoding") ?? "");
  if (encoding === undefined && variesByEncoding(headers)) return response;
  const plain = Buffer.from(await response.arrayBuffer());
  const changed = new Headers(headers);
  addVary(changed);
  if (encoding === undefined || plain.length < minCompressedBytes) {
    return new Response(plain as Uint8Array<ArrayBuffer>, { status, headers: changed });
  }
  const body = await compress(plain, encoding, "once");
  changed.set("Content-Encoding", encoding);
  changed.delete("Content-Length");
  return new Response(body as Uint8Array<ArrayBuffer>, { status, headers: changed });
}
