import { hostname } from "node:os";
import path from "node:path";
import { nouns } from "../../src/features/features.server.ts";
import type { Job, JobParts } from "../../src/features/noun.ts";
import { clearNotice, raiseNotice } from "../../src/features/platform.server.ts";
import { type DiskSpace, formatBytes, isLowOnSpace, usedPercent } from "../../src/lib/process/disk-space.ts";
import { dayMs, hourMs, minuteMs } from "../../src/lib/time/durations.ts";
import { projectRoot } from "../../src/server-context/project-root.server.ts";
import type { SiteContext } from "../../src/server-context/request-context.ts";
import { purgeAbandonedBackups } from "../backup/make-backup.ts";
import { scheduledBackups } from "../backup/scheduled-backups.ts";
import { createCdnPurge } from "../cache/cdn-purge.ts";
import { invalidateOnChange } from "../cache/invalidation.ts";
import type { ComposedSite } from "../compose.ts";
import type { Config } from "../config/read-config.ts";
import { freeDisk } from "../database/free-disk.ts";
import type { Database } from "../database/open-database.ts";
import { openDeliveries, openEmails } from "../email/open-email-worker.ts";
import { purgeExpiredSessions } from "../identity/identity.ts";
import { purgeLimits } from "../limits/limit-store.ts";
import type { Logger } from "../logger.ts";
import { clockDifference } from "../observe/clock-difference.ts";
import type { Meter } from "../observe/observer.ts";
import { watchJobs } from "./job-notices.ts";
import { createLeases } from "./leases.ts";
import { startSchedule } from "./schedule.ts";

/** Clock differences below this many seconds affect nothing. */
const toleratedSeconds = 30;

/** Each replica compares its own machine's clock with the database's. */
export async function watchClock(
  context: Pick<SiteContext, "site" | "db" | "siteUrl" | "ownerEmail">,
  logger: Pick<Logger, "warn">,
  measure = clockDifference,
): Promise<void> {
  const key = `clock:${hostname()}`;
  const seconds = Math.round(await measure(context.db));
  const now = new Date();
  if (Math.abs(seconds) <= toleratedSeconds) return clearNotice(context.db, key, now);
  logger.warn({ seconds }, "the clock of this machine and that of the database differ");
  const title = "A server’s clock is wrong";
  const reason = `The clock of ${hostname()} is ${Math.abs(seconds)} seconds ${seconds > 0 ? "behind" : "ahead of"} the database’s. Bookings, reminders and scheduled emails go by it. Ask your hosting provider to turn on its time service (NTP).`;
  await raiseNotice(context, { key, title, reason, isEmailed: false }, now);
}

type LocalJobs = {
  backUp?: { everyMs: number; run: () => Promise<unknown> };
  watchDisk?: () => Promise<unknown>;
  compareClocks?: () => Promise<void>;
  purgeBackups?: () => Promise<void>;
};

const mediaNotice = {
  from: 2,
  title: "The media store cannot be reached",
  advice:
    "Images and recordings that visitors have not opened before are missing, and nothing can be uploaded. Check MEDIA_URL and the store.",
};

const backupNotice = {
  from: 1,
  title: "The scheduled backup failed",
  advice:
    "The site tries again every few minutes. Check BACKUP_URL and the space there, or make a backup by hand with npm run backup.",
};

/** The platform's own jobs: maintenance of the machine, the database and the stores. */
export function platformJobs({ db, media }: SiteContext, database: Database, localJobs: LocalJobs = {}): Job[] {
  const { backUp, watchDisk, compareClocks, purgeBackups } = localJobs;
  return [
    // The embedded database has no autovacuum.
    { name: "maintenance", everyMs: 6 * hourMs, run: () => database.maintain() },
    { name: "ended sessions", everyMs: hourMs, atStart: true, run: () => purgeExpiredSessions(db) },
    { name: "ended limits", everyMs: 10 * minuteMs, atStart: true, run: () => purgeLimits(db) },
    // A name that never exists: only the store's response matters.
    { name: "media store", everyMs: 5 * minuteMs, notice: mediaNotice, run: () => media.stat("is-the-store-there") },
    ...(compareClocks
      ? [{ name: "clock", everyMs: 5 * minuteMs, atStart: true, isLocal: true, run: compareClocks }]
      : []),
    ...(watchDisk ? [{ name: "free disk", everyMs: 5 * minuteMs, atStart: true, isLocal: true, run: watchDisk }] : []),
    ...(purgeBackups
      ? [{ name: "abandoned backups", everyMs: dayMs, atStart: true, isLocal: true, run: purgeBackups }]
      : []),
    ...(backUp ? [{ name: "backup", atStart: true, notice: backupNotice, ...backUp }] : []),
  ];
}

