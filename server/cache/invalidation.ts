import type { Database } from "../database/open-database.ts";
import { type DueTimer, publishWhenDue } from "../jobs/publish-due.ts";
import type { Logger } from "../logger.ts";
import type { CdnPurge } from "./cdn-purge.ts";
import { createNotificationProbe } from "./notification-probe.ts";
import type { InvalidatedTag, ResponseCache } from "./response-cache.ts";

/** The channel on which triggers of the content tables speak (db/migrations/0001_content.sql). */
const channel = "content_changed";

const tags: Record<string, InvalidatedTag> = { articles: "article", episodes: "episode", issues: "issue" };

/** An import by hand is many changes in a row: the pages that are rendered ahead of time wait for this to pass, in milliseconds. */
const settling = 100;

type Parts = {
  database: Database;
  caches: readonly Pick<ResponseCache, "invalidate">[];
  logger: Logger;
  /** What stores pages in front of the site. */
  cdn?: Pick<CdnPurge, "changed">;
  /** Reads the owner's settings anew. */
  reloadSettings: () => Promise<void>;
  /** Renders what most visitors open first. */
  warm: () => Promise<void>;
};

/**
 * Invalidates cached responses when an article, an episode or a sent issue changes, in this process or another, as soon as that is
 * committed, and when a scheduled one appears.
 * @returns the function that stops it.
 */
export async function invalidateOnChange({
  database,
  caches,
  cdn,
  logger,
  reloadSettings,
  warm,
}: Parts): Promise<() => Promise<void>> {
  let timer: DueTimer | undefined;
  let warming: NodeJS.Timeout | undefined;

  function change(tag: InvalidatedTag): void {
    for (const { invalidate } of caches) invalidate(tag);
    cdn?.changed(tag);
    timer?.contentChanged();
    warming ??= setTimeout(() => {
      warming = undefined;
      void warm();
    }, settling);
  }

  /** Whatever may have changed: the settings are read before a page can be rendered from them. */
  const changeAll = () =>
    void reloadSettings()
      .catch((error: Error) => logger.error({ error: error.message }, "could not read the settings"))
      .finally(() => change("all"));

  const probe = createNotificationProbe({ database, channel, logger, revalidate: changeAll });
  const stopListening = await database.listen(
    channel,
    (noun) => {
      if (probe.receives(noun)) return;
      const tag = tags[noun];
      if (tag) change(tag);
      else changeAll();
    },
    // What was said while the connection was lost is not repeated.
    changeAll,
  );
  probe.start();
  timer = publishWhenDue({ database, logger });

  return async () => {
    probe.stop();
    timer.stop();
    clearTimeout(warming);
    await stopListening().catch(() => undefined);
  };
}
