import { createIsomorphicFn } from "@tanstack/react-start";
import { getRequest } from "@tanstack/react-start/server";
import { staticSite } from "../static-site/static-site.ts";

/** Pages are always rendered for SITE_URL. */
export const siteOrigin = createIsomorphicFn()
  .server(() => staticSite.current?.origin ?? new URL(getRequest().url).origin)
  .client(() => staticSite.current?.origin ?? window.location.origin);
