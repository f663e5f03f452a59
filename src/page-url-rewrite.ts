import type { LocationRewrite } from "@tanstack/react-router";
import { builtInPath, chosenUrl, customPaths } from "./facts/page-urls.ts";
import type { Site } from "./facts/site.ts";

/** Maps the owner's custom page URLs to built-in paths and back; `outer` runs first on input, last on output. */
export function pageUrlRewrite(site: Site, outer?: LocationRewrite): { rewrite?: LocationRewrite } {
  if (!customPaths(site)) return {};
  return {
    rewrite: {
      input({ url }) {
        const internalUrl = new URL(outer?.input?.({ url }) ?? url);
        internalUrl.pathname = builtInPath(site, internalUrl.pathname);
        return internalUrl;
      },
      output({ url }) {
        url.pathname = chosenUrl(site, url.pathname);
        return outer?.output?.({ url }) ?? url;
      },
    },
  };
}
