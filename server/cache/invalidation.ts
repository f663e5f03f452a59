import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { ContentWatch } from "../../src/features/noun.ts";
import { minuteMs } from "../../src/lib/time/durations.ts";
import type { Database } from "../database/open-database.ts";
import type { Logger } from "../logger.ts";
import type { CdnPurge } from "./cdn-purge.ts";
import type { InvalidatedTag, ResponseCache } from "./response-cache.ts";

const probePrefix = "probe ";

/** Milliseconds until a missing notification counts as lost. */
const timeoutMs = 3_000;
/** Milliseconds between revalidations while notifications are lost. */
const revalidateMs = minuteMs;

type ProbeParts = {
  database: Pick<Database, "db" | "kind">;
  channel: string;
  logger: Pick<Logger, "error" | "info">;
  revalidate: () => void;
  waits?: { timeoutMs: number; revalidateMs: number };
};

/**
 * Notifies itself to check that this replica receives notifications (a pooler in transaction mode drops them). If it
 * doesn't, logs an error and revalidates everything once a minute until one arrives.
 */
export function createNotificationProbe({ database, channel, logger, revalidate, waits }: ProbeParts) {
  const ownPayload = probePrefix + randomUUID();
  const stopped = new AbortController();
  let hasArrived = false;

  async function trySend(): Promise<boolean> {
    try {
      await sql`select pg_notify(${channel}, ${ownPayload})`.execute(database.db);
      return true;
    } catch {
      return false;
    }
  }

  async function check(): Promise<void> {
    // Without a database nothing is lost, so the time starts with the first notification.
    while (!(await trySend())) {
      await pause(waits?.revalidateMs ?? revalidateMs, undefined, { signal: stopped.signal, ref: false });
    }
    await pause(waits?.timeoutMs ?? timeoutMs, undefined, { signal: stopped.signal, ref: false });
    if (hasArrived) return;
    logger.error(
      "Notifications of the database do not arrive, so pages show changes up to a minute late. Is DATABASE_URL that of a pooler in transaction mode? Then set DATABASE_LISTEN_URL to the PostgreSQL server itself.",
    );
    while (!hasArrived) {
      await pause(waits?.revalidateMs ?? revalidateMs, undefined, { signal: stopped.signal, ref: false });
      revalidate();
      await trySend();
    }
    logger.info("notifications of the database arrive again");
  }

  return {
    receives(payload: string): boolean {
      if (payload === ownPayload) hasArrived = true;
      return payload.startsWith(probePrefix);
    },
    start(): void {
      if (database.kind === "embedded") return;
      check().catch((error: Error) => {
        if (!stopped.signal.aborted) logger.error({ error: error.message }, "could not test the notifications");
      });
    },
    stop: () => stopped.abort(),
  };
}

const channel = "content_changed";

const tags: Record<string, InvalidatedTag> = { articles: "article", episodes: "episode", issues: "issue" };

/** Milliseconds before pages are pre-rendered, so that a bulk import renders them once. */
const debounceMs = 100;

/** Milliseconds until settings that could not be read are read again. */
const retryMs = 5_000;

type Options = {
  database: Database;
  caches: readonly Pick<ResponseCache, "invalidate">[];
  logger: Logger;
  cdn?: Pick<CdnPurge, "changed">;
  reloadSite: () => Promise<void>;
  /** Also called for articles, because redirects lead to their slugs. */
  redirectsChanged?: () => void;
  warm: () => Promise<void>;
  watches?: readonly Pick<ContentWatch, "contentChanged">[];
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
  reloadSite,
  redirectsChanged = () => undefined,
  warm,
  watches = [],
}: Options): Promise<() => Promise<void>> {
  let warming: NodeJS.Timeout | undefined;
  let retrying: NodeJS.Timeout | undefined;
  let isStopped = false;

  function change(tag: InvalidatedTag): void {
    for (const { invalidate } of caches) invalidate(tag);
    cdn?.changed(tag);
    for (const watch of watches) watch.contentChanged();
    warming ??= setTimeout(() => {
      warming = undefined;
      void warm();
    }, debounceMs);
  }

  /** Repeated after a failure: the old settings would stay until the next change. */
  async function reload(): Promise<boolean> {
    clearTimeout(retrying);
    try {
      await reloadSite();
      return true;
    } catch (error) {
      logger.error({ error: (error as Error).message }, "could not read the settings");
      if (!isStopped) retrying = setTimeout(() => void reload().then((isRead) => isRead && change("all")), retryMs);
      return false;
    }
  }

  /** Settings first: pages are rendered from them. */
  const changeAll = async () => {
    redirectsChanged();
    await reload();
    change("all");
  };

  const probe = createNotificationProbe({ database, channel, logger, revalidate: () => void changeAll() });
  const stopListening = await database.listen(
    channel,
    (noun) => {
      if (probe.receives(noun)) return;
      if (noun === "redirects" || noun === "articles") redirectsChanged();
      if (noun === "redirects") return;
      const tag = tags[noun];
      if (tag) change(tag);
      else void changeAll();
    },
    // Notifications during a lost connection are not repeated.
    () => void changeAll(),
  );
  probe.start();

  return async () => {
    isStopped = true;
    probe.stop();
    clearTimeout(warming);
    clearTimeout(retrying);
    await stopListening().catch(() => undefined);
  };
}
