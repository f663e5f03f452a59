import path from "node:path";
import { scheduledBackups } from "../backup/scheduled-backups.ts";
import { createCdnPurge } from "../cache/cdn-purge.ts";
import { invalidateOnChange } from "../cache/invalidation.ts";
import type { Site } from "../compose.ts";
import type { Config } from "../config/read-config.ts";
import { freeDisk } from "../database/free-disk.ts";
import type { Database } from "../database/open-database.ts";
import { openEmails, openNewsletter } from "../email/open-email-worker.ts";
import type { Logger } from "../logger.ts";
import type { Meter } from "../observe/observer.ts";
import { indexOnChange } from "./index-on-change.ts";
import { watchJobs } from "./job-notices.ts";
import { listJobs } from "./jobs.ts";
import { createLeases } from "./leases.ts";
import { startSchedule } from "./schedule.ts";
import { watchDisk } from "./watch-disk.ts";

type Parts = {
  site: Pick<Site, "context" | "settings" | "cache" | "functionCache" | "views">;
  config: Config;
  database: Database;
  logger: Logger;
  root: string;
  /** Told of each run of a job, and of each email. */
  meter?: Pick<Meter, "jobFinished" | "emailFinished"> | undefined;
  /** Renders ahead of time what most visitors open first. */
  warm: () => Promise<void>;
};

/**
 * Starts everything that a running site does without being asked: emails, invalidation, jobs.
 * @returns the function that stops it, and resolves when what was running has finished
 */
export async function startBackground({ site, config, database, logger, root, meter, warm }: Parts) {
  const { cache, functionCache, settings, views } = site;
  const sending = { context: site.context, database, logger, root, meter };
  const emails = await openEmails(config, sending);
  const newsletter = await openNewsletter(config, sending);
  const { cdnPurgeUrl: purgeUrl } = config;
  const cdn = purgeUrl === undefined ? undefined : createCdnPurge({ db: database.db, purgeUrl, logger });
  const caches = [cache, functionCache];
  const { reload: reloadSettings } = settings;
  const stopInvalidation = await invalidateOnChange({
    database,
    caches,
    ...(cdn && { cdn }),
    logger,
    reloadSettings,
    warm,
  });
  const dataDir = path.resolve(root, config.dataDir);
  const backUp = scheduledBackups({ db: database.db, dataDir, media: site.context.media, logger }, config.backups);
  const { bounceMailbox } = config;
  const readBounces =
    bounceMailbox &&
    (async () => (await import("../email/bounces/bounce-mailbox.ts")).readBounceMailbox(bounceMailbox, site.context));
  const stopIndexing = await indexOnChange(site.context, database, logger);
  const stopSchedule = startSchedule(
    listJobs(site.context, database, views.flush, {
      backUp,
      readBounces,
      watchDisk: watchDisk(() => freeDisk(dataDir), logger),
    }),
    {
      leases: createLeases(database.db, logger),
      logger,
      watch: watchJobs(site.context),
      ...(meter && { onRun: meter.jobFinished }),
    },
  );
  return async (): Promise<void> => {
    await stopInvalidation();
    await cdn?.stop();
    await stopIndexing();
    await stopSchedule();
    await views.flush();
    await newsletter.stop();
    await emails.stop();
    await Promise.all([cache.settled(), functionCache.settled()]);
  };
}
