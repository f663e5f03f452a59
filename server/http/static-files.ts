import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { drawingPolicy, fileCaching, isDrawing, mediaType } from "../../src/server-context/http/file-headers.ts";
import type { StylePiece } from "./post-processing/critical-rules.ts";

export type StaticFile = {
  headers: Record<string, string>;
  etag: string;
  body: Buffer;
  brotli: Buffer | undefined;
  gzip: Buffer | undefined;
  styles: readonly StylePiece[] | undefined;
};

const parsedStyles = "../server/style-sheets.json";

/** Concurrent reads: all at once may exceed the limit of open files. */
const concurrency = 16;

/** Client files in memory with precompressed forms; those below /assets and /fonts are immutable. */
export async function loadStaticFiles(directory: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const existing = new Set(names);
  const readIfExists = async (file: string) => (existing.has(file) ? readFile(file) : undefined);
  const parsed = await readFile(path.join(directory, parsedStyles), "utf8").catch(() => "{}");
  const styles = JSON.parse(parsed) as Record<string, StylePiece[]>;

  async function load(file: string): Promise<[url: string, file: StaticFile]> {
    const url = `/${path.relative(directory, file).split(path.sep).join("/")}`;
    const [body, brotli, gzip] = await Promise.all([
      readFile(file),
      readIfExists(`${file}.br`),
      readIfExists(`${file}.gz`),
    ]);
    const type = mediaType(file);
    const headers = {
      "Content-Type": type,
      "Cache-Control": fileCaching(["/assets/", "/fonts/"].some((folder) => url.startsWith(folder))),
      Vary: "Accept-Encoding",
      ...(isDrawing(type) && { "Content-Security-Policy": drawingPolicy }),
    };
    const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
    return [url, { headers, etag, body, brotli, gzip, styles: styles[url] }];
  }
  const files = new Map<string, StaticFile>();
  const remaining = names.filter((name) => !/\.(br|gz)$/.test(name)).values();
  const loadRemaining = async () => {
    for (const name of remaining) files.set(...(await load(name)));
  };
  await Promise.all(Array.from({ length: concurrency }, loadRemaining));
  return files;
}
