import type { RequestContext, SiteContext } from "../../src/server-context/request-context.ts";

export type StartFetch = (request: Request, options: { context: RequestContext }) => Promise<Response> | Response;

/** `own`: what the request context has of this request. */
export type Render = (
  request: Request,
  own: Omit<RequestContext, keyof SiteContext> & Partial<Pick<SiteContext, "site">>,
) => Promise<Response>;
