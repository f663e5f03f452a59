import type { LocationRewrite } from "@tanstack/react-router";
import { policyOf } from "../match-route.ts";
import { dynamicUrl, staticUrl } from "./static-url.ts";

export type StaticFolder = {
  /** With leading and trailing slashes. */
  base: string;
  /** Running site that accepts forms, if any. */
  server: string | undefined;
};

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

export const isInFileFolder = (path: string): boolean =>
  /^\/[^\s"<>]+$/.test(path) && fileFolders.has(path.split("/")[1]);

export const isFilePath = (path: string): boolean => isInFileFolder(path) || fileName.test(path);

/** Root-relative, or absolute when a server must answer. */
export function exportedUrl({ base, server }: StaticFolder, url: string): string {
  const [, path = "/", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(url) ?? [];
  if (needsServer(path)) return server ? server + url : base.slice(0, -1) + url;
  if (isFilePath(path)) return base.slice(0, -1) + url;
  return base.slice(0, -1) + staticUrl(path, search) + hash;
}

export const withoutFolder = ({ base }: Pick<StaticFolder, "base">, path: string): string =>
  path.startsWith(base) ? `/${path.slice(base.length)}` : path;

export const folderRewrite = (folder: StaticFolder): LocationRewrite => ({
  input({ url }) {
    const { path, search } = dynamicUrl(withoutFolder(folder, url.pathname), url.search);
    url.pathname = path;
    url.search = search;
    return url;
  },
  output: ({ url }) => new URL(exportedUrl(folder, url.pathname + url.search + url.hash), url),
});
