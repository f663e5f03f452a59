import type { LocationRewrite } from "@tanstack/react-router";
import { policyOf } from "../match-route.ts";
import { dynamicUrl, staticUrl } from "./static-url.ts";

/** Running site that accepts forms, if any. */
export type ExportLocation = { server: string | undefined };

export const needsServer = (path: string): boolean => policyOf(path).area !== undefined;

const fileFolders: ReadonlySet<string | undefined> = new Set([
  "assets",
  "media",
  "artwork",
  "cards",
  "charts",
  "clients",
  "covers",
  "podcasts",
  "prerendered",
]);
const fileName =
  /\.(avif|css|gif|html|ico|jpe?g|js|json|m4a|md|mp3|mp4|ogg|pdf|png|svg|txt|vtt|webm|webmanifest|webp|woff2|xml)$/;

export const isFilePath = (path: string): boolean =>
  (/^\/[^\s"<>]+$/.test(path) && fileFolders.has(path.split("/")[1])) || fileName.test(path);

/** Root-relative, or absolute when it needs a server. */
export function exportedUrl({ server }: ExportLocation, url: string): string {
  const [, path = "/", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(url) ?? [];
  if (needsServer(path)) return (server ?? "") + url;
  return isFilePath(path) ? url : staticUrl(path, search) + hash;
}

export const staticRewrite = (location: ExportLocation): LocationRewrite => ({
  input({ url }) {
    const { path, search } = dynamicUrl(url.pathname, url.search);
    url.pathname = path;
    url.search = search;
    return url;
  },
  output: ({ url }) => new URL(exportedUrl(location, url.pathname + url.search + url.hash), url),
});
