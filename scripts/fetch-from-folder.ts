import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { FetchPage } from "./crawl.ts";

/** Serves a directory like a static file server: index.html for a folder, 404 for missing files. */
export function fetchFromFolder(directory: string): FetchPage {
  return async (url) => {
    const { pathname } = new URL(url);
    const notFound = { status: 404, type: "text/html", location: undefined, text: "" };
    const file = path.join(directory, decodeURIComponent(pathname));
    const stats = await stat(file).catch(() => undefined);
    if (!stats) return notFound;
    if (stats.isDirectory() && !pathname.endsWith("/")) return { ...notFound, status: 301, location: `${pathname}/` };
    const name = stats.isDirectory() ? path.join(file, "index.html") : file;
    const text = await readFile(name, "utf8").catch(() => undefined);
    if (text === undefined) return notFound;
    return { status: 200, type: name.endsWith(".html") ? "text/html" : "", location: undefined, text };
  };
}
