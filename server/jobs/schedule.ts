import type { Database } from "../database/open-database.ts";
import type { Logger } from "../logger.ts";

const hour = 3_600_000;

/** Work that happens without anybody asking. */
export type Job = {
  /** For the log. */
  name: string;
  everyMs: number;
  /** Also once at the start. */
  atStart?: boolean;
  run: () => Promise<unknown>;
};

/**
 * Starts what must happen without anybody asking; a run never overlaps with the one before. Returns the function that
 * stops it and resolves when what was running has finished.
 */
export function startSchedule(parts: {
  database: Database;
  logger: Logger;
  jobs: readonly Job[];
}): () => Promise<void> {
  const { database, logger } = parts;
  // The embedded database has no autovacuum: without this, statistics and dead rows would grow old.
  const maintenance: Job = { name: "maintenance", everyMs: 6 * hour, run: () => database.maintain() };
  const running = new Map<string, Promise<void>>();
  const timers = [maintenance, ...parts.jobs].map((job) => {
    const start = () => {
      if (running.has(job.name)) return;
      const run = job
        .run()
        .catch((error: Error) => logger.error({ job: job.name, error: error.message }, "a job failed"))
        .then(() => void running.delete(job.name));
      running.set(job.name, run);
    };
    if (job.atStart) start();
    return setInterval(start, job.everyMs).unref();
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running.values());
  };
}
