import { type Kysely, sql } from "kysely";
import { recordAudit } from "./audit.server.ts";
import { bookingPages, cancel, type Desk } from "./booking-desk.server.ts";
import { type EventType, eventTypeOf, getEventType } from "./bookings.server.ts";
import type { BookingStatus } from "./bookings-schema.server.ts";
import type { OpenHours } from "./free-slots.server.ts";
import type { Schema } from "./schema.server.ts";

type Db = Kysely<Schema>;

/** A kind of conversation as the owner's settings show it, with the page on which it is booked. */
export type EventTypeEntry = EventType & { page: string };

/** Every kind of conversation, closed ones too. */
export async function listEventTypes(db: Db): Promise<EventTypeEntry[]> {
  const rows = await db.selectFrom("event_types").selectAll().orderBy("title").execute();
  return rows.map((row) => ({ ...eventTypeOf(row), page: bookingPages[row.key] ?? "/contact" }));
}

/** Changes the rules of a kind of conversation; bookings that were made by the old ones stand. False for an unknown one. */
export async function updateEventType(
  db: Db,
  actor: string,
  { key, ...rules }: EventType,
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable("event_types")
      .set({
        title: rules.title,
        minutes: rules.minutes,
        buffer_before: rules.bufferBefore,
        buffer_after: rules.bufferAfter,
        notice_minutes: rules.notice,
        window_days: rules.windowDays,
        daily_limit: rules.dailyLimit,
        slot_step: rules.slotStep,
        active: rules.active,
        updated_at: now,
      })
      .where("key", "=", key)
      .returning("key")
      .executeTakeFirst();
    if (!row) return false;
    await recordAudit(trx, {
      actor,
      action: "event-type.update",
      subjectKind: "event-type",
      subjectId: key,
      detail: rules,
    });
    return true;
  });
}

export type OwnerHours = {
  zone: string;
  hours: OpenHours[];
  daysOff: { day: string; reason: string | null }[];
};

/** The owner's zone, weekly hours, and days off from a date on. */
export async function readOwnerHours(db: Db, from: string): Promise<OwnerHours> {
  const [{ zone }, hours, daysOff] = await Promise.all([
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
      .select(["reason", sql<string>`to_char(day, 'YYYY-MM-DD')`.as("day")])
      .where("day", ">=", from)
      .orderBy("day")
      .execute(),
  ]);
  return { zone, hours, daysOff };
}

/** Replaces zone and weekly hours. */
export async function updateOwnerHours(
  db: Db,
  actor: string,
  { zone, hours }: Pick<OwnerHours, "zone" | "hours">,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable("owner_calendar").set({ zone }).execute();
    await trx.deleteFrom("availability").execute();
    if (hours.length > 0) await trx.insertInto("availability").values(hours).execute();
    await recordAudit(trx, {
      actor,
      action: "availability.update",
      subjectKind: "availability",
      detail: { zone, hours },
    });
  });
}

/** Takes a day out of the calendar, or puts it back; bookings of that day stand until somebody cancels them. */
export async function setDayOff(
  db: Db,
  actor: string,
  { day, off, reason = null }: { day: string; off: boolean; reason?: string | null },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (off) {
      await trx
        .insertInto("days_off")
        .values({ day, reason })
        .onConflict((conflict) => conflict.column("day").doUpdateSet({ reason }))
        .execute();
    } else {
      await trx.deleteFrom("days_off").where("day", "=", day).execute();
    }
    const action = off ? "day-off.add" : "day-off.remove";
    await recordAudit(trx, { actor, action, subjectKind: "day-off", subjectId: day });
  });
}

/** A booking as the owner's list shows it. */
export type BookingEntry = {
  id: number;
  reference: string;
  eventType: string;
  title: string;
  startsAt: Date;
  endsAt: Date;
  zone: string;
  status: BookingStatus;
  name: string | null;
  email: string | null;
  organisation: string | null;
  topic: string | null;
  notes: string | null;
  cancelledBy: "visitor" | "owner" | null;
};

export type BookingFilter = {
  /** Those ahead come soonest first, those behind newest first. */
  when: "ahead" | "behind";
  eventType?: string | undefined;
  status?: "confirmed" | "cancelled" | undefined;
  /** Part of a name, an address or an organisation. */
  search?: string | undefined;
  page?: number;
  pageSize?: number;
};

/** Bookings with the number of all that the filter finds; held times are none. Pages count from 1. */
export async function listBookings(
  db: Db,
  { when, eventType, status, search, page = 1, pageSize = 50 }: BookingFilter,
  now: Date,
): Promise<{ bookings: BookingEntry[]; total: number }> {
  const part = `%${(search ?? "").replaceAll(/[\\%_]/g, "\\$&")}%`;
  const chosen = db
    .selectFrom("bookings")
    .innerJoin("event_types", "event_types.key", "bookings.event_type")
    .where("status", "<>", "held")
    .where("ends_at", when === "ahead" ? ">=" : "<", now)
    .$if(eventType !== undefined, (query) => query.where("event_type", "=", eventType ?? ""))
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? "confirmed"))
    .$if(Boolean(search), (query) =>
      query.where((where) =>
        where.or([where("name", "ilike", part), where("email", "ilike", part), where("organisation", "ilike", part)]),
      ),
    );
  const order = when === "ahead" ? "asc" : "desc";
  const [bookings, { total }] = await Promise.all([
    chosen
      .select(["bookings.id", "reference", "event_type as eventType", "event_types.title", "starts_at as startsAt"])
      .select(["ends_at as endsAt", "zone", "status", "name", "email", "organisation", "topic", "notes"])
      .select("cancelled_by as cancelledBy")
      .orderBy("starts_at", order)
      .orderBy("bookings.id", order)
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    chosen.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { bookings, total: Number(total) };
}

/** Keeps what the owner writes down about a booking; false for an unknown one. */
export async function setBookingNotes(
  db: Db,
  actor: string,
  reference: string,
  notes: string | null,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable("bookings")
      .set({ notes })
      .where("reference", "=", reference)
      .returning("id")
      .executeTakeFirst();
    if (row) await recordAudit(trx, { actor, action: "booking.note", subjectKind: "booking", subjectId: row.id });
    return row !== undefined;
  });
}

/** Cancels a booking in the owner's name, with the letter that says so; false when there was nothing to cancel. */
export async function cancelForOwner(desk: Desk, actor: string, reference: string, now: Date): Promise<boolean> {
  const row = await desk.db
    .selectFrom("bookings")
    .select("event_type")
    .where("reference", "=", reference)
    .executeTakeFirst();
  const type = row && (await getEventType(desk.db, row.event_type, { evenIfClosed: true }));
  const cancelled = type ? await cancel(desk, type, reference, "owner", now) : null;
  if (!cancelled) return false;
  await recordAudit(desk.db, { actor, action: "booking.cancel", subjectKind: "booking", subjectId: cancelled.id });
  return true;
}
