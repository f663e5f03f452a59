import { invalidateOnChange } from "../cache/invalidation.ts";
import type { Site } from "../compose.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/open-database.ts";
import { openEmails } from "../email/open-email-worker.ts";
import type { Logger } from "../logger.ts";
import { indexOnChange } from "./index-on-change.ts";
import { listJobs } from "./jobs.ts";
import { startSchedule } from "./schedule.ts";

type Parts = {
  site: Pick<Site, "context" | "cache" | "functionCache" | "views">;
  config: Config;
  database: Database;
  logger: Logger;
  root: string;
  /** Renders ahead of time what most visitors open first. */
  warm: () => Promise<void>;
};

/**
 * Starts everything that a running site does without being asked: emails, invalidation, jobs.
 * @returns the function that stops it, and resolves when what was running has finished
 */
export async function startBackground({ site, config, database, logger, root, warm }: Parts) {
  const { cache, functionCache, views } = site;
  const emails = openEmails(config, { database, logger, root });
  const stopInvalidation = await invalidateOnChange({ database, caches: [cache, functionCache], logger, warm });
  const stopIndexing = await indexOnChange(site.context, database, logger);
  const stopSchedule = startSchedule(listJobs(site.context, database, views.flush), logger);
  return async (): Promise<void> => {
    await stopInvalidation();
    await stopIndexing();
    await stopSchedule();
    await views.flush();
    await emails.stop();
    await Promise.all([cache.settled(), functionCache.settled()]);
  };
}
