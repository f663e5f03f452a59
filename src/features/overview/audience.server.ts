import { type RawBuilder, sql } from "kysely";
import { dayMs } from "../../lib/time/durations.ts";
import type { Db } from "../../server-context/db.ts";
import { leadRules } from "../leads/lead.ts";
import type { OriginKind } from "../visits/visit-origin.ts";
import { type Audience, type AudienceSpan, busiestDay, type DayCount, type NamedCount, sumOf } from "./audience.ts";

const maxEntries = 8;

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

/** Without subscribers that the owner imported. */
async function countPerDay(db: Db, table: "leads" | "subscribers", since: Date): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom(table)
    .$if(table === "subscribers", (query) => query.where(sql<boolean>`imported is null`))
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
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as("view_day"), sql<number>`sum(views)`.as("count")])
    .where("day", ">=", from)
    .groupBy("page_views.day")
    .execute();
  return new Map(rows.map((row) => [row.view_day, Number(row.count)]));
}

async function countPerDays(db: Db, since: Date, span: number): Promise<DayCount[]> {
  const [leads, subscribers, views] = await Promise.all([
    countPerDay(db, "leads", since),
    countPerDay(db, "subscribers", since),
    countViews(db, dayOf(since)),
  ]);
  return Array.from({ length: span }, (_, index) => {
    const key = dayOf(new Date(since.getTime() + index * dayMs));
    return {
      day: key,
      leads: leads.get(key) ?? 0,
      subscribers: subscribers.get(key) ?? 0,
      views: views.get(key) ?? 0,
    };
  });
}

/** `counts` selects name and count. */
async function topOf(db: Db, counts: RawBuilder<unknown>): Promise<NamedCount[]> {
  const { rows } = await sql<{ name: string; count: number | string }>`
    select name, count from (${counts}) counted order by count desc, name limit ${maxEntries}`.execute(db);
  return rows.map(({ name, count }) => ({ name, count: Number(count) }));
}

/** What was published or sent on a day such as "2026-11-21" or the day before. */
async function findEvent(db: Db, day: string): Promise<Audience["event"]> {
  const from = new Date(Date.parse(day) - dayMs);
  const to = new Date(Date.parse(day) + dayMs);
  const { rows } = await sql<NonNullable<Audience["event"]>>`
    select kind, title, to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day from (
      select 'article' as kind, title, publication_date as at from blog_articles
        where status <> 'draft' and publication_date >= ${from} and publication_date < ${to}
      union all select 'episode', blog_title, created_at from blog
        where status <> 'draft' and created_at >= ${from} and created_at < ${to}
      union all select 'issue', subject, frozen_at from newsletter_issues
        where deleted_at is null and frozen_at >= ${from} and frozen_at < ${to}
    ) event where title <> '' order by at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

async function sumMandates(db: Db, from: string): Promise<Audience["mandates"]> {
  const { rows } = await sql<{ count: number; euro: number | null }>`
    select count(*)::integer as count, sum(mandate_euro)::integer as euro from leads
    where status = 'mandate' and mandate_on >= ${from} and deleted_at is null`.execute(db);
  return { count: rows[0]?.count ?? 0, euro: rows[0]?.euro ?? 0 };
}

const downloadKinds = Object.entries(leadRules).flatMap(([kind, { download }]) => (download ? [kind] : []));

/** Days in UTC, including today. */
export async function getAudience(db: Db, span: AudienceSpan, now: Date): Promise<Audience> {
  const from = dayOf(new Date(now.getTime() - (span - 1) * dayMs));
  const since = new Date(`${from}T00:00:00Z`);
  const fromOrigins = (kind: OriginKind) =>
    topOf(
      db,
      sql`select name, sum(views) as count from visit_origins where day >= ${from} and kind = ${kind} group by name`,
    );
  const [dailyCounts, mandates, pages, referrers, campaigns, sources, downloads, booked, asked, types] =
    await Promise.all([
      countPerDays(db, new Date(since.getTime() - span * dayMs), 2 * span),
      sumMandates(db, from),
      topOf(db, sql`select path as name, sum(views) as count from page_views where day >= ${from} group by path`),
      fromOrigins("referrer"),
      fromOrigins("campaign"),
      fromOrigins("source"),
      topOf(
        db,
        sql`select kind as name, count(*) as count from leads
        where kind in (${sql.join(downloadKinds)}) and created_at >= ${since} and deleted_at is null group by kind`,
      ),
      topOf(
        db,
        sql`select event_type as name, count(*) as count from bookings
        where created_at >= ${since} and status <> 'held' group by event_type`,
      ),
      topOf(
        db,
        sql`select text as name, sum(times) as count from archive_questions where asked_on >= ${from} group by text`,
      ),
      db.selectFrom("event_types").select(["key", "title"]).execute(),
    ]);
  const days = dailyCounts.slice(span);
  const busiest = busiestDay(days);
  const titles = new Map(types.map(({ key, title }) => [key, title]));
  return {
    days,
    before: sumOf(dailyCounts.slice(0, span)),
    mandates,
    event: busiest ? await findEvent(db, busiest.day) : null,
    pages,
    referrers,
    campaigns,
    sources,
    downloads,
    booked: booked.map(({ name: key, count }) => ({ key, name: titles.get(key) ?? key, count })),
    asked,
  };
}
