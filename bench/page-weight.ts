import { brotliCompressSync } from "node:zlib";

export type PageWeight = { html: number; css: number; javascript: number };

/** Brotli bytes that the first view of a page loads: its HTML, its style sheets, and every script it names ahead. */
export async function weighPage(origin: string, path: string): Promise<PageWeight> {
  const size = async (url: string) => {
    const answer = await fetch(new URL(url, origin), { headers: { "accept-encoding": "identity" } });
    return brotliCompressSync(Buffer.from(await answer.arrayBuffer())).length;
  };
  const html = await (await fetch(new URL(path, origin))).text();
  const names = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? ""))];
  const sum = async (urls: string[]) => (await Promise.all(urls.map(size))).reduce((total, bytes) => total + bytes, 0);
  return {
    html: await size(path),
    css: await sum(names(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g)),
    javascript: await sum(names(/["'](\/assets\/[^"']+\.js)["']/g)),
  };
}
