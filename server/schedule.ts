import type { Database } from "./database/open-database.ts";
import type { Logger } from "./logger.ts";

const hour = 3_600_000;

/** Starts what must happen without anybody asking; returns the function that stops it. */
export function startSchedule({ database, logger }: { database: Database; logger: Logger }): () => void {
  // The embedded database has no autovacuum: without this, statistics and dead rows would grow old.
  const maintenance = setInterval(() => {
    database.maintain().catch((error: Error) => logger.error({ error: error.message }, "maintenance failed"));
  }, 6 * hour);
  maintenance.unref();
  return () => clearInterval(maintenance);
}
