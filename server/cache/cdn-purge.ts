import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "../../src/server-context/db.ts";
import type { Logger } from "../logger.ts";
import type { InvalidatedTag } from "./response-cache.ts";

export const siteTag = "site";

/** Milliseconds: batches imports, and lets every replica receive a change before the CDN requests the page again. */
const debounceMs = 1_000;
const retriesAfterMs = [1_000, 5_000, 15_000];
const timeoutMs = 10_000;

/** Moves URL credentials to a header; a password alone is a bearer token. */
function splitCredentials(purgeUrl: string): { url: string; authorization: Record<string, string> } {
  const url = new URL(purgeUrl);
  const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  url.username = "";
  url.password = "";
  if (!user && !password) return { url: url.href, authorization: {} };
  const basic = `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`;
  return { url: url.href, authorization: { Authorization: user ? basic : `Bearer ${password}` } };
}

type Options = {
  db: Db;
  purgeUrl: string;
  logger: Pick<Logger, "info" | "error">;
  waits?: { debounceMs: number; retriesAfterMs: readonly number[] };
};

/**
 * Purges changed pages of a CDN by tag, once for all replicas: POST `{"tags": […]}` with a Surrogate-Key header. Failures
 * are retried; then pages age out by `s-maxage`.
 */
export function createCdnPurge({ db, purgeUrl, logger, waits }: Options) {
  const { url, authorization } = splitCredentials(purgeUrl);
  const stopped = new AbortController();
  const { signal } = stopped;
  const pendingTags = new Map<string, number>();
  let working: Promise<void> | undefined;

  async function claim(tag: string, reportedAt: number): Promise<boolean> {
    const elapsed = (performance.now() - reportedAt) / 1000;
    const claimed = await db
      .insertInto("job_leases")
      .values({ name: `purge ${tag}`, finished_at: sql<Date>`now()` })
      .onConflict((conflict) =>
        conflict
          .column("name")
          .doUpdateSet({ finished_at: sql<Date>`now()` })
          .where("job_leases.finished_at", "<", sql<Date>`now() - make_interval(secs => ${elapsed})`),
      )
      .returning("name")
      .executeTakeFirst();
    return claimed !== undefined;
  }

  async function send(tags: readonly string[]): Promise<void> {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Surrogate-Key": tags.join(" "), ...authorization },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`status ${response.status}`);
  }

  async function sendWithRetries(tags: readonly string[]): Promise<void> {
    const delays = waits?.retriesAfterMs ?? retriesAfterMs;
    for (let attempt = 0; ; attempt++) {
      try {
        await send(tags);
        logger.info({ tags }, "purged the CDN");
        return;
      } catch (error) {
        const delay = delays[attempt];
        if (delay === undefined || signal.aborted) throw error;
        await pause(delay, undefined, { signal, ref: false });
      }
    }
  }

  function logFailure(error: Error): void {
    if (!signal.aborted) logger.error({ error: error.message }, "the CDN could not be purged");
  }

  async function work(): Promise<void> {
    while (pendingTags.size > 0) {
      await pause(waits?.debounceMs ?? debounceMs, undefined, { signal, ref: false });
      const changes = [...pendingTags];
      pendingTags.clear();
      const claimedTags: string[] = [];
      for (const [tag, reportedAt] of changes) {
        // Without the database, better twice than never.
        if (await claim(tag, reportedAt).catch(() => true)) claimedTags.push(tag);
      }
      // Caught here, so that tags reported meanwhile are still purged.
      if (claimedTags.length > 0) await sendWithRetries(claimedTags).catch(logFailure);
    }
  }

  return {
    changed(tag: InvalidatedTag): void {
      const name = tag === "all" ? siteTag : tag;
      pendingTags.set(name, performance.now());
      working ??= work()
        .catch(logFailure)
        .finally(() => {
          working = undefined;
        });
    },
    async stop(): Promise<void> {
      stopped.abort();
      await working;
    },
  };
}

export type CdnPurge = ReturnType<typeof createCdnPurge>;
