import path from "node:path";
import { purgeEmptyArticles } from "../../src/features/articles/editing/article-editing.server.ts";
import { type ArchiveSite, indexChanges, refreshArchive } from "../../src/features/ask/archive-index.server.ts";
import { readBusyCalendars } from "../../src/features/bookings/calendars/busy-calendars.server.ts";
import { purgeExpiredHolds } from "../../src/features/bookings/holds.server.ts";
import { purgeEditing } from "../../src/features/content-drafts/editing.server.ts";
import { purgeEmptyEpisodes } from "../../src/features/episodes/editing/episode-editing.server.ts";
import { recordKnownEpisodeFiles } from "../../src/features/episodes/files/episode-file-records.server.ts";
import { measureRecordings } from "../../src/features/episodes/remote-media.server.ts";
import { findWaiting, purgeExports, workOnImports } from "../../src/features/import/site/import-jobs.server.ts";
import { importSite } from "../../src/features/import/site/import-site.server.ts";
import { purgeMediaFiles } from "../../src/features/media/media-upload.server.ts";
import { purgeWebhookDeliveries } from "../../src/features/newsletter/bounces/record-bounce.server.ts";
import { purgeDeletedIssues } from "../../src/features/newsletter/issues/issues.server.ts";
import { settleReaders } from "../../src/features/newsletter/sequences/stop-reasons.server.ts";
import { type DiskSpace, formatBytes, isLowOnSpace, usedPercent } from "../../src/features/overview/disk-space.ts";
import { purgeNotices } from "../../src/features/overview/notices/notices.server.ts";
import { queueWeekEmail } from "../../src/features/overview/week-email.server.ts";
import { purgePersonalData } from "../../src/features/privacy/personal-data.server.ts";
import { purgeRedirectCounts } from "../../src/features/redirects/redirects.server.ts";
import type { SiteContext } from "../../src/server-context/request-context.ts";
import { scheduledBackups } from "../backup/scheduled-backups.ts";
import { createCdnPurge } from "../cache/cdn-purge.ts";
import { invalidateOnChange } from "../cache/invalidation.ts";
import type { Site } from "../compose.ts";
import type { Config } from "../config/read-config.ts";
import { freeDisk } from "../database/free-disk.ts";
import type { Database } from "../database/open-database.ts";
import { openEmails, openNewsletter } from "../email/open-email-worker.ts";
import { purgeIdentity } from "../identity/identity.ts";
import { purgeLimits } from "../limits/limit-store.ts";
import type { Logger } from "../logger.ts";
import type { Meter } from "../observe/observer.ts";
import { watchJobs } from "./job-notices.ts";
import { createLeases } from "./leases.ts";
import { type Job, startSchedule } from "./schedule.ts";
import { stopParts } from "./stop-parts.ts";
import { watchClock } from "./watch-clock.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type OptionalWork = {
  backUp?: { everyMs: number; run: () => Promise<unknown> } | undefined;
  readBounces?: (() => Promise<unknown>) | undefined;
  importSites?: (() => Promise<unknown>) | undefined;
  drawBooklets?: (() => Promise<unknown>) | undefined;
  watchDisk?: (() => Promise<unknown>) | undefined;
  compareClocks?: (() => Promise<void>) | undefined;
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

async function eraseEmptyDrafts(db: Database["db"]): Promise<void> {
  await purgeEmptyArticles(db);
  await purgeEmptyEpisodes(db);
}

export function listJobs(
  context: SiteContext,
  database: Database,
  flushCounts: () => Promise<void>,
  { backUp, readBounces, watchDisk, compareClocks, importSites, drawBooklets }: OptionalWork = {},
): Job[] {
  const { db, media } = context;
  return [
    // The embedded database has no autovacuum.
    { name: "maintenance", everyMs: 6 * hour, run: () => database.maintain() },
    { name: "ended sessions", everyMs: hour, atStart: true, run: () => purgeIdentity(db) },
    { name: "old drafts", everyMs: 6 * hour, atStart: true, run: () => purgeEditing(db) },
    { name: "empty drafts", everyMs: day, atStart: true, run: () => eraseEmptyDrafts(db) },
    { name: "deleted issues", everyMs: 6 * hour, atStart: true, run: () => purgeDeletedIssues(db, new Date()) },
    { name: "retention", everyMs: day, atStart: true, run: () => purgePersonalData(context, new Date()) },
    { name: "ended holds", everyMs: 10 * minute, atStart: true, run: () => purgeExpiredHolds(db) },
    { name: "deleted media", everyMs: day, atStart: true, run: () => purgeMediaFiles(db, media, new Date()) },
    // Has notices of its own, one per calendar.
    {
      name: "busy calendars",
      everyMs: 15 * minute,
      atStart: true,
      notice: false,
      run: () => readBusyCalendars(context),
    },
    { name: "remote recordings", everyMs: hour, atStart: true, run: () => measureRecordings(context) },
    { name: "files of episodes", everyMs: hour, atStart: true, run: () => recordKnownEpisodeFiles(context) },
    { name: "old webhooks", everyMs: 6 * hour, atStart: true, run: () => purgeWebhookDeliveries(db, new Date()) },
    { name: "changes in the archive", everyMs: minute, atStart: true, run: () => indexChanges(context) },
    { name: "archive", everyMs: hour, atStart: true, run: () => refreshArchive(context) },
    { name: "ended limits", everyMs: 10 * minute, atStart: true, run: () => purgeLimits(db) },
    { name: "page views", everyMs: 5_000, isLocal: true, run: flushCounts },
    { name: "sequences", everyMs: minute, run: () => settleReaders(db, new Date()) },
    { name: "email on Monday", everyMs: minute, run: () => queueWeekEmail(context, new Date()) },
    { name: "old exports", everyMs: day, run: () => purgeExports({ db, media }) },
    { name: "old redirect counts", everyMs: day, run: () => purgeRedirectCounts(db) },
    { name: "ended notices", everyMs: day, run: () => purgeNotices(db, new Date()) },
    // A missing name: only the store's answer matters.
    { name: "media store", everyMs: 5 * minute, notice: mediaNotice, run: () => media.stat("is-the-store-there") },
    ...(compareClocks
      ? [{ name: "clock", everyMs: 5 * minute, atStart: true, isLocal: true, run: compareClocks }]
      : []),
    ...(watchDisk ? [{ name: "free disk", everyMs: 5 * minute, atStart: true, isLocal: true, run: watchDisk }] : []),
    // Looks whether one waits; the lease is taken for the work alone.
    ...(importSites ? [{ name: "site imports", everyMs: 2_000, isLocal: true, run: importSites }] : []),
    // Before someone asks for one; nothing is drawn while names, claims and accent stay.
    ...(drawBooklets ? [{ name: "booklets", everyMs: 5 * minute, isLocal: true, run: drawBooklets }] : []),
    ...(readBounces ? [{ name: "bounce mailbox", everyMs: 5 * minute, atStart: true, run: readBounces }] : []),
    ...(backUp ? [{ name: "backup", atStart: true, notice: backupNotice, ...backUp }] : []),
  ];
}

