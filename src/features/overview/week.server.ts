import { sql } from "kysely";
import type { Site } from "../../facts/site.ts";
import { dayOf } from "../../lib/time/zoned-time.ts";
import { truncateAtWord } from "../../lib/truncate.ts";
import type { Db } from "../../server-context/db.ts";
import { anyId } from "../../server-context/list-request.server.ts";
import type { ListedBooking } from "../bookings/booking-record.ts";
import { untitled } from "../content-drafts/editing.ts";
import { type LeadAnswer, leadAction } from "../leads/lead.ts";
import type { ListedLead } from "../leads/lead-record.ts";
import { readVisitWords } from "../visits/visit-words.server.ts";
import type { DueCall, MissingIssue, ScheduledItem, WaitingLead } from "./overview.ts";
import { issueWeek } from "./week.ts";

const maxMessageLength = 200;

export async function ownerZone(db: Db): Promise<string> {
  const { zone } = await db.selectFrom("owner_calendar").select("zone").executeTakeFirstOrThrow();
  return zone;
}

const messageIn = (answers: readonly LeadAnswer[]) => answers.find(({ name }) => name === "message")?.value;

/** Adds each person's message and how they came. */
export async function describeLeads(db: Db, leads: readonly ListedLead[]): Promise<WaitingLead[]> {
  const ids = leads.map(({ id }) => id);
  const rows = await db.selectFrom("leads").select(["id", "answers", "visit"]).where("id", "=", anyId(ids)).execute();
  const words = await readVisitWords(
    db,
    rows.map(({ visit }) => visit),
  );
  return leads.map((lead) => {
    const row = rows.find(({ id }) => id === lead.id);
    const message = truncateAtWord(messageIn(row?.answers ?? []) ?? "", maxMessageLength) || null;
    return { ...lead, message, came: words(row?.visit ?? null, leadAction(lead.kind)) };
  });
}

/** Adds how each person first came and their last message. */
export async function describeCalls(
  db: Db,
  bookings: readonly ListedBooking[],
  { now, zone }: { now: Date; zone: string },
): Promise<DueCall[]> {
  if (bookings.length === 0) return [];
  const ids = bookings.map(({ id }) => id);
  const emails = db.selectFrom("bookings").select(sql<string>`lower(email)`.as("email")).where("id", "=", anyId(ids));
  const [leads, booked] = await Promise.all([
    db
      .selectFrom("leads")
      .select(["email", "kind", "answers", "visit"])
      .where(sql<string>`lower(email)`, "=", sql<string>`any(${emails})`)
      .where("deleted_at", "is", null)
      .orderBy("created_at", "desc")
      .limit(500)
      .execute(),
    db
      .selectFrom("bookings")
      .innerJoin("event_types", "event_types.key", "bookings.event_type")
      .select(["bookings.id", "email", "topic", "visit"])
      .select(
        sql<boolean>`meets <> 'phone' and coalesce(bookings.place, event_types.place, '') = ''`.as("isPlaceMissing"),
      )
      .where("bookings.id", "=", anyId(ids))
      .execute(),
  ]);
  const words = await readVisitWords(
    db,
    [...leads, ...booked].map(({ visit }) => visit),
  );
  const today = dayOf(now.getTime(), zone);
  return bookings.map(({ id, name, title, organisation, startsAt }) => {
    const booking = booked.find((row) => row.id === id);
    const ownLeads = leads.filter((lead) => lead.email.toLowerCase() === booking?.email?.toLowerCase());
    const first = ownLeads.at(-1);
    const message = ownLeads.map(({ answers }) => messageIn(answers)).find(Boolean);
    return {
      id,
      name,
      title,
      organisation,
      startsAt,
      isToday: dayOf(Date.parse(startsAt), zone) === today,
      came: (first && words(first.visit, leadAction(first.kind))) ?? words(booking?.visit ?? null, "booked"),
      lastMessage: truncateAtWord(message ?? booking?.topic ?? "", maxMessageLength) || null,
      isPlaceMissing: booking?.isPlaceMissing ?? false,
    };
  });
}

const maxScheduled = 5;

export async function listPlanned(db: Db, now: Date): Promise<ScheduledItem[]> {
  const { rows } = await sql<{ kind: ScheduledItem["kind"]; id: number | string; title: string | null; at: Date }>`
    select kind, id, title, at from (
      select 'article' as kind, id, title, publication_date as at from blog_articles
        where status = 'scheduled' and publication_date > ${now}
      union all select 'episode', id, blog_title, created_at from blog where status = 'scheduled' and created_at > ${now}
      union all select 'issue', id, subject, scheduled_at from newsletter_issues
        where status = 'scheduled' and deleted_at is null and scheduled_at > ${now}
    ) planned order by at, kind, id limit ${maxScheduled}`.execute(db);
  return rows.map(({ kind, id, title, at }) => ({
    kind,
    id: Number(id),
    title: title || untitled,
    at: new Date(at).toISOString(),
  }));
}

/** Null if an issue is scheduled or was sent this week, or if there are no subscribers. */
export async function findMissingIssue(site: Site, db: Db, now: Date, zone: string): Promise<MissingIssue | null> {
  const { newsletterDay } = site.facts;
  const { since, isUrgent } = issueWeek(now, zone, newsletterDay);
  const from = sql<Date>`(${since}::date)::timestamp at time zone ${zone}`;
  const { rows } = await sql<{ isDone: boolean; hasReaders: boolean; id: number | null; subject: string | null }>`
    select exists (select from newsletter_issues where deleted_at is null
        and (status = 'scheduled' or frozen_at >= ${from})) as "isDone",
      (select min(id) from subscribers where status = 'confirmed' and deleted_at is null) is not null as "hasReaders",
      draft.id, draft.subject
    from (select 1) as one left join lateral (
      select id, subject from newsletter_issues
      where deleted_at is null and status = 'draft' and updated_at >= ${from}
      order by updated_at desc limit 1) as draft on true`.execute(db);
  const [row] = rows;
  if (!row || row.isDone || !row.hasReaders) return null;
  const draft = row.id === null ? null : { id: Number(row.id), title: row.subject || untitled };
  return { day: newsletterDay, isUrgent, draft };
}
