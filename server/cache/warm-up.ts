import { setImmediate as nextTurn } from "node:timers/promises";
import type { Logger } from "../logger.ts";

/** What most visitors open first; rendered once at start so that no visitor waits for it. */
const firstPages = ["/", "/blog", "/podcast", "/episodes", "/contact", "/about"];

type Parts = {
  fetch: (request: Request) => Response | Promise<Response>;
  siteUrl: string;
  logger: Logger;
  /** False once the process has been asked to stop: its database is about to close. */
  isWanted: () => boolean;
};

/** Fills the page cache, one page at a time; what visitors ask for meanwhile is answered between two pages. */
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
