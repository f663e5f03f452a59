import { sql } from "kysely";
import { Temporal } from "temporal-polyfill";
import type { Site } from "../../../facts/site.ts";
import { dayMs } from "../../../lib/time/durations.ts";
import { weekdays } from "../../../lib/time/weekdays.ts";
import type { Db } from "../../../server-context/db.ts";
import { findIssueRow, issueOf } from "./issue-row.server.ts";
import type { IssueNumbers, NewsletterNumbers } from "./newsletter-numbers.ts";

/** The owner's next usual weekday and time in a zone, at least an hour away. */
export function usualTime(site: Site, now: Date, zone: string): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone);
  const days = (weekdays.indexOf(site.facts.newsletterDay) + 1 - local.dayOfWeek + 7) % 7;
  const usual = local.add({ days }).withPlainTime(site.facts.newsletterTime);
  const isFarEnough = Temporal.ZonedDateTime.compare(usual, local.add({ hours: 1 })) >= 0;
  return new Date((isFarEnough ? usual : usual.add({ days: 7 })).epochMilliseconds);
}

const weekCount = 26;
const maxPages = 8;

async function countReaders(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("subscribers")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("status", "=", "confirmed")
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Most readers first, without imports. */
function joinedByPage(db: Db, from: Date, until: Date): Promise<{ page: string; readers: number }[]> {
  return db
    .selectFrom("subscribers")
    .select(["page", (row) => row.fn.countAll<number>().as("readers")])
    .where("confirmed_at", ">=", from)
    .where("confirmed_at", "<", until)
    .where("imported", "is", null)
    .groupBy("page")
    .orderBy("readers", "desc")
    .orderBy("page")
    .limit(maxPages)
    .execute();
}

type Change = { at: Date; joined: number; left: number };

export async function newsletterNumbers(db: Db, now: Date): Promise<NewsletterNumbers> {
  const start = new Date(now.getTime() - weekCount * 7 * dayMs);
  const [readers, changes, pages] = await Promise.all([
    countReaders(db),
    sql<Change>`
      select date_trunc('day', at) as at, sum(joined)::integer as joined, sum(gone)::integer as left from (
        select confirmed_at as at, 1 as joined, 0 as gone from subscribers
        where confirmed_at >= ${start} and deleted_at is null
        union all
        select unsubscribed_at, 0, 1 from subscribers
        where unsubscribed_at >= ${start} and confirmed_at is not null and status = 'unsubscribed' and deleted_at is null
      ) events group by 1`.execute(db),
    joinedByPage(db, new Date(now.getTime() - 90 * dayMs), now),
  ]);
  const weeks: NewsletterNumbers["weeks"] = [];
  let after = readers;
  for (let back = 0; back < weekCount; back++) {
    const end = now.getTime() - back * 7 * dayMs;
    const within = changes.rows.filter(({ at }) => at.getTime() <= end && at.getTime() > end - 7 * dayMs);
    const joined = within.reduce((sum, change) => sum + change.joined, 0);
    const left = within.reduce((sum, change) => sum + change.left, 0);
    weeks.unshift({ day: new Date(end).toISOString().slice(0, 10), readers: after, joined, left });
    after = Math.max(0, after - joined + left);
  }
  return { readers, weeks, pages };
}

const noDeliveries = { total: 0, sent: 0, bounced: 0, rejected: 0, unknown: 0, skipped: 0 };

export async function issueNumbers(site: Site, db: Db, id: number, now: Date): Promise<IssueNumbers | null> {
  const row = await findIssueRow(db, id);
  if (!row) return null;
  const { zone } = await db.selectFrom("owner_calendar").select("zone").executeTakeFirstOrThrow();
  const { number, subject, slug, status, scheduledAt, sendingStartedAt, isInArchive, pauseReason } = issueOf(row);
  const numbers: IssueNumbers = {
    id,
    number,
    subject,
    slug,
    status,
    scheduledAt,
    sendingStartedAt,
    isInArchive,
    pauseReason,
    readers: await countReaders(db),
    zone,
    usualTime: usualTime(site, now, zone).toISOString(),
    deliveries: noDeliveries,
    unsubscribed: 0,
    joined: [],
  };
  if (!row.frozen_at) return numbers;
  const [deliveries, next] = await Promise.all([
    sql<IssueNumbers["deliveries"]>`
      select count(*)::integer as total,
        count(*) filter (where status = 'sent')::integer as sent,
        count(*) filter (where status = 'bounced')::integer as rejected,
        count(*) filter (where status = 'unknown')::integer as unknown,
        count(*) filter (where status = 'skipped')::integer as skipped,
        (select count(distinct b.subscriber_id) from newsletter_bounces b
          join newsletter_recipients s on s.issue_id = ${id}::bigint and s.subscriber_id = b.subscriber_id
          where b.issue_id = ${id}::bigint)::integer as bounced
      from newsletter_recipients where issue_id = ${id}::bigint`.execute(db),
    db
      .selectFrom("newsletter_issues")
      .select("frozen_at")
      .where("frozen_at", ">", row.frozen_at)
      .where("deleted_at", "is", null)
      .orderBy("frozen_at")
      .limit(1)
      .executeTakeFirst(),
  ]);
  const until = next?.frozen_at ?? now;
  const { count } = await db
    .selectFrom("subscribers")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("unsubscribed_at", ">=", row.frozen_at)
    .where("unsubscribed_at", "<", until)
    .where("status", "=", "unsubscribed")
    .executeTakeFirstOrThrow();
  return {
    ...numbers,
    deliveries: deliveries.rows[0] ?? noDeliveries,
    unsubscribed: count,
    joined: await joinedByPage(db, row.frozen_at, until),
  };
}
