import { timeOfDay } from "./clock-time.ts";

// Days are ISO dates such as "2026-11-23", months such as "2026-11"; arithmetic on them happens in UTC, which has no changeovers.
const millisecondsOfDay = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are slow to make and asked for again and again. */
function format(zone: string, kind: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${kind} ${zone}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-GB", { ...options, timeZone: zone });
  formats.set(key, made);
  return made;
}

const part = (parts: Intl.DateTimeFormatPart[], type: Intl.DateTimeFormatPartTypes) =>
  parts.find((found) => found.type === type)?.value ?? "";

/** The date that an instant (milliseconds) falls on in a zone. */
export function dayOf(instant: number, zone: string): string {
  const parts = format(zone, "day", { year: "numeric", month: "2-digit", day: "2-digit" }).formatToParts(instant);
  return `${part(parts, "year")}-${part(parts, "month")}-${part(parts, "day")}`;
}

/** The time of day in a zone on the 24-hour clock, such as "09:30". */
const clockOf = (instant: number, zone: string): string =>
  format(zone, "time", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(instant);

/** The time of day in a zone as people read it, such as "9:30 AM". */
export const timeOf = (instant: number, zone: string): string => timeOfDay(clockOf(instant, zone));

/** An instant (milliseconds) to the minute in a zone, as spreadsheets read it: "2026-11-21 14:05". */
export const zonedMinute = (instant: number, zone: string): string =>
  `${dayOf(instant, zone)} ${clockOf(instant, zone)}`;

/** How far a zone is from UTC at an instant, such as "GMT+5:30". */
export const offsetOf = (instant: number, zone: string): string =>
  part(format(zone, "offset", { timeZoneName: "shortOffset" }).formatToParts(instant), "timeZoneName");

/** The short name of a zone at an instant, such as "CET". */
export const shortZoneOf = (instant: number, zone: string): string =>
  part(format(zone, "short", { timeZoneName: "short" }).formatToParts(instant), "timeZoneName");

/** Browsers list some zones by the names that their cities had long ago. */
const renamed: Record<string, string> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Godthab": "America/Nuuk",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Truk": "Pacific/Chuuk",
};

/** A zone as people read it, such as "America/New York". */
export const zoneName = (zone: string): string => (renamed[zone] ?? zone).replaceAll("_", " ");

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);
const isoDay = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** Such as "Monday, 23 November 2026". */
export const longDay = (day: string): string =>
  format("UTC", "long", { weekday: "long", day: "numeric", month: "long", year: "numeric" })
    .format(utc(day))
    .replace(/^(\p{L}+) /u, "$1, ");

/** Such as "November 2026". */
export const longMonth = (month: string): string =>
  format("UTC", "month", { month: "long", year: "numeric" }).format(utc(`${month}-01`));

/** The month that a day lies in. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The day this many days later, or earlier when negative. */
export const addDays = (day: string, count: number): string => isoDay(utc(day) + count * millisecondsOfDay);

/** The month this many months later, or earlier when negative. */
export function addMonths(month: string, count: number): string {
  const date = new Date(utc(`${month}-01`));
  date.setUTCMonth(date.getUTCMonth() + count);
  return isoDay(date.getTime()).slice(0, 7);
}

/** From Monday = 0 to Sunday = 6. */
export const weekdayOf = (day: string): number => (new Date(utc(day)).getUTCDay() + 6) % 7;

/** The weeks of a month from Monday to Sunday; days of its neighbours are null. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const weeks: (string | null)[][] = [];
  for (let monday = addDays(first, -weekdayOf(first)); monday < `${addMonths(month, 1)}-01`; ) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const day = addDays(monday, index);
        return monthOf(day) === month ? day : null;
      }),
    );
    monday = addDays(monday, 7);
  }
  return weeks;
}

/** The instants around a month that hold it in every zone. */
export const spanOfMonth = (month: string): { from: number; to: number } => ({
  from: utc(`${month}-01`) - millisecondsOfDay,
  to: utc(`${addMonths(month, 1)}-01`) + millisecondsOfDay,
});

/** Times by the day they fall on in a zone, both in order. */
export function byDay<Time extends { start: number }>(times: readonly Time[], zone: string): Map<string, Time[]> {
  const days = new Map<string, Time[]>();
  for (const time of times) {
    const day = dayOf(time.start, zone);
    const known = days.get(day);
    if (known) known.push(time);
    else days.set(day, [time]);
  }
  return days;
}
