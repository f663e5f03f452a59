import { sql } from "kysely";
import { Temporal } from "temporal-polyfill";
import { fail, ok } from "../../lib/result.ts";
import { dayMs } from "../../lib/time/durations.ts";
import type { Db } from "../../server-context/db.ts";
import { recordAudit } from "../audit/audit.server.ts";
import type { AuditAction } from "../audit/audit-action.ts";
import { saveZone } from "../settings/settings.server.ts";
import type { BookedTime, BookingSettings, DayOff, DayOffResult } from "./booking-record.ts";
import { listEventTypes } from "./event-types.server.ts";
import { dayIn } from "./offered-slots.ts";
import { getOwnerZone, listWeeklyHours } from "./slots.server.ts";
import { daysOf, type TimeOff } from "./time-off.ts";
import type { WeeklyHours } from "./weekly-hours.ts";

/** ISO 3166 codes such as "DE" and "BY"; state only where holidays differ. */
type HolidayPlace = { country: string; state: string };

/** `holidays` is empty until a country is chosen. */
type HolidayChoice = {
  countries: { value: string; label: string }[];
  states: { value: string; label: string }[];
  holidays: DayOff[];
};

/** Several megabytes of rules: loaded on demand. */
const loadHolidays = async () => (await import("date-holidays")).default;

const options = (names: Readonly<Record<string, string>> | undefined) =>
  Object.entries(names ?? {})
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, "en"));

/** Sorted, without duplicates; empty for unknown places. */
export async function listHolidays({ country, state }: HolidayPlace, year: number): Promise<DayOff[]> {
  const Holidays = await loadHolidays();
  const calendar = new Holidays({ country, state }, { languages: ["en"], types: ["public"] });
  const byDay = new Map<string, string>();
  for (const { date, start, end, name } of calendar.getHolidays(year) ?? []) {
    const first = Temporal.PlainDate.from(date.slice(0, 10));
    // Some start the evening before; partial days are not days off.
    const days = Math.max(1, Math.floor((end.getTime() - start.getTime()) / dayMs));
    for (let offset = 0; offset < days; offset++) {
      const day = first.add({ days: offset }).toString();
      if (!byDay.has(day)) byDay.set(day, name);
    }
  }
  return [...byDay].map(([day, reason]) => ({ day, reason })).sort((a, b) => a.day.localeCompare(b.day));
}

export async function getHolidayChoice(region: HolidayPlace, year: number): Promise<HolidayChoice> {
  const Holidays = await loadHolidays();
  const index = new Holidays();
  return {
    countries: options(index.getCountries("en")),
    states: region.country ? options(index.getStates(region.country, "en")) : [],
    holidays: region.country ? await listHolidays(region, year) : [],
  };
}

/** With the days off from today on, in the owner's zone. */
export async function getCurrentSettings(db: Db, now: Date): Promise<BookingSettings> {
  return getBookingSettings(db, dayIn(await getOwnerZone(db), now.getTime()));
}

export async function getBookingSettings(db: Db, today: string): Promise<BookingSettings> {
  const [zone, hours, daysOff, types] = await Promise.all([
    getOwnerZone(db),
    listWeeklyHours(db),
    db
      .selectFrom("days_off")
      .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as("day"), sql<string>`coalesce(reason, '')`.as("reason")])
      .where("day", ">=", today)
      .orderBy("days_off.day")
      .execute(),
    listEventTypes(db),
  ]);
  return { zone, hours, daysOff, types };
}

/** `zone` only if it was changed. */
export async function saveHours(
  db: Db,
  zone: string | undefined,
  hours: readonly WeeklyHours[],
  actor: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (zone) await saveZone(trx, zone, actor);
    await trx.deleteFrom("availability").execute();
    if (hours.length > 0)
      await trx
        .insertInto("availability")
        .values([...hours])
        .execute();
    await recordAudit(trx, { actor, action: "availability.save", detail: { zone, hours } });
  });
}

