import { sql, type Transaction } from "kysely";
import type { Db } from "../../request/db.ts";
import type { Schema } from "../../request/schema.server.ts";
import { forgetHoldClients, reserveHold } from "./hold-limit.server.ts";
import type { BookingStatus } from "./schema.server.ts";
import {
  dayIn,
  freeSlots,
  type OpenHours,
  offeredSlots,
  type Slot,
  type SlotRules,
  type TimeSpan,
  withBuffers,
} from "./slots.server.ts";

/** A kind of conversation with its rules. */
export type EventType = SlotRules & { key: string; title: string; active: boolean; place: string | null };

export type Booking = {
  id: number;
  /** What letters and calendar entries know it by. */
  reference: string;
  eventType: string;
  startsAt: Date;
  endsAt: Date;
  /** The IANA zone in which the visitor chose. */
  zone: string;
  status: BookingStatus;
  name: string | null;
  email: string | null;
  organisation: string | null;
  topic: string | null;
  sequence: number;
  createdAt: Date;
  cancelledAt: Date | null;
  cancelledBy: "visitor" | "owner" | null;
};

/** Why a time was not given: somebody has it, or the rules do not offer it. */
export type Refusal = { refused: "taken" | "not-offered"; alternatives: Slot[] };

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long a chosen time is kept while its form is filled, in minutes. */
export const holdMinutes = 5;

/** How many other times are named when one is taken. */
const alternativesOffered = 3;

/** The constraint's refusal, in either database. */
const isTaken = (error: unknown) => error instanceof Error && "code" in error && error.code === "23P01";

/** Two who wait for each other: the database ends one of them, who may simply try again (deadlock, serialisation). */
const mayRetry = (error: unknown) =>
  error instanceof Error && "code" in error && (error.code === "40P01" || error.code === "40001");

const mostAttempts = 5;

/** Runs a transaction, again from its start when the database ended it for the sake of another. */
export async function inTransaction<Result>(
  db: Db,
  work: (trx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === mostAttempts || !mayRetry(error)) throw error;
    }
  }
}

const range = ({ start, end }: TimeSpan) => `[${new Date(start).toISOString()},${new Date(end).toISOString()})`;

/** A kind of conversation, or null when there is none of this key (that can be booked, unless closed ones count too). */
export async function getEventType(
  db: Db,
  key: string,
  { evenIfClosed = false }: { evenIfClosed?: boolean } = {},
): Promise<EventType | null> {
  const row = await db
    .selectFrom("event_types")
    .selectAll()
    .where("key", "=", key)
    .$if(!evenIfClosed, (query) => query.where("active", "=", true))
    .executeTakeFirst();
  return row ? eventTypeOf(row) : null;
}

type EventTypeRow = {
  key: string;
  title: string;
  minutes: number;
  buffer_before: number;
  buffer_after: number;
  notice_minutes: number;
  window_days: number;
  daily_limit: number | null;
  slot_step: number;
  place: string | null;
  active: boolean;
};

/** A row of event_types as the rest of the program knows it. */
export function eventTypeOf(row: EventTypeRow): EventType {
  return {
    key: row.key,
    title: row.title,
    active: row.active,
    place: row.place,
    minutes: row.minutes,
    bufferBefore: row.buffer_before,
    bufferAfter: row.buffer_after,
    notice: row.notice_minutes,
    windowDays: row.window_days,
    dailyLimit: row.daily_limit,
    slotStep: row.slot_step,
  };
}

/** The owner's zone, weekly hours, and the days off from a date on. */
export async function getCalendar(db: Db, from: string) {
  const [owner, hours, daysOff] = await Promise.all([
    db.selectFrom("owner_calendar").select("zone").executeTakeFirstOrThrow(),
    db
      .selectFrom("availability")
      .select([
        "weekday",
        sql<string>`to_char(starts, 'HH24:MI')`.as("starts"),
        sql<string>`to_char(ends, 'HH24:MI')`.as("ends"),
      ])
      .orderBy("weekday")
      .orderBy("starts")
      .execute(),
    db
      .selectFrom("days_off")
      .select(sql<string>`to_char(day, 'YYYY-MM-DD')`.as("day"))
      .where("day", ">=", from)
      .execute(),
  ]);
  return { zone: owner.zone, hours: hours as OpenHours[], daysOff: new Set(daysOff.map((row) => row.day)) };
}

/** What stands in the way of a kind of conversation within a span; `except` is a booking that is being moved. */
async function occupied(db: Db, type: EventType, span: TimeSpan, except?: number) {
  // A conversation cannot begin in one day and reach into the day after next.
  const from = new Date(span.start - 2 * day);
  const to = new Date(span.end + 2 * day);
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
  return { blocked: others.map((row) => ({ start: row.start.getTime(), end: row.end.getTime() })), perDay };
}

