import { sql } from "kysely";
import { dayMs } from "../../../lib/time/durations.ts";
import type { Db } from "../../../server-context/db.ts";
import { dayIn } from "../offered-slots.ts";
import { getOwnerZone, listWeeklyHours } from "../slots.server.ts";
import { type BookingWeek, daysFrom, entriesOf, mondayOf, startOf, type WeekItem } from "./booking-week.ts";

/** Default: the current week, in the owner's zone. */
export async function getBookingWeek(db: Db, day: string | undefined, now: Date): Promise<BookingWeek> {
  const zone = await getOwnerZone(db);
  const today = dayIn(zone, now.getTime());
  const days = daysFrom(mondayOf(day ?? today));
  const [first = today, last = today] = [days[0], days.at(-1)];
  const from = new Date(startOf(first, zone));
  // The day on which DST ends has 25 hours.
  const to = new Date(startOf(last, zone) + dayMs + dayMs / 24);
  const [bookings, busy, daysOff, hours] = await Promise.all([
    db
      .selectFrom("bookings")
      .innerJoin("event_types", "event_types.key", "bookings.event_type")
      .select(["bookings.id", "event_types.title", "name", "starts_at", "ends_at"])
      .where("status", "=", "confirmed")
      // No conversation is longer than a day, and the index is by the start.
      .where("starts_at", ">", new Date(from.getTime() - dayMs))
      .where("starts_at", "<", to)
      .where("ends_at", ">", from)
      .execute(),
    db
      .selectFrom("busy_times")
      .innerJoin("busy_calendars", "busy_calendars.id", "busy_times.calendar_id")
      .select(["calendar_id", "busy_calendars.name", "starts_at", "ends_at"])
      .where("ends_at", ">", from)
      .where("starts_at", "<", to)
      .execute(),
    db
      .selectFrom("days_off")
      .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as("date"), sql<string>`coalesce(reason, '')`.as("reason")])
      .where("day", ">=", first)
      .where("day", "<=", last)
      .execute(),
    listWeeklyHours(db),
  ]);
  const off = new Map(daysOff.map(({ date, reason }) => [date, reason]));
  const isBusy = (start: Date, end: Date) => busy.some(({ starts_at, ends_at }) => starts_at < end && ends_at > start);
  const items: WeekItem[] = [
    ...bookings.map(({ id, title, name, starts_at, ends_at }) => ({
      kind: "booking" as const,
      id,
      title,
      name: name ?? "",
      startsAt: starts_at.toISOString(),
      endsAt: ends_at.toISOString(),
      isOver: ends_at <= now,
      hasConflict: ends_at > now && (isBusy(starts_at, ends_at) || off.has(dayIn(zone, starts_at.getTime()))),
    })),
    ...busy.map(({ calendar_id, name, starts_at, ends_at }) => ({
      kind: "busy" as const,
      id: `${calendar_id} ${starts_at.toISOString()} ${ends_at.toISOString()}`,
      calendar: name,
      startsAt: starts_at.toISOString(),
      endsAt: ends_at.toISOString(),
    })),
  ];
  return {
    zone,
    today,
    days: days.map((date, index) => ({
      day: date,
      off: off.get(date) ?? null,
      hours: hours.filter(({ weekday }) => weekday === index + 1),
      entries: entriesOf(date, items, zone),
    })),
  };
}
