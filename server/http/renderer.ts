import type { CacheTag, RequestContext, SiteContext } from "../../src/server-context/request-context.ts";

export type StartFetch = (request: Request, options: { context: RequestContext }) => Promise<Response> | Response;

/** `clientNetwork` null: rendered for everyone. `onCacheable` is called when the answer is public. */
export type Render = (
  request: Request,
  clientNetwork: string | null,
  onCacheable?: (kind: CacheTag) => void,
) => Promise<Response>;

export function createRender(fetch: StartFetch, context: SiteContext): Render {
  return async (request, clientNetwork, cacheResponse) =>
    fetch(request, { context: { ...context, clientNetwork, ...(cacheResponse && { cacheResponse }) } });
}