/** Confirmed bookings on these days (owner's zone) that are not over, earliest first. */
async function listBookingsOn(db: Db, days: readonly string[], now: Date): Promise<BookedTime[]> {
  const rows = await db
    .selectFrom("bookings")
    .innerJoin("event_types", "event_types.key", "bookings.event_type")
    .innerJoin("owner_calendar", (join) => join.onTrue())
    .select(["bookings.id", "event_types.title", "bookings.name", "bookings.starts_at"])
    .where("bookings.status", "=", "confirmed")
    .where("bookings.ends_at", ">", now)
    .where(
      sql<boolean>`exists (
        select from unnest(${[...days]}::text[]::date[]) as off (day)
        where starts_at < (off.day + 1)::timestamp at time zone owner_calendar.zone
        and ends_at > off.day::timestamp at time zone owner_calendar.zone)`,
    )
    .orderBy("bookings.starts_at")
    .execute();
  return rows.map(({ id, title, name, starts_at }) => ({
    id,
    title,
    name: name ?? "",
    startsAt: starts_at.toISOString(),
  }));
}

/** `despiteBookings`: the owner has confirmed; otherwise bookings on these days prevent the change. */
type DaysToBlock = { daysOff: readonly DayOff[]; despiteBookings: boolean; action: AuditAction; subjectId: string };

async function blockDays(db: Db, request: DaysToBlock, actor: string, now: Date): Promise<DayOffResult> {
  const { daysOff, despiteBookings, action, subjectId } = request;
  if (daysOff.length === 0) return ok();
  return db.transaction().execute(async (trx): Promise<DayOffResult> => {
    const days = daysOff.map(({ day }) => day);
    const bookings = despiteBookings ? [] : await listBookingsOn(trx, days, now);
    if (bookings.length > 0) return fail("booked", { bookings });
    await trx
      .insertInto("days_off")
      .values(daysOff.map(({ day, reason }) => ({ day, reason: reason || null })))
      .onConflict((conflict) =>
        conflict.column("day").doUpdateSet((update) => ({ reason: update.ref("excluded.reason") })),
      )
      .execute();
    await recordAudit(trx, { actor, action, subjectKind: "day-off", subjectId });
    return ok();
  });
}

const entryName = ({ from, until }: Pick<TimeOff, "from" | "until">) => (from === until ? from : `${from} to ${until}`);

/** Updates the reason of days already off. Bookings on these days stay; unless `despiteBookings`, they prevent the change. */
export const addTimeOff = (
  db: Db,
  { from, until, reason, despiteBookings = false }: TimeOff & { despiteBookings?: boolean },
  actor: string,
  now = new Date(),
): Promise<DayOffResult> => {
  const daysOff = daysOf({ from, until }).map((day) => ({ day, reason }));
  return blockDays(
    db,
    { daysOff, despiteBookings, action: "day-off.add", subjectId: entryName({ from, until }) },
    actor,
    now,
  );
};

/** Skips past days; days already off stay unchanged. */
export async function addHolidays(
  db: Db,
  { country, state, year, despiteBookings = false }: HolidayPlace & { year: number; despiteBookings?: boolean },
  actor: string,
  now = new Date(),
): Promise<DayOffResult> {
  const { zone, daysOff: existing } = await getBookingSettings(db, `${year}-01-01`);
  const today = dayIn(zone, now.getTime());
  const blocked = new Set(existing.map(({ day }) => day));
  const daysOff = (await listHolidays({ country, state }, year)).filter(({ day }) => day >= today && !blocked.has(day));
  const subjectId = [country, state, year].filter(Boolean).join(" ");
  return blockDays(db, { daysOff, despiteBookings, action: "day-off.holidays", subjectId }, actor, now);
}

export async function deleteTimeOff(
  db: Db,
  { from, until }: Pick<TimeOff, "from" | "until">,
  actor: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom("days_off")
      .where("day", ">=", from)
      .where("day", "<=", until)
      .returning("reason")
      .execute();
    const subject = { subjectKind: "day-off", subjectId: entryName({ from, until }) } as const;
    if (deleted.length > 0) await recordAudit(trx, { actor, action: "day-off.remove", ...subject });
    return deleted.length > 0;
  });
}