/** The free times of a kind of conversation within a span, in order. */
export async function listFreeSlots(
  db: Db,
  type: EventType,
  span: TimeSpan,
  now: Date,
  except?: number,
): Promise<Slot[]> {
  const calendar = await getCalendar(db, new Date(now.getTime() - day).toISOString().slice(0, 10));
  const offered = offeredSlots(type, calendar, span, now.getTime());
  return freeSlots(offered, type, await occupied(db, type, span, except));
}

/** The next free times from a moment on; looks a week ahead at a time, since most are near. */
export async function nextFreeSlots(
  db: Db,
  type: EventType,
  from: number,
  now: Date,
  except?: number,
): Promise<Slot[]> {
  const last = now.getTime() + (type.windowDays + 2) * day;
  const found: Slot[] = [];
  for (let start = from; start < last && found.length < alternativesOffered; start += 7 * day) {
    found.push(...(await listFreeSlots(db, type, { start, end: Math.min(start + 7 * day, last) }, now, except)));
  }
  return found.slice(0, alternativesOffered);
}

async function slotAt(db: Db, type: EventType, start: Date, now: Date): Promise<Slot | undefined> {
  const calendar = await getCalendar(db, new Date(now.getTime() - day).toISOString().slice(0, 10));
  const span = { start: start.getTime(), end: start.getTime() + 1 };
  return offeredSlots(type, calendar, span, now.getTime())[0];
}

