import { decodedPath } from "../../src/lib/web-url.ts";
import { type ExportLocation, isFilePath } from "../../src/static-site/exported-url.ts";
import { dynamicUrl, staticUrl } from "../../src/static-site/static-url.ts";

export type ExportDeployment = ExportLocation & { origin: string };

/** Without search parameters, which static files cannot handle. */
export function renderedUrl(url: string): string {
  const [path = "/", search = ""] = url.split(/(?=\?)/);
  if (isFilePath(path)) return path;
  const page = dynamicUrl(staticUrl(path, search).replace(/\?.*$/, ""));
  return page.path + page.search;
}

export function runningUrl(url: string): string {
  const [path = "/", search = ""] = url.split(/(?=\?)/);
  if (isFilePath(path)) return url;
  const page = dynamicUrl(path, search);
  return page.path + page.search;
}

/** The path where a file server looks for a URL. @throws Error for a path outside the folder */
export function exportedFile(url: string): string {
  const [path = "/", search = ""] = url.split(/(?=\?)/);
  const file = isFilePath(path) ? path : `${staticUrl(path, search).replace(/\?.*$/, "")}index.html`;
  const parts = file.split("/").slice(1).map(decodedPath);
  if (parts.some((part) => part === "" || part === "." || part === ".." || /[\0\\]/.test(part))) {
    throw new Error(`The address ${url} cannot be stored as a file.`);
  }
  return parts.join("/");
}
