import { policyOf } from "../../src/match-route.ts";
import { dynamicUrl, staticUrl } from "../../src/static-site/static-url.ts";

/** Where an exported site will be, and which running one is behind it. */
export type ExportPlace = {
  /** Host of the exported site, e.g. https://www.example.com */
  origin: string;
  /** Folder below the host, with a slash at both ends. */
  base: string;
  /** Origin of a running site that accepts forms, or undefined when there is none. */
  server: string | undefined;
};

/** Whether only a running site answers this path. */
export const needsServer = (path: string) => policyOf(path).area !== undefined;

/** Folders of files that scripts name, as alternatives of a pattern. */
export const namedFolders = "assets|media|artwork|cards|charts|clients|covers|podcasts";

const fileFolders = new RegExp(`^/(?:${namedFolders}|prerendered)/`);
const fileName =
  /\.(avif|css|gif|html|ico|jpe?g|js|json|m4a|md|mp3|mp4|ogg|pdf|png|svg|txt|vtt|webm|webmanifest|webp|woff2|xml)$/;

/** Whether a path names a file as it is, not a page. */
export const isFilePath = (path: string) => fileFolders.test(path) || fileName.test(path);

/** The URL that a root-relative one (`/path?query#hash`) has on the exported site, root-relative too unless a server answers it. */
export function exportedUrl({ base, server }: ExportPlace, url: string): string {
  const [, path = "/", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(url) ?? [];
  if (needsServer(path)) return server ? server + url : base.slice(0, -1) + url;
  if (isFilePath(path)) return base.slice(0, -1) + url;
  return base.slice(0, -1) + staticUrl(path, search) + hash;
}

/** A URL without the parameters that an exported site cannot answer: what is rendered for it. */
export function renderedUrl(url: string): string {
  const [path = "/", search = ""] = url.split(/(?=\?)/);
  if (isFilePath(path)) return path;
  const page = dynamicUrl(staticUrl(path, search).replace(/\?.*$/, ""));
  return page.path + page.search;
}

/**
 * The file below the export's folder in which a URL is stored, as the file server looks for it.
 * @throws Error for a path that would lead out of the folder.
 */
export function exportedFile(url: string): string {
  const [path = "/", search = ""] = url.split(/(?=\?)/);
  const place = isFilePath(path) ? path : `${staticUrl(path, search).replace(/\?.*$/, "")}index.html`;
  const parts = place.split("/").slice(1).map(decodeURIComponent);
  if (parts.some((part) => part === "" || part === "." || part === ".." || /[\0\\]/.test(part))) {
    throw new Error(`The address ${url} cannot be stored as a file.`);
  }
  return parts.join("/");
}
