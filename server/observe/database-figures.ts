import { sql } from "kysely";
import { oldestWaitingSeconds } from "../../src/features/email/email-queue.server.ts";
import type { Db } from "../../src/server-context/db.ts";
import { newestBackup } from "../backup/newest-backup.ts";
import { mailOutageKey } from "../email/mail-outage.ts";

type Counted = { status: string; count: number };

/** What the database is asked for whoever watches the site; times in seconds. */
export type DatabaseFigures = {
  emails: Counted[];
  /** 0 when none waits. */
  oldestWaitingEmail: number;
  /** Since when the mail server takes nothing; 0 when it does. */
  mailOutage: number;
  /** Emails of issues that are being sent, paused, or finished within a day. */
  deliveries: Counted[];
  jobs: { name: string; finishedAt: number }[];
  /** Undefined when none was made yet. */
  backupAge: number | undefined;
};

async function countEmails(db: Db): Promise<Counted[]> {
  const { rows } = await sql<Counted>`select status, count(*)::integer as count from mails group by status`.execute(db);
  return rows;
}

async function countDeliveries(db: Db): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select r.status, count(*)::integer as count
    from newsletter_issues i join newsletter_recipients r on r.issue_id = i.id
    where i.status in ('sending', 'paused') or i.finished_at > now() - interval '1 day'
    group by r.status`.execute(db);
  return rows;
}

async function mailOutageSeconds(db: Db): Promise<number> {
  const row = await db
    .selectFrom("owner_notices")
    .select(sql<number>`extract(epoch from now() - since)::double precision`.as("seconds"))
    .where("key", "=", mailOutageKey)
    .where("cleared_at", "is", null)
    .executeTakeFirst();
  return Math.max(0, row?.seconds ?? 0);
}

const listJobs = (db: Db) =>
  db
    .selectFrom("job_leases")
    .select(["name", sql<number>`extract(epoch from finished_at)::double precision`.as("finishedAt")])
    .where("finished_at", ">", sql<Date>`'-infinity'`)
    .execute();

/** The figures, one statement after the other over one connection: visitors need the others. */
export const readDatabaseFigures = (db: Db): Promise<DatabaseFigures> =>
  db.connection().execute(async (connection) => {
    const backup = await newestBackup(connection);
    return {
      emails: await countEmails(connection),
      oldestWaitingEmail: await oldestWaitingSeconds(connection),
      mailOutage: await mailOutageSeconds(connection),
      deliveries: await countDeliveries(connection),
      jobs: await listJobs(connection),
      backupAge: backup && (Date.now() - backup.getTime()) / 1000,
    };
  });
