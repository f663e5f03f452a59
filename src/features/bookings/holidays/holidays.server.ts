import { Temporal } from "temporal-polyfill";
import type { DayOff } from "../booking-record.ts";
import type { HolidayChoice, HolidayPlace } from "./holiday.ts";

const dayMs = 86_400_000;

/** Several megabytes of rules: loaded on demand. */
const load = async () => (await import("date-holidays")).default;

const options = (names: Readonly<Record<string, string>> | undefined) =>
  Object.entries(names ?? {})
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label, "en"));

/** Sorted, without duplicates; empty for unknown places. */
export async function listHolidays({ country, state }: HolidayPlace, year: number): Promise<DayOff[]> {
  const Holidays = await load();
  const calendar = new Holidays({ country, state }, { languages: ["en"], types: ["public"] });
  const byDay = new Map<string, string>();
  for (const { date, start, end, name } of calendar.getHolidays(year) ?? []) {
    const first = Temporal.PlainDate.from(date.slice(0, 10));
    // Some begin the evening before; partial days are not days off.
    const days = Math.max(1, Math.floor((end.getTime() - start.getTime()) / dayMs));
    for (let offset = 0; offset < days; offset++) {
      const day = first.add({ days: offset }).toString();
      if (!byDay.has(day)) byDay.set(day, name);
    }
  }
  return [...byDay].map(([day, reason]) => ({ day, reason })).sort((one, other) => one.day.localeCompare(other.day));
}

export async function getHolidayChoice(place: HolidayPlace, year: number): Promise<HolidayChoice> {
  const Holidays = await load();
  const index = new Holidays();
  return {
    countries: options(index.getCountries("en")),
    states: place.country ? options(index.getStates(place.country, "en")) : [],
    holidays: place.country ? await listHolidays(place, year) : [],
  };
}
