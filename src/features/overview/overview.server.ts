import { type RawBuilder, sql } from "kysely";
import { isLowOnSpace } from "../../lib/process/disk-space.ts";
import { dayMs } from "../../lib/time/durations.ts";
import type { Db } from "../../server-context/db.ts";
import { emailInLetters } from "../../server-context/email-address.server.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import { listUnanswered } from "../ask/questions.admin.server.ts";
import { listBookings } from "../bookings/bookings.admin.server.ts";
import { listNoShows } from "../bookings/no-show.server.ts";
import { untitled } from "../content-drafts/editing.ts";
import { getEmail } from "../email/emails.server.ts";
import { listGuests } from "../guests/guests.admin.server.ts";
import { filteredLeads, listLeads } from "../leads/leads.admin.server.ts";
import { listWaitingReplies } from "../sequences/sequence-readers.admin.server.ts";
import { listNotices } from "./notices/notices.server.ts";
import { type AdminCounts, type AdminHome, otherWaiting, type Waiting } from "./overview.ts";
import { describeCalls, describeLeads, findMissingIssue, listPlanned, ownerZone } from "./week.server.ts";

const callDays = 7;

const rowCount = sql<number>`count(*)::integer`.as("count");

/** `only` is set if exactly one row waits. */
async function waitingOf(db: Db, rows: RawBuilder<unknown>): Promise<Waiting> {
  const result = await sql<{ id: number | string; title: string | null; count: number | string }>`
    select id, title, count(*) over () as count from (${rows}) waiting limit 2`.execute(db);
  const [first] = result.rows;
  if (!first) return { count: 0, singleItem: null };
  const count = Number(first.count);
  return { count, singleItem: count === 1 ? { id: Number(first.id), title: first.title || untitled } : null };
}

async function listFollowUps(db: Db, now: Date, zone: string): Promise<AdminHome["followUps"]> {
  const rows = await db
    .selectFrom("leads")
    .select(["id", "name", "email", sql<string>`to_char(follow_up_on, 'YYYY-MM-DD')`.as("day")])
    .where(sql<boolean>`follow_up_on <= (${now}::timestamptz at time zone ${zone})::date`)
    .where("deleted_at", "is", null)
    .orderBy("follow_up_on")
    .orderBy("id")
    .limit(10)
    .execute();
  return rows.map(({ id, name, email, day: due }) => ({ id, name: name ?? emailInLetters(email), day: due }));
}

const anyPage = { search: "", sort: "", page: 1 };
const newLeads = { ...anyPage, status: "new", kind: "", isUnanswered: true } as const;

export async function countWaiting(db: Db, now: Date): Promise<AdminCounts> {
  const zone = await ownerZone(db);
  const [leads, guests, emails, followUps, replies, noShows, unanswered] = await Promise.all([
    filteredLeads(db, newLeads).select(rowCount).executeTakeFirstOrThrow(),
    db
      .selectFrom("guests")
      .select(rowCount)
      .where("status", "=", "registered")
      .where("deleted_at", "is", null)
      .executeTakeFirstOrThrow(),
    db.selectFrom("mails").select(rowCount).where("status", "=", "dead").executeTakeFirstOrThrow(),
    listFollowUps(db, now, zone),
    listWaitingReplies(db),
    listNoShows(db, now),
    listUnanswered(db),
  ]);
  return {
    leads: leads.count,
    guests: guests.count,
    emails: emails.count,
    questions: unanswered.count,
    others: otherWaiting({ followUps, replies, noShows, unanswered }),
  };
}

export async function getAdminHome(
  { site, db, isDiskWritable, freeDisk }: Pick<SiteContext, "db" | "isDiskWritable" | "freeDisk" | "site">,
  now: Date,
): Promise<AdminHome> {
  const zone = await ownerZone(db);
  const [
    leads,
    guests,
    bookings,
    articles,
    episodes,
    failed,
    delayed,
    notices,
    followUps,
    unanswered,
    noShows,
    missingIssue,
    replies,
    scheduled,
  ] = await Promise.all([
    listLeads(db, newLeads),
    listGuests(db, { ...anyPage, status: "registered" }),
    listBookings(db, { ...anyPage, view: "upcoming", type: "" }, now),
    waitingOf(db, sql`select id, title from blog_articles where status = 'draft' order by updated_at desc, id desc`),
    waitingOf(
      db,
      sql`select id, blog_title as title from blog where status = 'draft' order by updated_at desc, id desc`,
    ),
    waitingOf(db, sql`select id, subject as title from mails where status = 'dead'`),
    waitingOf(db, sql`select id, subject as title from mails where status = 'queued' and attempts > 0`),
    listNotices(db, now),
    listFollowUps(db, now, zone),
    listUnanswered(db),
    listNoShows(db, now),
    findMissingIssue(site, db, now, zone),
    listWaitingReplies(db),
    listPlanned(db, now),
  ]);
  const onlyFailed = failed.singleItem && (await getEmail(db, failed.singleItem.id));
  const space = await freeDisk?.().catch(() => undefined);
  const weekEnd = now.getTime() + callDays * dayMs;
  const week = bookings.bookings.filter(({ startsAt }) => Date.parse(startsAt) < weekEnd);
  return {
    newLeads: leads.total,
    latestLeads: await describeLeads(db, leads.leads.slice(0, 5)),
    replies,
    followUps,
    waitingGuests: guests.total,
    latestGuests: guests.guests
      .slice(0, 5)
      .map(({ id, name, expertise, createdAt }) => ({ id, name, expertise, createdAt })),
    calls: await describeCalls(db, week, { now, zone }),
    noShows,
    missingIssue,
    scheduled,
    drafts: { articles, episodes },
    unanswered,
    failedEmails: { ...failed, failure: onlyFailed?.failure ?? null },
    delayedEmails: delayed,
    notices,
    isDiskFull: (await isDiskWritable?.()) === false,
    lowDisk: space && isLowOnSpace(space) ? space : null,
  };
}
