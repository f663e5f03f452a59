import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { listen } from "./listen.ts";

const types: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".mp3": "audio/mpeg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".vtt": "text/vtt",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

export type FileServer = { origin: string; close: () => Promise<void> };

/** A plain static server: folders show index.html, a missing slash redirects, anything else is 404.html. */
export async function startFileServer(directory: string): Promise<FileServer> {
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? "/", "http://files.example");
      const name = decodeURIComponent(pathname);
      let file = path.join(directory, name);
      const stats = name.includes("..") ? undefined : await stat(file).catch(() => undefined);
      if (stats?.isDirectory() && !pathname.endsWith("/")) {
        response.writeHead(301, { Location: `${pathname}/` }).end();
        return;
      }
      if (stats?.isDirectory()) file = path.join(file, "index.html");
      const body = stats ? await readFile(file).catch(() => undefined) : undefined;
      response.writeHead(body ? 200 : 404, {
        "Content-Type": types[path.extname(body ? file : "404.html")] ?? "application/octet-stream",
      });
      response.end(body ?? (await readFile(path.join(directory, "404.html"))));
    })();
  });
  const { port, close } = await listen(server);
  return { origin: `http://127.0.0.1:${port}`, close };
}
