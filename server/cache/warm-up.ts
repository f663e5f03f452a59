import type { ContentSource } from "../../src/request/content-source.ts";
import type { Logger } from "../logger.ts";

/** What most visitors open first; rendered once at start so that nobody waits for it. */
const firstPages = ["/", "/blog", "/podcast", "/episodes", "/contact", "/about"];

type Parts = {
  fetch: (request: Request) => Response | Promise<Response>;
  siteUrl: string;
  content: Pick<ContentSource, "prepareSearch">;
  logger: Logger;
};

/** Fills the page cache, and brings what searches look through into memory. */
export async function warmUp({ fetch, siteUrl, content, logger }: Parts): Promise<void> {
  for (const path of firstPages) {
    try {
      await fetch(new Request(siteUrl + path));
    } catch (error) {
      logger.warn({ path, error: (error as Error).message }, "could not render a page ahead of time");
    }
  }
  await content.prepareSearch?.().catch((error: Error) => {
    logger.debug({ error: error.message }, "could not prepare the search; it asks the database until it can");
  });
}
