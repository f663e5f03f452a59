import { sql } from "kysely";
import { dayMs } from "../../lib/time/durations.ts";
import type { Db, Trx } from "../../server-context/db.ts";
import type { EventType } from "./booking.ts";
import {
  type Availability,
  freeSlots,
  listOfferedSlots,
  type Slot,
  type TimeSpan,
  withBuffers,
} from "./offered-slots.ts";

const maxAlternatives = 3;

export const listWeeklyHours = (db: Db) =>
  db
    .selectFrom("availability")
    .select([
      "weekday",
      sql<string>`to_char(starts, 'HH24:MI')`.as("starts"),
      sql<string>`to_char(ends, 'HH24:MI')`.as("ends"),
    ])
    .orderBy("weekday")
    .orderBy("starts")
    .execute();

export async function getOwnerZone(db: Db): Promise<string> {
  return (await db.selectFrom("owner_calendar").select("zone").executeTakeFirstOrThrow()).zone;
}

async function getAvailability(db: Db, now: Date): Promise<Availability> {
  // In UTC; the owner's day may still be the previous one.
  const from = new Date(now.getTime() - dayMs).toISOString().slice(0, 10);
  const [zone, hours, daysOff] = await Promise.all([
    getOwnerZone(db),
    listWeeklyHours(db),
    db
      .selectFrom("days_off")
      .select(sql<string>`to_char(day, 'YYYY-MM-DD')`.as("day"))
      .where("day", ">=", from)
      .execute(),
  ]);
  return { zone, hours, daysOff: new Set(daysOff.map((row) => row.day)) };
}

/** After the last known time of an unreadable calendar, all times count as busy. */
async function listBusyTimes(db: Db, { start, end }: TimeSpan): Promise<TimeSpan[]> {
  const unknown = db
    .selectFrom("busy_calendars")
    .select([sql<Date>`known_until`.as("starts_at"), sql<Date>`${new Date(end)}::timestamptz`.as("ends_at")])
    .where("problem", "is not", null)
    .where("offers_unknown", "=", false)
    .where("known_until", "<", new Date(end));
  const rows = await db
    .selectFrom("busy_times")
    .select(["starts_at", "ends_at"])
    .where("ends_at", ">", new Date(start))
    .where("starts_at", "<", new Date(end))
    .unionAll(unknown)
    .execute();
  return rows.map(({ starts_at, ends_at }) => ({ start: starts_at.getTime(), end: ends_at.getTime() }));
}

/** `except` is the booking being rescheduled. */
async function getOccupiedTimes(db: Db, type: EventType, span: TimeSpan, except?: number) {
  // A conversation ends the next day at the latest.
  const from = new Date(span.start - 2 * dayMs);
  const to = new Date(span.end + 2 * dayMs);
  const busy = await listBusyTimes(db, { start: from.getTime(), end: to.getTime() });
  const rows = await db
    .selectFrom("bookings")
    .select([
      "id",
      "event_type",
      sql<Date>`lower(blocked)`.as("start"),
      sql<Date>`upper(blocked)`.as("end"),
      sql<string>`to_char(owner_day, 'YYYY-MM-DD')`.as("owner_day"),
    ])
    .where("starts_at", ">=", from)
    .where("starts_at", "<", to)
    .where((where) =>
      where.or([
        where("status", "=", "confirmed"),
        where.and([where("status", "=", "held"), where("held_until", ">", sql<Date>`now()`)]),
      ]),
    )
    .execute();
  const others = rows.filter((row) => row.id !== except);
  const perDay = new Map<string, number>();
  for (const row of others) {
    if (row.event_type === type.key) perDay.set(row.owner_day, (perDay.get(row.owner_day) ?? 0) + 1);
  }
  const booked = others.map((row) => ({ start: row.start.getTime(), end: row.end.getTime() }));
  return { blocked: [...booked, ...busy], perDay };
}

export async function listFreeSlots(
  db: Db,
  type: EventType,
  span: TimeSpan,
  now: Date,
  except?: number,
): Promise<Slot[]> {
  const availability = await getAvailability(db, now);
  const offered = listOfferedSlots(type, availability, span, now.getTime());
  return freeSlots(offered, type, await getOccupiedTimes(db, type, span, except));
}

/** Searches week by week: most free times are near. */
export async function nextFreeSlots(
  db: Db,
  type: EventType,
  from: number,
  now: Date,
  except?: number,
): Promise<Slot[]> {
  const last = now.getTime() + (type.windowDays + 2) * dayMs;
  const alternatives: Slot[] = [];
  for (let start = from; start < last && alternatives.length < maxAlternatives; start += 7 * dayMs) {
    alternatives.push(
      ...(await listFreeSlots(db, type, { start, end: Math.min(start + 7 * dayMs, last) }, now, except)),
    );
  }
  return alternatives.slice(0, maxAlternatives);
}

/** Undefined if the rules or the owner's other calendars exclude it; bookings are not checked. */
export async function slotAt(db: Db, type: EventType, start: Date, now: Date): Promise<Slot | undefined> {
  const availability = await getAvailability(db, now);
  const span = { start: start.getTime(), end: start.getTime() + 1 };
  const [slot] = listOfferedSlots(type, availability, span, now.getTime());
  if (!slot || (await listBusyTimes(db, withBuffers(type, slot))).length > 0) return undefined;
  return slot;
}

export const isExclusionViolation = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "23P01";

/** A PostgreSQL range literal. */
export const rangeLiteral = ({ start, end }: TimeSpan) =>
  `[${new Date(start).toISOString()},${new Date(end).toISOString()})`;

/** Locks the day until the transaction ends; true if its limit is reached. */
export async function isDayFull(trx: Trx, type: EventType, ownerDay: string, except = 0): Promise<boolean> {
  if (type.dailyLimit === null) return false;
  await sql`select pg_advisory_xact_lock(hashtext(${`${type.key} ${ownerDay}`}))`.execute(trx);
  const { count } = await trx
    .selectFrom("bookings")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("event_type", "=", type.key)
    .where("owner_day", "=", ownerDay)
    .where("status", "in", ["held", "confirmed"])
    .where((where) => where.or([where("held_until", "is", null), where("held_until", ">", sql<Date>`now()`)]))
    .where("id", "<>", except)
    .executeTakeFirstOrThrow();
  return count >= type.dailyLimit;
}

/** The exclusion constraint cannot compare with the current time, so expired holds would still block theirs. */
export async function deleteExpiredHolds(trx: Trx, blocked: TimeSpan): Promise<void> {
  await trx
    .deleteFrom("bookings")
    .where("status", "=", "held")
    .where("held_until", "<=", sql<Date>`now()`)
    .where(sql<boolean>`blocked && ${rangeLiteral(blocked)}::tstzrange`)
    .execute();
}
