import { purgeEmptyArticles } from "../../src/features/articles/editing/empty-drafts.server.ts";
import { indexChanges, refreshArchive } from "../../src/features/ask/archive-index.server.ts";
import { readBusyCalendars } from "../../src/features/bookings/calendars/busy-calendars.server.ts";
import { purgeExpiredHolds } from "../../src/features/bookings/holds.server.ts";
import { purgeEditing } from "../../src/features/content-drafts/editing.server.ts";
import { recordKnownCompanions } from "../../src/features/episodes/companions/companion-records.server.ts";
import { purgeEmptyEpisodes } from "../../src/features/episodes/editing/empty-drafts.server.ts";
import { measureRecordings } from "../../src/features/episodes/remote-media.server.ts";
import { purgeWebhookDeliveries } from "../../src/features/newsletter/bounces/webhook-deliveries.server.ts";
import { purgeDeletedIssues } from "../../src/features/newsletter/issues/issues.server.ts";
import { purgeNotices } from "../../src/features/overview/notices/notices.server.ts";
import { purgePersonalData } from "../../src/features/privacy/personal-data.server.ts";
import type { SiteContext } from "../../src/server-context/request-context.ts";
import type { Database } from "../database/open-database.ts";
import { purgeIdentity } from "../identity/identity.ts";
import { purgeLimits } from "../limits/limit-store.ts";
import { purgeMediaFiles } from "../media/media-upload.ts";
import type { Job } from "./schedule.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** What happens where it is configured. */
type OptionalWork = {
  backUp?: { everyMs: number; run: () => Promise<unknown> } | undefined;
  /** Reads the mailbox of bounces. */
  readBounces?: (() => Promise<unknown>) | undefined;
  /** Looks whether the disk runs out of space. */
  watchDisk?: (() => Promise<unknown>) | undefined;
};

const mediaTrouble = {
  from: 2,
  title: "The media store cannot be reached",
  advice:
    "Pictures and recordings that visitors have not opened before are missing, and nothing can be uploaded. Check MEDIA_URL and the store.",
};

const backupTrouble = {
  from: 1,
  title: "The scheduled backup failed",
  advice:
    "The site tries again every few minutes. Check BACKUP_URL and the space there, or make a backup by hand with npm run backup.",
};

async function eraseEmptyDrafts(db: Database["db"]): Promise<void> {
  await purgeEmptyArticles(db);
  await purgeEmptyEpisodes(db);
}

/** Everything that happens by itself, and how often. */
export function listJobs(
  context: SiteContext,
  database: Database,
  flushViews: () => Promise<void>,
  { backUp, readBounces, watchDisk }: OptionalWork = {},
): Job[] {
  const { db, media } = context;
  return [
    // The embedded database has no autovacuum: without this, statistics and dead rows would grow old.
    { name: "maintenance", everyMs: 6 * hour, run: () => database.maintain() },
    { name: "ended sessions", everyMs: hour, atStart: true, run: () => purgeIdentity(db) },
    { name: "old drafts", everyMs: 6 * hour, atStart: true, run: () => purgeEditing(db) },
    { name: "empty drafts", everyMs: day, atStart: true, run: () => eraseEmptyDrafts(db) },
    { name: "deleted issues", everyMs: 6 * hour, atStart: true, run: () => purgeDeletedIssues(db, new Date()) },
    { name: "retention", everyMs: day, atStart: true, run: () => purgePersonalData(context, new Date()) },
    { name: "ended holds", everyMs: 10 * minute, atStart: true, run: () => purgeExpiredHolds(db) },
    { name: "deleted media", everyMs: day, atStart: true, run: () => purgeMediaFiles(db, media, new Date()) },
    { name: "busy calendars", everyMs: 15 * minute, atStart: true, run: () => readBusyCalendars(context) },
    { name: "remote recordings", everyMs: hour, atStart: true, run: () => measureRecordings(context) },
    { name: "files of episodes", everyMs: hour, atStart: true, run: () => recordKnownCompanions(context) },
    { name: "old webhooks", everyMs: 6 * hour, atStart: true, run: () => purgeWebhookDeliveries(db, new Date()) },
    { name: "changes in the archive", everyMs: minute, atStart: true, run: () => indexChanges(context) },
    { name: "archive", everyMs: hour, atStart: true, run: () => refreshArchive(context) },
    { name: "ended limits", everyMs: 10 * minute, atStart: true, run: () => purgeLimits(db) },
    { name: "page views", everyMs: 5_000, isLocal: true, run: flushViews },
    { name: "ended notices", everyMs: day, run: () => purgeNotices(db, new Date()) },
    // A name that no file has: what counts is that the store answers.
    { name: "media store", everyMs: 5 * minute, trouble: mediaTrouble, run: () => media.stat("is-the-store-there") },
    ...(watchDisk ? [{ name: "free disk", everyMs: 5 * minute, atStart: true, isLocal: true, run: watchDisk }] : []),
    ...(readBounces ? [{ name: "bounce mailbox", everyMs: 5 * minute, atStart: true, run: readBounces }] : []),
    ...(backUp ? [{ name: "backup", atStart: true, trouble: backupTrouble, ...backUp }] : []),
  ];
}
