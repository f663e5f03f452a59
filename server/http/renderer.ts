import { pathToFileURL } from "node:url";
import { z } from "zod";
import type { RequestContext, SharedKind, SiteContext } from "../../src/request/request-context.ts";

type ServerEntry = {
  fetch: (request: Request, options: { context: RequestContext }) => Promise<Response> | Response;
};

/** What the application exports, built or from its sources. */
export const serverEntry = z.object({
  default: z.object({ fetch: z.custom<ServerEntry["fetch"]>((v) => typeof v === "function") }),
});

/**
 * Renders a page or answers a server function; `clientAddress` is left out where nobody in particular asks, and `onShared` is
 * called while it answers when the answer is everybody's.
 */
export type Render = (
  request: Request,
  clientAddress?: string,
  onShared?: (kind: SharedKind) => void,
) => Promise<Response>;

/** Loads the built application and gives its requests their context. */
export async function loadRenderer(file: string, context: SiteContext): Promise<Render> {
  const { default: entry } = serverEntry.parse(await import(pathToFileURL(file).href));
  return async (request, clientAddress = "unknown", shareAnswer) =>
    entry.fetch(request, { context: { ...context, clientAddress, ...(shareAnswer && { shareAnswer }) } });
}
