import { decodedPath } from "../lib/web-url.ts";
import { parametersOf, policyOf } from "../match-route.ts";

/** Exported URLs: parameters become path segments and pages folders, e.g. /blog?page=2 is /blog/page/2/. */
const pathParameters = (page: string) => parametersOf(policyOf(page), "cached");

const pattern = /^(.+)\/([^/]+)\/([^/]+)$/;

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, "") || "/" : path);

/** With a trailing slash; `search` is empty or starts with "?". */
export function staticUrl(path: string, search = ""): string {
  const page = withoutSlash(path);
  const remaining = new URLSearchParams(search);
  let folder = page === "/" ? "/" : `${page}/`;
  for (const name of pathParameters(page)) {
    const value = remaining.get(name);
    if (!value) continue;
    folder += `${name}/${encodeURIComponent(value)}/`;
    remaining.delete(name);
  }
  const rest = remaining.toString();
  return rest ? `${folder}?${rest}` : folder;
}

/** Inverse of `staticUrl`. */
export function dynamicUrl(path: string, search = ""): { path: string; search: string } {
  const page = withoutSlash(path.replace(/\/index\.html$/, "/"));
  const [, list = "", name = "", value = ""] = pattern.exec(page) ?? [];
  if (!pathParameters(list).includes(name)) return { path: page, search };
  const parameters = new URLSearchParams(search);
  parameters.set(name, decodedPath(value));
  return { path: list, search: `?${parameters}` };
}