/** Jobs of the platform and of all nouns. */
const listJobs = (parts: JobParts, database: Database, localJobs: LocalJobs): Job[] => [
  ...platformJobs(parts.context, database, localJobs),
  ...nouns
    .flatMap(({ jobs = [] }) => jobs)
    .filter(({ isWanted }) => isWanted?.(parts) ?? true)
    .map((job) => ({ ...job, run: () => job.run(parts) })),
];

type Log = (figures: object, text: string) => void;

/** Warns in the log once a day while disk space is low, and when it recovers. */
export function watchDisk(
  freeDisk: () => Promise<DiskSpace>,
  logger: { info: Log; warn: Log },
  now: () => number = Date.now,
): () => Promise<void> {
  let warnedAt: number | undefined;
  return async () => {
    const space = await freeDisk();
    const figures = { ...space, usedPercent: usedPercent(space) };
    if (!isLowOnSpace(space)) {
      if (warnedAt !== undefined) logger.info(figures, "the disk has space again");
      warnedAt = undefined;
    } else if (warnedAt === undefined || now() - warnedAt >= dayMs) {
      warnedAt = now();
      logger.warn(figures, `the disk of DATA_DIR is nearly full: ${formatBytes(space.freeBytes)} left; make space`);
    }
  };
}

type Options = {
  site: Pick<ComposedSite, "context" | "site" | "cache" | "functionCache" | "services">;
  config: Config;
  database: Database;
  logger: Logger;
  meter?: Pick<Meter, "jobFinished" | "emailFinished">;
  warm: () => Promise<void>;
};

type Parts = Record<string, () => Promise<unknown>>;

/** Adds to `parts` what it has started, in the order of stopping: emails in transmission take longest. */
async function startParts({ site, config, database, logger, meter, warm }: Options, parts: Parts): Promise<void> {
  const { context, cache, functionCache, services } = site;
  const stopping = new AbortController();
  parts.jobs = async () => stopping.abort();
  const workers: { stop: () => Promise<void> }[] = [];
  parts.workers = () => Promise.all(workers.map((worker) => worker.stop()));
  const sending = { context, database, logger, meter };
  workers.push(await openEmails(config, sending));
  const queues = nouns.flatMap(({ deliveries }) => deliveries?.(context) ?? []);
  workers.push(...(await openDeliveries(config, sending, queues)));
  const { cdnPurgeUrl: purgeUrl } = config;
  const cdn = purgeUrl === undefined ? undefined : createCdnPurge({ db: database.db, purgeUrl, logger });
  const watches = nouns.flatMap(({ watchContent = [] }) => watchContent.map((watch) => watch({ context, logger })));
  parts.watches = () => Promise.all(watches.map((watch) => watch.stop()));
  parts.invalidation = await invalidateOnChange({
    database,
    caches: [cache, functionCache],
    cdn,
    logger,
    reloadSite: site.site.reload,
    redirectsChanged: services.redirects.changed,
    warm,
    watches,
  });
  parts.CDN = async () => cdn?.stop();
  const dataDir = path.resolve(projectRoot, config.dataDir);
  const { signal } = stopping;
  const backUp = scheduledBackups({ db: database.db, dataDir, media: context.media, logger, signal }, config.backups);
  const leases = createLeases(database.db, logger);
  const { bounceMailbox } = config;
  const jobs = listJobs({ context, services, leases, bounceMailbox, stopping: signal }, database, {
    backUp,
    compareClocks: () => watchClock(context, logger),
    watchDisk: watchDisk(() => freeDisk(dataDir), logger),
    purgeBackups: () => purgeAbandonedBackups(dataDir, new Date()),
  });
  parts.schedule = startSchedule(jobs, {
    leases,
    logger,
    watch: watchJobs(context),
    onRun: meter?.jobFinished,
  });
  parts.counts = services.flush;
  parts.caches = () => Promise.all([cache.settled(), functionCache.settled()]);
}

/** Starts emails, invalidation and jobs. @returns the function that stops them, resolving when current runs have finished */
export async function startBackground(options: Options): Promise<() => Promise<void>> {
  const parts: Parts = {};
  const stop = () => stopParts(parts, options.logger);
  await startParts(options, parts).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return stop;
}

/** Stops the parts one after the other; logs a failure and stops the rest nevertheless. */
export async function stopParts(parts: Readonly<Parts>, logger: Pick<Logger, "warn">): Promise<void> {
  for (const [part, stop] of Object.entries(parts)) {
    await stop().catch((error: Error) => logger.warn({ part, error: error.message }, "a part could not be stopped"));
  }
}
