import { sql } from "kysely";
import { publishDueArticles } from "../../src/features/articles/articles.server.ts";
import { indexWaitingTexts } from "../../src/features/ask/archive-index.server.ts";
import { publishDueEpisodes } from "../../src/features/episodes/episodes.server.ts";
import type { Db } from "../../src/server-context/db.ts";
import type { Database } from "../database/open-database.ts";
import type { Logger } from "../logger.ts";

const hour = 3_600_000;
/** The database's clock decides; a timer that is a little early looks again after this. */
const shortestWait = 50;
const afterFailure = 5_000;
/** More than are ever due at one moment; after an import that waits, the rest follows. */
const archivedAtOnce = 50;

export type DueTimer = {
  /** Looks again when the next article or episode is due; to be called when content has changed. */
  contentChanged: () => void;
  stop: () => void;
};

/** Milliseconds until the next scheduled article or episode is due, by the database's clock, or null when there is none. */
async function untilNextDue(db: Db): Promise<number | null> {
  const { rows } = await sql<{ wait: number | null }>`
    select (extract(epoch from least(
      (select min(visible_from) from article_listing where visible_from > '-infinity' and visible_from < 'infinity'),
      (select min(created_at)::timestamptz from blog where status = 'scheduled')
    ) - now()) * 1000)::double precision as wait`.execute(db);
  return rows[0]?.wait ?? null;
}

/** Publishes what is due and puts it into the archive, all at once. */
async function publishDue(trx: Db) {
  const articles = await publishDueArticles(trx);
  const episodes = await publishDueEpisodes(trx);
  if (articles.length + episodes.length > 0) await indexWaitingTexts(trx, archivedAtOnce);
  return { articles, episodes };
}

/**
 * Publishes each scheduled article and episode when its time comes; the followers of content changes then hear of it.
 */
export function publishWhenDue({ database, logger }: { database: Database; logger: Logger }): DueTimer {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isLooking = false;
  let lookAgain = false;

  function wait(milliseconds: number): void {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => void look(), Math.min(Math.max(milliseconds, shortestWait), hour));
    timer.unref();
  }

  /** Publishes what is due and sets the timer for what comes next. */
  async function look(): Promise<void> {
    if (isLooking) {
      lookAgain = true;
      return;
    }
    isLooking = true;
    try {
      do {
        lookAgain = false;
        const due = await untilNextDue(database.db);
        if (due !== null && due <= 0) {
          const { articles, episodes } = await database.db.transaction().execute(publishDue);
          logger.info({ articles, episodes }, "published as scheduled");
          // Whatever prevents a row from being published must not keep the process busy.
          if (articles.length + episodes.length > 0) lookAgain = true;
          else wait(afterFailure);
        } else wait(due ?? hour);
      } while (lookAgain && !isStopped);
    } catch (error) {
      if (!isStopped) logger.error({ error: (error as Error).message }, "could not look for what is due");
      wait(afterFailure);
    } finally {
      isLooking = false;
    }
  }

  void look();
  return {
    contentChanged: () => wait(0),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
