import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { Ask } from "./crawl.ts";

/** A directory as a static file server serves it: index.html for a folder, 404 for what is missing. */
export function askFolder(directory: string): Ask {
  return async (url) => {
    const { pathname } = new URL(url);
    const missing = { status: 404, type: "text/html", location: undefined, text: "" };
    const file = path.join(directory, decodeURIComponent(pathname));
    const found = await stat(file).catch(() => undefined);
    if (!found) return missing;
    if (found.isDirectory() && !pathname.endsWith("/")) return { ...missing, status: 301, location: `${pathname}/` };
    const name = found.isDirectory() ? path.join(file, "index.html") : file;
    const text = await readFile(name, "utf8").catch(() => undefined);
    if (text === undefined) return missing;
    return { status: 200, type: name.endsWith(".html") ? "text/html" : "", location: undefined, text };
  };
}
