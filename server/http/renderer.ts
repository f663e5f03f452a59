import { chosenUrl, customPaths } from "../../src/facts/page-urls.ts";
import type { Site } from "../../src/facts/site.ts";
import type { RequestContext, SiteContext } from "../../src/server-context/request-context.ts";

export type StartFetch = (request: Request, options: { context: RequestContext }) => Promise<Response> | Response;

/** `overrides`: the parts of the request context that belong to this request. */
export type Render = (
  request: Request,
  overrides: Omit<RequestContext, keyof SiteContext> & Partial<Pick<SiteContext, "site">>,
) => Promise<Response>;

/** The request at the visitor's URL, which the router writes into the page. It has no body: forms were read before. */
export function asVisited(site: Site, request: Request): Request {
  if (!customPaths(site)) return request;
  const { origin, pathname, search } = new URL(request.url);
  const path = chosenUrl(site, pathname);
  if (path === pathname) return request;
  const { method, headers, signal } = request;
  return new Request(origin + path + search, { method, headers, signal });
}
