import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressResponse } from "./compress-response.ts";

const page = "<p>A chart for every voyage.</p>".repeat(200);

const compress = (encoding: string, response: Response) =>
  compressResponse(new Request("http://site.example/login", { headers: { "accept-encoding": encoding } }), response);
const html = (headers: Record<string, string> = {}, body = page) =>
  new Response(body, { headers: { "Content-Type": "text/html; charset=utf-8", ...headers } });

test("a page for one request is compressed in the client's best encoding", async () => {
  const brotli = await compress("gzip, br", html());
  expect(brotli.headers.get("content-encoding")).toBe("br");
  expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(page);
  const gzip = await compress("gzip, br;q=0", html({ Vary: "Accept" }));
  expect(gzip.headers.get("content-encoding")).toBe("gzip");
  expect(gzip.headers.get("vary")).toBe("Accept, Accept-Encoding");
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(page);
  const plain = await compress("identity", html());
  expect([plain.headers.get("content-encoding"), plain.headers.get("vary")]).toEqual([null, "Accept-Encoding"]);
  expect(await plain.text()).toBe(page);
});

test("compression keeps status and cookies", async () => {
  const headers = new Headers({ "Content-Type": "application/json" });
  headers.append("Set-Cookie", "a=1");
  headers.append("Set-Cookie", "b=2");
  const response = await compress("br", new Response(JSON.stringify({ page }), { status: 422, headers }));
  expect([response.status, response.headers.get("content-encoding")]).toEqual([422, "br"]);
  expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
});

test.each([
  ["short text", html({}, "short")],
  ["a picture", html({ "Content-Type": "image/png" })],
  ["a compressed response", html({ "Content-Encoding": "br" })],
  ["a file served in ranges", html({ "Accept-Ranges": "bytes", "Content-Type": "text/vtt" })],
])("compression skips %s", async (_, response) => {
  const before = response.headers.get("content-encoding");
  expect((await compress("br, gzip", response)).headers.get("content-encoding")).toBe(before);
});
