import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { Logger } from "../logger.ts";

/** Distinguishes what a copy tells itself from what changed. */
const prefix = "probe ";

/** How long a notification may take, in milliseconds. */
const patienceMs = 3_000;
/** How old a page may become when changes are not heard of, in milliseconds. */
const revalidateMs = 60_000;

type Parts = {
  database: Pick<Database, "db" | "kind">;
  channel: string;
  logger: Pick<Logger, "error" | "info">;
  /** Called once a minute while nothing arrives. */
  revalidate: () => void;
  waits?: { patienceMs: number; revalidateMs: number };
};

/**
 * Finds out whether this copy hears of changes: it notifies itself, says loudly when nothing arrives, which is what a
 * pooler in transaction mode does, and has everything revalidated by time until something does.
 */
export function createNotificationProbe({ database, channel, logger, revalidate, waits }: Parts) {
  const own = prefix + randomUUID();
  const stopped = new AbortController();
  let hasArrived = false;

  const send = () => sql`select pg_notify(${channel}, ${own})`.execute(database.db);

  async function check(): Promise<void> {
    await send();
    await pause(waits?.patienceMs ?? patienceMs, undefined, { signal: stopped.signal, ref: false });
    if (hasArrived) return;
    logger.error(
      "Notifications of the database do not arrive, so pages show changes up to a minute late. Is DATABASE_URL that of a pooler in transaction mode? Then set DATABASE_LISTEN_URL to the PostgreSQL server itself.",
    );
    while (!hasArrived) {
      await pause(waits?.revalidateMs ?? revalidateMs, undefined, { signal: stopped.signal, ref: false });
      revalidate();
      await send().catch(() => undefined);
    }
    logger.info("notifications of the database arrive again");
  }

  return {
    /** Whether a message was sent by such a probe, this copy's or another's. */
    receives(payload: string): boolean {
      if (payload === own) hasArrived = true;
      return payload.startsWith(prefix);
    },
    /** Begins, with the listener in place; the embedded database has nothing in between. */
    start(): void {
      if (database.kind === "embedded") return;
      check().catch((error: Error) => {
        if (!stopped.signal.aborted) logger.error({ error: error.message }, "could not test the notifications");
      });
    },
    stop: () => stopped.abort(),
  };
}
