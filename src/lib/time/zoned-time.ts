import { type Language, localeOf, oClock } from "../language.ts";
import { timeOfDay } from "./clock-time.ts";
import { formatDate } from "./dates.ts";
import { dayMs } from "./durations.ts";

// Days are "2026-11-23", months "2026-11"; calculated in UTC, which has no DST.
const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached: Intl formats are slow to create. `kind` names the options; "local" is the runtime's own language. */
export function zonedFormat(
  zone: string,
  kind: string,
  options: Intl.DateTimeFormatOptions,
  language: Language | "local" = "en",
): Intl.DateTimeFormat {
  const key = `${language} ${kind} ${zone}`;
  // Not by its tag: browsers can report a tag that Intl rejects, such as "en-US@posix".
  const locale = language === "local" ? undefined : localeOf[language];
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
  formats.set(key, format);
  return format;
}

const part = (parts: Intl.DateTimeFormatPart[], type: Intl.DateTimeFormatPartTypes) =>
  parts.find((candidate) => candidate.type === type)?.value ?? "";

export function dayOf(instant: number, zone: string): string {
  const parts = zonedFormat(zone, "day", { year: "numeric", month: "2-digit", day: "2-digit" }).formatToParts(instant);
  return `${part(parts, "year").padStart(4, "0")}-${part(parts, "month")}-${part(parts, "day")}`;
}

const clockOf = (instant: number, zone: string): string =>
  zonedFormat(zone, "time", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(instant);

/** "9:30 AM". */
export const timeOf = (instant: number, zone: string, language: Language = "en"): string =>
  timeOfDay(clockOf(instant, zone), language);

/** As the visitor's language writes it: "14:00", "2:00 PM". */
export const localTimeOf = (instant: number, zone: string): string =>
  zonedFormat(zone, "time", { hour: "numeric", minute: "2-digit" }, "local").format(instant);

/** Time zone of the browser. */
export const detectedZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** "2026-11-21 14:05", for spreadsheets. */
export const zonedMinute = (instant: number, zone: string): string =>
  `${dayOf(instant, zone)} ${clockOf(instant, zone)}`;

/** The instant of "2026-11-21T14:05" in the zone. DST: a skipped hour moves forward; a repeated hour uses the first. */
export function instantOf(local: string, zone: string): number {
  const wall = Date.parse(`${local.slice(0, 16)}Z`);
  const localOf = (instant: number) => Date.parse(`${zonedMinute(instant, zone).replace(" ", "T")}Z`);
  // The offsets before and after a change of the clocks.
  const candidates = [-1, 1].map((days) => {
    const near = wall + days * dayMs;
    return wall - (localOf(near) - near);
  });
  const matching = candidates.filter((instant) => localOf(instant) === wall);
  return matching.length > 0 ? Math.min(...matching) : Math.max(...candidates);
}

/** "GMT+5:30". */
export const offsetOf = (instant: number, zone: string): string =>
  part(zonedFormat(zone, "offset", { timeZoneName: "shortOffset" }).formatToParts(instant), "timeZoneName");

export const shortZoneOf = (instant: number, zone: string, language: Language = "en"): string =>
  part(zonedFormat(zone, "short", { timeZoneName: "short" }, language).formatToParts(instant), "timeZoneName");

/** Browsers list some zones by outdated city names. */
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

export const zoneName = (zone: string): string => (renamed[zone] ?? zone).replaceAll("_", " ");

/** "9:00 AM CET (Europe/Berlin)"; a zone such as UTC is written once. */
export function timeAndZone(instant: number, zone: string, language: Language = "en"): string {
  const short = shortZoneOf(instant, zone, language);
  const name = zoneName(zone);
  return `${timeOf(instant, zone, language)}${oClock[language]} ${short}${short === name ? "" : ` (${name})`}`;
}

/** "21 November 2026, 10:05 AM CET (Europe/Berlin)". */
export const dateAndTime = (at: Date, { timeZone, language }: { timeZone: string; language: Language }): string =>
  `${formatDate(at.toISOString(), timeZone, language)}, ${timeAndZone(at.getTime(), timeZone, language)}`;

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);
const isoDay = (instant: number) => new Date(instant).toISOString().slice(0, 10);

export const longDay = (day: string, language: Language = "en"): string =>
  zonedFormat("UTC", "long", { weekday: "long", day: "numeric", month: "long", year: "numeric" }, language)
    .format(utc(day))
    .replace(/^(\p{L}+) /u, "$1, ");

/** "Mon 30 Nov". */
export const shortDay = (instant: number, zone: string, language: Language = "en"): string =>
  zonedFormat(zone, "short day", { weekday: "short", day: "numeric", month: "short" }, language)
    .format(instant)
    .replace(",", "");

export const longMonth = (month: string, language: Language = "en"): string =>
  zonedFormat("UTC", "month", { month: "long", year: "numeric" }, language).format(utc(`${month}-01`));

export const monthOf = (day: string): string => day.slice(0, 7);

export const addDays = (day: string, count: number): string => isoDay(utc(day) + count * dayMs);

export function addMonths(month: string, count: number): string {
  const date = new Date(utc(`${month}-01`));
  date.setUTCMonth(date.getUTCMonth() + count);
  return isoDay(date.getTime()).slice(0, 7);
}

/** Monday = 0. */
export const weekdayOf = (day: string): number => (new Date(utc(day)).getUTCDay() + 6) % 7;

/** Monday to Sunday; null outside the month. */
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

export const spanOfMonth = (month: string): { from: number; to: number } => ({
  from: utc(`${month}-01`) - dayMs,
  to: utc(`${addMonths(month, 1)}-01`) + dayMs,
});

/** Times by day in the zone. */
export const byDay = <Time extends { start: number }>(times: readonly Time[], zone: string): Map<string, Time[]> =>
  Map.groupBy(times, ({ start }) => dayOf(start, zone));
