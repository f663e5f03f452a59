import { sql, type Transaction } from "kysely";
import type { Db } from "../../request/db.ts";
import type { Schema } from "../../request/schema.server.ts";
import { recordAudit } from "../audit/audit.server.ts";
import type { BookedTime, BookingSettings, DayOff, DayOffResult, WeeklyHours } from "./booking-record.ts";
import { listEventTypes } from "./event-types.server.ts";
import { listWeeklyHours } from "./slots.server.ts";

/** The kinds of conversation, the owner's zone and hours, and the days off from `today` on. */
export async function getBookingSettings(db: Db, today: string): Promise<BookingSettings> {
  const [owner, hours, daysOff, types] = await Promise.all([
    db.selectFrom("owner_calendar").select("zone").executeTakeFirstOrThrow(),
    listWeeklyHours(db),
    db
      .selectFrom("days_off")
      .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as("day"), sql<string>`coalesce(reason, '')`.as("reason")])
      .where("day", ">=", today)
      .orderBy("days_off.day")
      .execute(),
    listEventTypes(db),
  ]);
  return {
    zone: owner.zone,
    hours,
    daysOff,
    types,
  };
}

/** Replaces the weekly hours and the zone that they are meant in. */
export async function saveHours(db: Db, zone: string, hours: readonly WeeklyHours[], actor: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable("owner_calendar").set({ zone }).execute();
    await transaction.deleteFrom("availability").execute();
    if (hours.length > 0)
      await transaction
        .insertInto("availability")
        .values([...hours])
        .execute();
    await recordAudit(transaction, { actor, action: "availability.save", detail: { zone, hours } });
  });
}

/** The confirmed bookings that touch a day of the owner's calendar and are not over at `now`, earliest first. */
async function listBookingsOn(db: Db | Transaction<Schema>, day: string, now: Date): Promise<BookedTime[]> {
  const rows = await db
    .selectFrom("bookings")
    .innerJoin("event_types", "event_types.key", "bookings.event_type")
    .innerJoin("owner_calendar", (join) => join.onTrue())
    .select(["bookings.id", "event_types.title", "bookings.name", "bookings.starts_at"])
    .where("bookings.status", "=", "confirmed")
    .where("bookings.ends_at", ">", now)
    .where(sql<boolean>`starts_at < (${day}::date + 1)::timestamp at time zone owner_calendar.zone`)
    .where(sql<boolean>`ends_at > ${day}::date::timestamp at time zone owner_calendar.zone`)
    .orderBy("bookings.starts_at")
    .execute();
  return rows.map(({ id, title, name, starts_at }) => ({
    id,
    title,
    name: name ?? "",
    startsAt: starts_at.toISOString(),
  }));
}

/**
 * Blocks a day; a day that is blocked already gets the new reason. With bookings on it, nothing changes and they are
 * returned, unless `despiteBookings` says that the owner knows; they stay either way.
 */
export async function addDayOff(
  db: Db,
  { day, reason, despiteBookings = false }: DayOff & { despiteBookings?: boolean },
  actor: string,
  now = new Date(),
): Promise<DayOffResult> {
  return db.transaction().execute(async (transaction): Promise<DayOffResult> => {
    const bookings = despiteBookings ? [] : await listBookingsOn(transaction, day, now);
    if (bookings.length > 0) return { ok: false, bookings };
    await transaction
      .insertInto("days_off")
      .values({ day, reason: reason || null })
      .onConflict((conflict) => conflict.column("day").doUpdateSet({ reason: reason || null }))
      .execute();
    await recordAudit(transaction, { actor, action: "day-off.add", subjectKind: "day-off", subjectId: day });
    return { ok: true };
  });
}

/** Opens a day again; false when it was open. */
export async function deleteDayOff(db: Db, day: string, actor: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const gone = await transaction.deleteFrom("days_off").where("day", "=", day).returning("reason").executeTakeFirst();
    const subject = { subjectKind: "day-off", subjectId: day };
    if (gone) await recordAudit(transaction, { actor, action: "day-off.remove", ...subject });
    return gone !== undefined;
  });
}
