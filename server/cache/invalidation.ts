import type { Database } from "../database/open-database.ts";
import { type DueTimer, publishWhenDue } from "../jobs/publish-due.ts";
import type { Logger } from "../logger.ts";
import type { CdnPurge } from "./cdn-purge.ts";
import { createNotificationProbe } from "./notification-probe.ts";
import type { InvalidatedTag, ResponseCache } from "./response-cache.ts";

const channel = "content_changed";

const tags: Record<string, InvalidatedTag> = { articles: "article", episodes: "episode", issues: "issue" };

/** Milliseconds before pages are pre-rendered, so that a bulk import renders them once. */
const settling = 100;

type Parts = {
  database: Database;
  caches: readonly Pick<ResponseCache, "invalidate">[];
  logger: Logger;
  cdn?: Pick<CdnPurge, "changed">;
  reloadSettings: () => Promise<void>;
  /** Redirects may have changed: of articles, too, whose slugs they lead to. */
  redirectsChanged?: () => void;
  warm: () => Promise<void>;
};

/**
 * Invalidates cached responses when content changes in any process, once committed, and when scheduled content appears.
 * @returns the function that stops it
 */
export async function invalidateOnChange({
  database,
  caches,
  cdn,
  logger,
  reloadSettings,
  redirectsChanged = () => undefined,
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

  /** Settings first: pages are rendered from them. */
  const changeAll = () => {
    redirectsChanged();
    void reloadSettings()
      .catch((error: Error) => logger.error({ error: error.message }, "could not read the settings"))
      .finally(() => change("all"));
  };

  const probe = createNotificationProbe({ database, channel, logger, revalidate: changeAll });
  const stopListening = await database.listen(
    channel,
    (noun) => {
      if (probe.receives(noun)) return;
      if (noun === "redirects" || noun === "articles") redirectsChanged();
      if (noun === "redirects") return;
      const tag = tags[noun];
      if (tag) change(tag);
      else changeAll();
    },
    // Notifications during a lost connection are not repeated.
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