/** Serialises those who want the same day, and says whether its limit is reached. Ends with the transaction. */
async function dayIsFull(trx: Transaction<Schema>, type: EventType, ownerDay: string, except = 0): Promise<boolean> {
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

/** A hold that has run out stands in nobody's way, but the constraint cannot see the clock. */
async function dropExpiredHolds(trx: Transaction<Schema>, blocked: TimeSpan): Promise<void> {
  await trx
    .deleteFrom("bookings")
    .where("status", "=", "held")
    .where("held_until", "<=", sql<Date>`now()`)
    .where(sql<boolean>`blocked && ${range(blocked)}::tstzrange`)
    .execute();
}

/**
 * Keeps a time for five minutes.
 * @param wish with the client whose holds are counted together (`holdClient`), where they are counted
 * @returns the hold's reference and end, or why it was refused with the next free times
 * @throws TooManyHolds when the client holds as many times as it may
 */
export async function holdSlot(
  db: Db,
  type: EventType,
  wish: { start: Date; zone: string; client?: string },
  now: Date,
): Promise<{ reference: string; heldUntil: Date } | Refusal> {
  const slot = await slotAt(db, type, wish.start, now);
  const from = Math.max(wish.start.getTime(), now.getTime());
  if (!slot) return { refused: "not-offered", alternatives: await nextFreeSlots(db, type, from, now) };
  const heldUntil = new Date(now.getTime() + holdMinutes * minute);
  const blocked = withBuffers(type, slot);
  try {
    const reference = await inTransaction(db, async (trx) => {
      if (wish.client !== undefined) await reserveHold(trx, wish.client);
      await dropExpiredHolds(trx, blocked);
      if (await dayIsFull(trx, type, slot.ownerDay)) return undefined;
      const row = await trx
        .insertInto("bookings")
        .values({
          event_type: type.key,
          starts_at: new Date(slot.start),
          ends_at: new Date(slot.end),
          blocked: range(blocked),
          owner_day: slot.ownerDay,
          zone: wish.zone,
          status: "held",
          held_until: heldUntil,
          held_by: wish.client ?? null,
        })
        .returning("reference")
        .executeTakeFirstOrThrow();
      return row.reference;
    });
    if (reference) return { reference, heldUntil };
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
  return { refused: "taken", alternatives: await nextFreeSlots(db, type, from, now) };
}

/** Gives a held time back; a booking that is confirmed stays. */
export async function releaseHold(db: Db, reference: string): Promise<void> {
  await db.deleteFrom("bookings").where("reference", "=", reference).where("status", "=", "held").execute();
}

export type BookingDetails = {
  name: string;
  email: string;
  organisation: string | null;
  topic: string | null;
  /** As shown beside the button. */
  consentText: string;
  /** The guest of the podcast whose interview it is. */
  guestId?: number | undefined;
};

/** Whether a guest has no interview ahead yet; who asks twice at once waits here. */
async function guestMayTakeOne(trx: Transaction<Schema>, guestId: number): Promise<boolean> {
  await trx.selectFrom("guests").select("id").where("id", "=", guestId).forUpdate().execute();
  return (await findInterview(trx, guestId)) === null;
}

/**
 * Makes a held time a booking, in the caller's transaction so that its letters are queued with it.
 * @returns the booking, or null when the hold has run out and is gone, or the guest has an interview already
 */
export async function confirmBooking(
  trx: Transaction<Schema>,
  reference: string,
  details: BookingDetails,
  now: Date,
  eventType?: string,
): Promise<Booking | null> {
  if (details.guestId !== undefined && !(await guestMayTakeOne(trx, details.guestId))) return null;
  const row = await trx
    .updateTable("bookings")
    .set({
      status: "confirmed",
      held_until: null,
      held_by: null,
      name: details.name,
      email: details.email,
      organisation: details.organisation,
      topic: details.topic,
      consent_text: details.consentText,
      guest_id: details.guestId ?? null,
      consented_at: now,
      updated_at: now,
    })
    .where("reference", "=", reference)
    .where("status", "=", "held")
    // A time held for one kind of conversation does not become another, whose rules it may break.
    .$if(eventType !== undefined, (query) => query.where("event_type", "=", eventType ?? ""))
    // The row still keeps everybody else away, so even a hold that ran out a moment ago is good.
    .returningAll()
    .executeTakeFirst();
  return row ? bookingOf(row) : null;
}

/** A booking that is confirmed or cancelled, or null. */
export async function getBooking(db: Db, reference: string): Promise<Booking | null> {
  const row = await db
    .selectFrom("bookings")
    .selectAll()
    .where("reference", "=", reference)
    .where("status", "<>", "held")
    .executeTakeFirst();
  return row ? bookingOf(row) : null;
}

/**
 * Moves a booking to another time.
 * @returns the moved booking, null when it was cancelled meanwhile, or why the time was refused
 */
export async function rescheduleBooking(
  trx: Transaction<Schema>,
  type: EventType,
  booking: Booking,
  wish: { start: Date; zone: string },
  now: Date,
): Promise<Booking | null | "taken" | "not-offered"> {
  const slot = await slotAt(trx, type, wish.start, now);
  if (!slot) return "not-offered";
  const blocked = withBuffers(type, slot);
  await dropExpiredHolds(trx, blocked);
  if (await dayIsFull(trx, type, slot.ownerDay, booking.id)) return "taken";
  await sql`savepoint move`.execute(trx);
  try {
    const row = await trx
      .updateTable("bookings")
      .set((update) => ({
        starts_at: new Date(slot.start),
        ends_at: new Date(slot.end),
        blocked: range(blocked),
        owner_day: slot.ownerDay,
        zone: wish.zone,
        sequence: update("sequence", "+", 1),
        updated_at: now,
      }))
      .where("id", "=", booking.id)
      .where("status", "=", "confirmed")
      .returningAll()
      .executeTakeFirst();
    return row ? bookingOf(row) : null;
  } catch (error) {
    if (!isTaken(error)) throw error;
    await sql`rollback to savepoint move`.execute(trx);
    return "taken";
  }
}

/** Cancels a booking; its time is free again with the transaction. Null when there was nothing to cancel. */
export async function cancelBooking(
  trx: Transaction<Schema>,
  reference: string,
  by: "visitor" | "owner",
  now: Date,
): Promise<Booking | null> {
  const row = await trx
    .updateTable("bookings")
    .set((update) => ({
      status: "cancelled",
      cancelled_at: now,
      cancelled_by: by,
      updated_at: now,
      sequence: update("sequence", "+", 1),
    }))
    .where("reference", "=", reference)
    .where("status", "=", "confirmed")
    .returningAll()
    .executeTakeFirst();
  return row ? bookingOf(row) : null;
}

type BookingRow = {
  id: number;
  reference: string;
  event_type: string;
  starts_at: Date;
  ends_at: Date;
  zone: string;
  status: BookingStatus;
  name: string | null;
  email: string | null;
  organisation: string | null;
  topic: string | null;
  sequence: number;
  created_at: Date;
  cancelled_at: Date | null;
  cancelled_by: "visitor" | "owner" | null;
};

function bookingOf(row: BookingRow): Booking {
  return {
    id: row.id,
    reference: row.reference,
    eventType: row.event_type,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    zone: row.zone,
    status: row.status,
    name: row.name,
    email: row.email,
    organisation: row.organisation,
    topic: row.topic,
    sequence: row.sequence,
    createdAt: row.created_at,
    cancelledAt: row.cancelled_at,
    cancelledBy: row.cancelled_by,
  };
}

/** The interview of a guest that lies ahead, or null. */
export async function findInterview(db: Db, guestId: number): Promise<Booking | null> {
  const row = await db
    .selectFrom("bookings")
    .selectAll()
    .where("guest_id", "=", guestId)
    .where("status", "=", "confirmed")
    .where("ends_at", ">", sql<Date>`now()`)
    .orderBy("starts_at")
    .executeTakeFirst();
  return row ? bookingOf(row) : null;
}

/** Removes holds that have run out, and forgets at once whose they were. */
export async function purgeExpiredHolds(db: Db): Promise<void> {
  await forgetHoldClients(db);
  await db
    .deleteFrom("bookings")
    .where("status", "=", "held")
    .where("held_until", "<=", sql<Date>`now() - interval '1 hour'`)
    .execute();
}

/** The day that an instant falls on for the owner. */
export const ownerDayOf = (zone: string, instant: Date): string => dayIn(zone, instant.getTime());
