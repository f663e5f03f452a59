import type { Database } from "../database/open-database.ts";
import { type DueTimer, publishWhenDue } from "../jobs/publish-due.ts";
import type { Logger } from "../logger.ts";
import type { PageCache, PageTag } from "./page-cache.ts";

/** The channel on which triggers of the content tables speak (db/migrations/0001_content.sql). */
const channel = "content_changed";

const tags: Record<string, PageTag> = { articles: "article", episodes: "episode" };

/** An import by hand is many changes in a row: the pages that are rendered ahead of time wait for this to pass, in milliseconds. */
const settling = 100;

type Parts = {
  database: Database;
  /** What keeps finished pages and answers. */
  kept: readonly Pick<PageCache, "drop">[];
  logger: Logger;
  /** Renders what most visitors open first. */
  warm: () => Promise<void>;
};

/**
 * Keeps finished pages in step with the content: whoever changes an article or episode, in this process or another, its
 * pages are dropped as soon as that is committed, and so they are when a scheduled one appears.
 * @returns the function that stops it.
 */
export async function keepCurrent({ database, kept, logger, warm }: Parts): Promise<() => Promise<void>> {
  let timer: DueTimer | undefined;
  let warming: NodeJS.Timeout | undefined;

  function change(tag: PageTag): void {
    for (const { drop } of kept) drop(tag);
    timer?.contentChanged();
    warming ??= setTimeout(() => {
      warming = undefined;
      void warm();
    }, settling);
  }

  const stopListening = await database.listen(
    channel,
    (noun) => change(tags[noun] ?? "all"),
    // What was said while the connection was lost is not repeated.
    () => change("all"),
  );
  timer = publishWhenDue({ database, logger });

  return async () => {
    timer.stop();
    clearTimeout(warming);
    await stopListening().catch(() => undefined);
  };
}
