import type { Logger } from "../logger.ts";

/** What most visitors open first; rendered once at start so that no visitor waits for it. */
const firstPages = ["/", "/blog", "/podcast", "/episodes", "/contact", "/about"];

type Parts = {
  fetch: (request: Request) => Response | Promise<Response>;
  siteUrl: string;
  logger: Logger;
};

/** Fills the page cache. */
export async function warmUp({ fetch, siteUrl, logger }: Parts): Promise<void> {
  for (const path of firstPages) {
    try {
      await fetch(new Request(siteUrl + path));
    } catch (error) {
      logger.warn({ path, error: (error as Error).message }, "could not render a page ahead of time");
    }
  }
}
