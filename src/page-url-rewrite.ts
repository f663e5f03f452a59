import type { LocationRewrite } from "@tanstack/react-router";
import { builtInPath, chosenUrl, customPaths } from "./facts/page-urls.ts";
import type { Site } from "./facts/site.ts";

/** Lets the router read and write the owner's own URLs of pages; `outer` is applied between them and the address bar. */
export function pageUrlRewrite(site: Site, outer?: LocationRewrite): { rewrite?: LocationRewrite } {
  if (!customPaths(site)) return {};
  return {
    rewrite: {
      input({ url }) {
        const read = new URL(outer?.input?.({ url }) ?? url);
        read.pathname = builtInPath(site, read.pathname);
        return read;
      },
      output({ url }) {
        url.pathname = chosenUrl(site, url.pathname);
        return outer?.output?.({ url }) ?? url;
      },
    },
  };
}
