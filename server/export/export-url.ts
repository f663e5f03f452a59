import { isFilePath, type StaticFolder, withoutFolder } from "../../src/static-site/exported-url.ts";
import { dynamicUrl, staticUrl } from "../../src/static-site/static-url.ts";

/** Where an exported site will be; its origin is that of the host, e.g. https://www.example.com */
export type ExportPlace = StaticFolder & { origin: string };

/** A URL without the parameters that an exported site cannot answer: what is rendered for it. */
export function renderedUrl(url: string): string {
  const [path = "/", search = ""] = url.split(/(?=\?)/);
  if (isFilePath(path)) return path;
  const page = dynamicUrl(staticUrl(path, search).replace(/\?.*$/, ""));
  return page.path + page.search;
}

/** The URL that the running site has for a root-relative one of the exported site. */
export function runningUrl(place: ExportPlace, url: string): string {
  const [path = "/", search = ""] = url.split(/(?=\?)/);
  const inside = withoutFolder(place, path);
  if (isFilePath(inside)) return inside + search;
  const page = dynamicUrl(inside, search);
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
