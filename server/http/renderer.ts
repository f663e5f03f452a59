import { pathToFileURL } from "node:url";
import { z } from "zod";
import type { CacheTag, RequestContext, SiteContext } from "../../src/server-context/request-context.ts";

type ServerEntry = {
  fetch: (request: Request, options: { context: RequestContext }) => Promise<Response> | Response;
};

/** What the application exports, built or from its sources. */
export const serverEntry = z.object({
  default: z.object({ fetch: z.custom<ServerEntry["fetch"]>((v) => typeof v === "function") }),
});

/**
 * Renders a page or answers a server function, for the client of this network, or for everyone (null): then nothing is
 * counted. `onCacheable` is called while it answers when the answer is everyone's.
 */
export type Render = (
  request: Request,
  clientNetwork: string | null,
  onCacheable?: (kind: CacheTag) => void,
) => Promise<Response>;

/** Begins to load the built application; what is wrong with it shows when it is loaded. */
export function preloadRenderer(file: string): void {
  import(pathToFileURL(file).href).catch(() => undefined);
}

/** Loads the built application and gives its requests their context. */
export async function loadRenderer(file: string, context: SiteContext): Promise<Render> {
  const { default: entry } = serverEntry.parse(await import(pathToFileURL(file).href));
  return async (request, clientNetwork, cacheResponse) =>
    entry.fetch(request, { context: { ...context, clientNetwork, ...(cacheResponse && { cacheResponse }) } });
}
