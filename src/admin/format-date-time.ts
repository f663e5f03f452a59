import { siteFacts } from "../facts/site-facts.ts";
import * as zoned from "../lib/zoned-time.ts";

// The owner's zone, wherever the browser is.

/** Keeps a date on one line; its time may wrap. */
const whole = (date: string) => date.replaceAll(/(?<!,) /g, "\u00a0");

const formatted = (iso: string | Date, kind: string, options: Intl.DateTimeFormatOptions) =>
  zoned.zonedFormat(siteFacts.timeZone, kind, options).format(new Date(iso));

/** "2:05 PM". */
export const localTime = (date: Date): string => zoned.timeOf(date.getTime(), siteFacts.timeZone);

/** "21 Nov 2026". */
export const dayOf = (iso: string | Date): string => whole(formatted(iso, "medium", { dateStyle: "medium" }));

/** "21 Nov 2026, 2:05 PM", from an ISO timestamp. */
export const formatDateTime = (iso: string): string => `${dayOf(iso)}, ${localTime(new Date(iso))}`;

/** "21 Nov". */
export const shortDayOf = (date: Date): string => formatted(date, "short day", { day: "numeric", month: "short" });

/** "Sat, 21 Nov 2026". */
export const dayWithWeekday = (date: Date): string =>
  formatted(date, "weekday", { weekday: "short", day: "numeric", month: "short", year: "numeric" });

/** "Saturday 21 November". */
export const todayName = (): string =>
  formatted(new Date(), "today", { weekday: "long", day: "numeric", month: "long" });

/** "24 November, 8:00 AM", with the year unless it is that of `now`. */
export function spokenDateTime(iso: string, now = new Date()): string {
  const date = new Date(iso);
  const isThisYear = isoDayOf(date).slice(0, 4) === isoDayOf(now).slice(0, 4);
  const year = isThisYear ? {} : ({ year: "numeric" } as const);
  const day = formatted(date, isThisYear ? "spoken" : "spoken year", { day: "numeric", month: "long", ...year });
  return `${day}, ${localTime(date)}`;
}

/** "2026-11-21". */
export const isoDayOf = (date: Date): string => zoned.dayOf(date.getTime(), siteFacts.timeZone);

/** The day `days` from today, "2026-11-30". */
export const dayFromNow = (days: number): string => zoned.addDays(isoDayOf(new Date()), days);

/** "Europe/Berlin". */
export const ownerZone = (): string => zoned.zoneName(siteFacts.timeZone);

/** ISO timestamp as a datetime-local value; empty for none. */
export function toLocalInput(iso: string): string {
  const instant = Date.parse(iso);
  return Number.isNaN(instant) ? "" : zoned.zonedMinute(instant, siteFacts.timeZone).replace(" ", "T");
}

/** Inverse of `toLocalInput`. */
export const fromLocalInput = (local: string): string =>
  local === "" ? "" : new Date(zoned.instantOf(local, siteFacts.timeZone)).toISOString();

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? one : many}`;
