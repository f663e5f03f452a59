import { compose, type Site } from "../compose.ts";
import { createLogger } from "../logger.ts";
import { recentPages } from "./recent-pages.ts";

type SiteParts = Parameters<typeof compose>[0];

export type OpenSite = Pick<Site, "staticFiles" | "settings"> & { ask: (request: Request) => Promise<Response> };

/** The built site over a store, without a socket: what the server composes, for anyone who only wants its answers. */
export async function openSite(
  store: SiteParts["store"],
  siteUrl: string,
  parts: Pick<SiteParts, "fetchApplication" | "staticFiles"> = {},
): Promise<OpenSite> {
  const { fetch, staticFiles, settings } = await compose({
    config: { siteUrl },
    store,
    ...parts,
    logger: createLogger("error"),
    cache: recentPages(),
    // An export shows what everyone may see.
    context: { readSession: async () => null },
    // Some pages are rendered for who asks, which is this machine.
    clientNetwork: () => "127.0.0.1",
  });
  return { staticFiles, settings, ask: async (request) => fetch(request) };
}
