import { createIsomorphicFn } from "@tanstack/react-start";
import { getRequestUrl } from "@tanstack/react-start/server";
import { staticSite } from "../lib/static-site.ts";

/** The site's public origin, e.g. https://www.example.com: pages are always rendered for SITE_URL. */
export const siteOrigin = createIsomorphicFn()
  .server(() => getRequestUrl().origin)
  .client(() => staticSite.current?.origin ?? window.location.origin);
