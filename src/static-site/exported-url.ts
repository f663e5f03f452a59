import type { LocationRewrite } from "@tanstack/react-router";
import { policyOf } from "../match-route.ts";
import { dynamicUrl, staticUrl } from "./static-url.ts";

/** Where an exported site is on its host, and which running one is behind it. */
export type StaticFolder = {
  /** Folder below the host, with a slash at both ends. */
  base: string;
  /** Origin of a running site that accepts forms, or undefined when there is none. */
  server: string | undefined;
};

/** Whether only a running site answers this path. */
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

/** Whether a text is the path of something in a folder of files. */
export const isInFileFolder = (path: string): boolean =>
  /^\/[^\s"<>]+$/.test(path) && fileFolders.has(path.split("/")[1]);

/** Whether a path names a file as it is, not a page. */
export const isFilePath = (path: string): boolean => isInFileFolder(path) || fileName.test(path);

/** The URL that a root-relative one (`/path?query#hash`) has on the exported site, root-relative too unless a server answers it. */
export function exportedUrl({ base, server }: StaticFolder, url: string): string {
  const [, path = "/", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(url) ?? [];
  if (needsServer(path)) return server ? server + url : base.slice(0, -1) + url;
  if (isFilePath(path)) return base.slice(0, -1) + url;
  return base.slice(0, -1) + staticUrl(path, search) + hash;
}

/** A path of the exported site without the folder that it is in. */
export const withoutFolder = ({ base }: Pick<StaticFolder, "base">, path: string): string =>
  path.startsWith(base) ? `/${path.slice(base.length)}` : path;

/** The router's `rewrite` for a site in this folder: its links are written, and its URLs read, as those of the files. */
export const folderRewrite = (folder: StaticFolder): LocationRewrite => ({
  input({ url }) {
    const { path, search } = dynamicUrl(withoutFolder(folder, url.pathname), url.search);
    url.pathname = path;
    url.search = search;
    return url;
  },
  output: ({ url }) => new URL(exportedUrl(folder, url.pathname + url.search + url.hash), url),
});
