import type { CacheTag, RequestContext, SiteContext } from "../../src/server-context/request-context.ts";

/** The framework's request handler (`createStartHandler`). */
export type StartFetch = (request: Request, options: { context: RequestContext }) => Promise<Response> | Response;

/**
 * Renders a page or answers a server function, for the client of this network, or for everyone (null): then nothing is
 * counted. `onCacheable` is called while it answers when the answer is everyone's.
 */
export type Render = (
  request: Request,
  clientNetwork: string | null,
  onCacheable?: (kind: CacheTag) => void,
) => Promise<Response>;

/** Gives each request of the framework's handler its context. */
export function createRender(fetch: StartFetch, context: SiteContext): Render {
  return async (request, clientNetwork, cacheResponse) =>
    fetch(request, { context: { ...context, clientNetwork, ...(cacheResponse && { cacheResponse }) } });
}
