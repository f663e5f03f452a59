import { brotliCompressSync } from "node:zlib";

/** `markup` is the HTML without its own styles, `framework` the part of the scripts that is React and the router. */
export type PageWeight = { html: number; markup: number; css: number; scripts: number; framework: number };

/** Brotli bytes that the first view of a page loads: its HTML, its style sheets, and every script it names ahead. */
export async function weighPage(origin: string, path: string): Promise<PageWeight> {
  const read = async (url: string) => {
    const answer = await fetch(new URL(url, origin), { headers: { "accept-encoding": "identity" } });
    if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`);
    return Buffer.from(await answer.arrayBuffer());
  };
  const size = async (url: string) => brotliCompressSync(await read(url)).length;
  const html = (await read(path)).toString();
  const scripted = html.replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, "");
  const names = (pattern: RegExp) => [...new Set([...scripted.matchAll(pattern)].map((match) => match[1] ?? ""))];
  const sum = async (urls: string[]) => (await Promise.all(urls.map(size))).reduce((total, bytes) => total + bytes, 0);
  const files = names(/["'](\/assets\/[^"']+\.js)["']/g);
  return {
    html: brotliCompressSync(html).length,
    markup: brotliCompressSync(html.replaceAll(/<style[\s\S]*?<\/style>/g, "")).length,
    css: await sum(names(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g)),
    scripts: await sum(files),
    framework: await sum(files.filter((file) => file.includes("/framework-"))),
  };
}
