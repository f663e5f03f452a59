import { pathToFileURL } from "node:url";
import { z } from "zod";
import type { RequestContext } from "../src/data/request-context.ts";

type ServerEntry = {
  fetch: (request: Request, options: { context: RequestContext }) => Promise<Response> | Response;
};

/** What the application exports, built or from its sources. */
export const serverEntry = z.object({
  default: z.object({ fetch: z.custom<ServerEntry["fetch"]>((v) => typeof v === "function") }),
});

/** Loads the built application and gives each of its requests the same context. */
export async function loadRenderer(
  file: string,
  context: RequestContext,
): Promise<(request: Request) => Promise<Response>> {
  const { default: entry } = serverEntry.parse(await import(pathToFileURL(file).href));
  return async (request) => entry.fetch(request, { context });
}
