import { type RawBuilder, sql } from "kysely";
import { isLowOnSpace } from "../../lib/process/disk-space.ts";
import type { Db } from "../../server-context/db.ts";
import { emailInLetters } from "../../server-context/email-address.server.ts";
import type { SiteContext } from "../../server-context/request-context.ts";
import { listUnanswered } from "../ask/questions.admin.server.ts";
import { listBookings } from "../bookings/bookings.admin.server.ts";
import { listNoShows } from "../bookings/no-show.server.ts";
import { untitled } from "../content-drafts/editing.ts";
import { getEmail } from "../email/emails.server.ts";
import { listGuests } from "../guests/guests.admin.server.ts";
import { listLeads } from "../leads/leads.admin.server.ts";
import { listWaitingReplies } from "../sequences/sequence-readers.admin.server.ts";
import { listNotices } from "./notices/notices.server.ts";
import type { AdminCounts, AdminHome, Waiting } from "./overview.ts";
import { describeCalls, findMissingIssue, ownerZone } from "./week.server.ts";

const day = 86_400_000;
const weekLength = 7;

const number = (row: { count: number | string | bigint }) => Number(row.count);

/** `only` is set when exactly one row waits. */
async function waitingOf(db: Db, rows: RawBuilder<unknown>): Promise<Waiting> {
  const found = await sql<{ id: number | string; title: string | null; count: number | string }>`
    select id, title, count(*) over () as count from (${rows}) waiting limit 2`.execute(db);
  const [first] = found.rows;
  if (!first) return { count: 0, only: null };
  const count = Number(first.count);
  return { count, only: count === 1 ? { id: Number(first.id), title: first.title || untitled } : null };
}

/** Leads whose day has come in the owner's time zone. */
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

export async function countWaiting(db: Db): Promise<AdminCounts> {
  const count = (table: "leads" | "guests", status: "new" | "registered") =>
    db
      .selectFrom(table)
      .select((select) => select.fn.countAll().as("count"))
      .where("status", "=", status)
      .where("deleted_at", "is", null)
      .executeTakeFirstOrThrow();
  const [leads, guests, emails] = await Promise.all([
    count("leads", "new"),
    count("guests", "registered"),
    db
      .selectFrom("mails")
      .select((select) => select.fn.countAll().as("count"))
      .where("status", "=", "dead")
      .executeTakeFirstOrThrow(),
  ]);
  return { leads: number(leads), guests: number(guests), emails: number(emails) };
}

export async function getAdminHome(
  { site, db, isDiskWritable, freeDisk }: Pick<SiteContext, "db" | "isDiskWritable" | "freeDisk" | "site">,
  now: Date,
): Promise<AdminHome> {
  const anyPage = { search: "", sort: "", page: 1 };
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
  ] = await Promise.all([
    listLeads(db, { ...anyPage, status: "new", kind: "", isUnanswered: true }),
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
  ]);
  const onlyFailed = failed.only && (await getEmail(db, failed.only.id));
  const space = await freeDisk?.().catch(() => undefined);
  const weekEnd = now.getTime() + weekLength * day;
  const week = bookings.bookings.filter(({ startsAt }) => Date.parse(startsAt) < weekEnd);
  return {
    newLeads: leads.total,
    latestLeads: leads.leads.slice(0, 5),
    replies,
    followUps,
    waitingGuests: guests.total,
    latestGuests: guests.guests.slice(0, 5).map(({ id, name, expertise }) => ({ id, name, expertise })),
    calls: await describeCalls(db, week, { now, zone }),
    noShows,
    missingIssue,
    drafts: { articles, episodes },
    unanswered,
    failedEmails: { ...failed, failure: onlyFailed?.failure ?? null },
    delayedEmails: delayed,
    notices,
    isDiskFull: (await isDiskWritable?.()) === false,
    lowDisk: space && isLowOnSpace(space) ? space : null,
  };
}
