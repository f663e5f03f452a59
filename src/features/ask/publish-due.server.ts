import { sql } from "kysely";
import { hourMs } from "../../lib/time/durations.ts";
import type { Db } from "../../server-context/db.ts";
import type { Log } from "../../server-context/log.ts";
import { publishDueArticles } from "../articles/articles.server.ts";
import { publishDueEpisodes } from "../episodes/episodes.server.ts";
import type { ContentWatch } from "../noun.ts";
import { publishDuePages } from "../own-pages/pages.server.ts";
import { indexWaitingTexts } from "./archive-index.server.ts";

/** The database's clock decides, so an early timer fires again. */
const minWaitMs = 50;
const retryMs = 5_000;
/** Maximum per transaction, for when many items are due at once; indexing on change does the rest. */
const indexBatchSize = 50;

async function msUntilNextDue(db: Db): Promise<number | null> {
  const { rows } = await sql<{ wait: number | null }>`
    select (extract(epoch from least(
      (select min(visible_from) from article_listing where visible_from > '-infinity' and visible_from < 'infinity'),
      (select min(created_at)::timestamptz from blog where status = 'scheduled'),
      (select min(published_at) from pages where status = 'scheduled')
    ) - now()) * 1000)::double precision as wait`.execute(db);
  return rows[0]?.wait ?? null;
}

async function publishDue(trx: Db) {
  const articles = await publishDueArticles(trx);
  const episodes = await publishDueEpisodes(trx);
  const pages = await publishDuePages(trx);
  const hasPublished = articles.length + episodes.length + pages.length > 0;
  if (hasPublished) await indexWaitingTexts(trx, indexBatchSize);
  return { articles, episodes, pages, hasPublished };
}

/** Publishes scheduled articles, episodes and pages when due, which notifies the watchers of content. */
export function publishWhenDue({ context: { db }, logger }: { context: { db: Db }; logger: Log }): ContentWatch {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isPolling = false;
  let pollAgain = false;

  function schedulePoll(delayMs: number): void {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => void poll(), Math.min(Math.max(delayMs, minWaitMs), hourMs));
    timer.unref();
  }

  async function poll(): Promise<void> {
    if (isPolling) {
      pollAgain = true;
      return;
    }
    isPolling = true;
    try {
      do {
        pollAgain = false;
        const due = await msUntilNextDue(db);
        if (due !== null && due <= 0) {
          const { hasPublished, ...published } = await db.transaction().execute(publishDue);
          logger.info(published, "published as scheduled");
          // An unpublishable row must not cause a busy loop.
          if (hasPublished) pollAgain = true;
          else schedulePoll(retryMs);
        } else schedulePoll(due ?? hourMs);
      } while (pollAgain && !isStopped);
    } catch (error) {
      if (!isStopped) logger.error({ error: (error as Error).message }, "could not publish scheduled content");
      schedulePoll(retryMs);
    } finally {
      isPolling = false;
    }
  }

  void poll();
  return {
    // A running poll sets the timer anew when it ends, so it has to see the change itself.
    contentChanged: () => (isPolling ? void poll() : schedulePoll(0)),
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
