import type { Logger } from "./logger.ts";

/** What most visitors open first; rendered once at start so that nobody waits for it. */
const firstPages = ["/", "/blog", "/podcast", "/episodes", "/contact", "/about"];

/** Fills the page cache. */
export async function warmPages(
  fetch: (request: Request) => Response | Promise<Response>,
  siteUrl: string,
  logger: Logger,
): Promise<void> {
  for (const path of firstPages) {
    try {
      await fetch(new Request(new URL(path, siteUrl)));
    } catch (error) {
      logger.warn({ path, error: (error as Error).message }, "could not render a page ahead of time");
    }
  }
}
