import { setImmediate as nextTurn } from "node:timers/promises";
import type { Logger } from "../logger.ts";

/** Most visited pages, rendered once at the start. */
const firstPages = ["/", "/blog", "/podcast", "/episodes", "/contact", "/about"];

type Parts = {
  fetch: (request: Request) => Response | Promise<Response>;
  siteUrl: string;
  logger: Logger;
  isWanted: () => boolean;
};

/** One page at a time, yielding to visitors' requests. */
export async function warmUp({ fetch, siteUrl, logger, isWanted }: Parts): Promise<void> {
  for (const path of firstPages) {
    await nextTurn();
    if (!isWanted()) return;
    try {
      await fetch(new Request(siteUrl + path));
    } catch (error) {
      logger.warn({ path, error: (error as Error).message }, "could not render a page ahead of time");
    }
  }
}