/** Milliseconds in which successive changes are indexed together. */
const settling = 100;

/**
 * Indexes transcripts, imports and manual changes; the admin area indexes its own on saving.
 * @returns the function that stops it, resolving when the current run has finished
 */
async function indexOnChange(site: ArchiveSite, database: Database, logger: Logger): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;

  function indexSoon(): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      running = running.then(async () => {
        if (isStopped) return;
        await indexChanges(site).catch((error: Error) => logger.error({ error: error.message }, "could not index"));
      });
    }, settling);
  }

  const stopListening = await database.listen("content_changed", indexSoon, indexSoon);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await stopListening().catch(() => undefined);
    await running;
  };
}

type Tell = (figures: object, text: string) => void;

const repeatMs = 24 * 3_600_000;

/** Warns in the log once a day while disk space is low, and when it recovers. */
export function watchDisk(
  freeDisk: () => Promise<DiskSpace>,
  logger: { info: Tell; warn: Tell },
  now: () => number = Date.now,
): () => Promise<void> {
  let toldAt: number | undefined;
  return async () => {
    const space = await freeDisk();
    const figures = { ...space, usedPercent: usedPercent(space) };
    if (!isLowOnSpace(space)) {
      if (toldAt !== undefined) logger.info(figures, "the disk has space again");
      toldAt = undefined;
    } else if (toldAt === undefined || now() - toldAt >= repeatMs) {
      toldAt = now();
      logger.warn(figures, `the disk of DATA_DIR is nearly full: ${formatBytes(space.freeBytes)} left; make space`);
    }
  };
}

type Parts = {
  site: Pick<
    Site,
    "context" | "settings" | "cache" | "functionCache" | "views" | "downloads" | "drawBooklets" | "redirects"
  >;
  config: Config;
  database: Database;
  logger: Logger;
  root: string;
  meter?: Pick<Meter, "jobFinished" | "emailFinished"> | undefined;
  warm: () => Promise<void>;
};

/** Starts emails, invalidation and jobs. @returns the function that stops them, resolving when current runs have finished */
export async function startBackground({ site, config, database, logger, root, meter, warm }: Parts) {
  const { cache, functionCache, settings, views, downloads, redirects } = site;
  async function flushCounts(): Promise<void> {
    await views.flush();
    await downloads.flush();
    await redirects.flush();
  }
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
    redirectsChanged: redirects.changed,
    warm,
  });
  const dataDir = path.resolve(root, config.dataDir);
  const backUp = scheduledBackups({ db: database.db, dataDir, media: site.context.media, logger }, config.backups);
  const { bounceMailbox } = config;
  const readBounces =
    bounceMailbox &&
    (async () =>
      (await import("../../src/features/bounces/mailbox/bounce-mailbox.server.ts")).readBounceMailbox(
        bounceMailbox,
        site.context,
      ));
  const leases = createLeases(database.db, logger);
  const stopping = new AbortController();
  const { context } = site;
  const { db, media, siteUrl, readers } = context;
  const importing = importSite({ db, media, siteUrl, readers, stopping: stopping.signal });
  async function importSites(): Promise<void> {
    if (await findWaiting(db)) await leases.run("site imports", 0, () => workOnImports(importing));
  }
  const stopIndexing = await indexOnChange(site.context, database, logger);
  const stopSchedule = startSchedule(
    listJobs(site.context, database, flushCounts, {
      backUp,
      readBounces,
      drawBooklets: site.drawBooklets,
      importSites,
      compareClocks: () => watchClock(context, logger),
      watchDisk: watchDisk(() => freeDisk(dataDir), logger),
    }),
    {
      leases,
      logger,
      watch: watchJobs(site.context),
      ...(meter && { onRun: meter.jobFinished }),
    },
  );
  return async (): Promise<void> => {
    stopping.abort();
    // The workers first: what is being handed over to the mail server takes longest.
    await stopParts(
      {
        workers: () => Promise.all([...newsletter, emails].map((worker) => worker.stop())),
        invalidation: stopInvalidation,
        CDN: async () => cdn?.stop(),
        indexing: stopIndexing,
        schedule: stopSchedule,
        counts: flushCounts,
        caches: () => Promise.all([cache.settled(), functionCache.settled()]),
      },
      logger,
    );
  };
}
