import { parametersOf, policyOf } from "../match-route.ts";

/**
 * URLs of a site that was exported to plain files. A file server knows no parameters, so those that make a page of
 * its own stand in the path, and every page is a folder: /blog?page=2 is /blog/page/2/ there.
 */
const pathParameters = (page: string) => parametersOf(policyOf(page), "cached");

const written = /^(.+)\/([^/]+)\/([^/]+)$/;

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, "") || "/" : path);

/** The URL of a page on the exported site, with a slash at its end; `search` is empty or begins with a question mark. */
export function staticUrl(path: string, search = ""): string {
  const page = withoutSlash(path);
  const kept = new URLSearchParams(search);
  let folder = page === "/" ? "/" : `${page}/`;
  for (const name of pathParameters(page)) {
    const value = kept.get(name);
    if (!value) continue;
    folder += `${name}/${encodeURIComponent(value)}/`;
    kept.delete(name);
  }
  const rest = kept.toString();
  return rest ? `${folder}?${rest}` : folder;
}

/** The URL that the running site has for a page of the exported one: the way back from `staticUrl`. */
export function dynamicUrl(path: string, search = ""): { path: string; search: string } {
  const page = withoutSlash(path.replace(/\/index\.html$/, "/"));
  const [, list = "", name = "", value = ""] = written.exec(page) ?? [];
  if (!pathParameters(list).includes(name)) return { path: page, search };
  const parameters = new URLSearchParams(search);
  parameters.set(name, decodeURIComponent(value));
  return { path: list, search: `?${parameters}` };
}
