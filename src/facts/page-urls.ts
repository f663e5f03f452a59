import type { Site } from "./site.ts";

/** Chosen paths by the built-in ones that they replace; undefined on a site that has chosen none. */
export const customPaths = ({ stored }: Site) => stored.urls as Readonly<Record<string, string>> | undefined;

/** The URL of a page for visitors, by its built-in one; query and hash stay. */
export function chosenUrl(site: Site, url: string): string {
  const [path = ""] = url.split(/[?#]/, 1);
  const chosen = customPaths(site)?.[path];
  return chosen === undefined ? url : chosen + url.slice(path.length);
}

/** The inverse, for paths. */
export const builtInPath = (site: Site, path: string): string =>
  Object.entries(customPaths(site) ?? {}).find(([, chosen]) => chosen === path)?.[0] ?? path;
