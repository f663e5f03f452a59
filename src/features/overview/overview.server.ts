import { sql } from "kysely";
import type { Db } from "../../request/db.ts";
import { listBookings } from "../bookings/bookings.admin.server.ts";
import { listGuests } from "../guests/guests.admin.server.ts";
import { listLeads } from "../leads/leads.admin.server.ts";
import type { AdminCounts, AdminHome, DayCount } from "./overview.ts";

const day = 86_400_000;
const shownDays = 30;
const weekLength = 7;

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

const number = (row: { count: number | string | bigint }) => Number(row.count);

async function countPerDay(db: Db, table: "leads" | "subscribers", since: Date): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom(table)
    .select([
      sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`.as("day"),
      sql<number>`count(*)`.as("count"),
    ])
    .where("created_at", ">=", since)
    .where("deleted_at", "is", null)
    .groupBy("day")
    .execute();
  return new Map(rows.map((row) => [row.day, Number(row.count)]));
}

async function countViews(db: Db, from: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("page_views")
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as("shown_day"), sql<number>`sum(views)`.as("count")])
    .where("day", ">=", from)
    .groupBy("page_views.day")
    .execute();
  return new Map(rows.map((row) => [row.shown_day, Number(row.count)]));
}

async function countPerDays(db: Db, now: Date): Promise<DayCount[]> {
  const first = dayOf(new Date(now.getTime() - (shownDays - 1) * day));
  const since = new Date(`${first}T00:00:00Z`);
  const [leads, subscribers, views] = await Promise.all([
    countPerDay(db, "leads", since),
    countPerDay(db, "subscribers", since),
    countViews(db, first),
  ]);
  return Array.from({ length: shownDays }, (_, index) => {
    const key = dayOf(new Date(since.getTime() + index * day));
    return {
      day: key,
      leads: leads.get(key) ?? 0,
      subscribers: subscribers.get(key) ?? 0,
      views: views.get(key) ?? 0,
    };
  });
}

async function countDrafts(db: Db, table: "blog_articles" | "blog"): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select((select) => select.fn.countAll().as("count"))
    .where("status", "=", "draft")
    .executeTakeFirstOrThrow();
  return number(row);
}

/** Leads to follow up: those whose day, in the owner's zone, has come. */
async function listFollowUps(db: Db, now: Date): Promise<AdminHome["followUps"]> {
  const { zone } = await db.selectFrom("owner_calendar").select("zone").executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom("leads")
    .select(["id", "name", "email", sql<string>`to_char(follow_up_on, 'YYYY-MM-DD')`.as("day")])
    .where(sql<boolean>`follow_up_on <= (${now}::timestamptz at time zone ${zone})::date`)
    .where("deleted_at", "is", null)
    .orderBy("follow_up_on")
    .orderBy("id")
    .limit(10)
    .execute();
  return rows.map(({ id, name, email, day: due }) => ({ id, name: name ?? email, day: due }));
}

/** What the menu counts. */
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

/** What waits for the owner, and what the last 30 days brought; days are those of UTC. */
export async function getAdminHome(db: Db, now: Date): Promise<AdminHome> {
  const anyPage = { search: "", sort: "", page: 1 };
  const from = dayOf(new Date(now.getTime() - (shownDays - 1) * day));
  const [leads, guests, bookings, articles, episodes, failed, days, topPages, followUps] = await Promise.all([
    listLeads(db, { ...anyPage, status: "new", kind: "" }),
    listGuests(db, { ...anyPage, status: "registered" }),
    listBookings(db, { ...anyPage, view: "upcoming", type: "" }, now),
    countDrafts(db, "blog_articles"),
    countDrafts(db, "blog"),
    db
      .selectFrom("mails")
      .select((select) => select.fn.countAll().as("count"))
      .where("status", "=", "dead")
      .executeTakeFirstOrThrow(),
    countPerDays(db, now),
    db
      .selectFrom("page_views")
      .select(["path", sql<number>`sum(views)::int`.as("views")])
      .where("day", ">=", from)
      .groupBy("path")
      .orderBy("views", "desc")
      .orderBy("path")
      .limit(5)
      .execute(),
    listFollowUps(db, now),
  ]);
  const weekEnd = now.getTime() + weekLength * day;
  return {
    newLeads: leads.total,
    latestLeads: leads.leads.slice(0, 5),
    followUps,
    waitingGuests: guests.total,
    latestGuests: guests.guests.slice(0, 5).map(({ id, name, expertise }) => ({ id, name, expertise })),
    week: bookings.bookings.filter(({ startsAt }) => Date.parse(startsAt) < weekEnd),
    drafts: { articles, episodes },
    failedEmails: number(failed),
    days,
    topPages,
  };
}
