import type { Site } from "../facts/site.ts";
import * as zoned from "../lib/time/zoned-time.ts";

// Times are in the owner's zone, not the browser's.

/** Keeps a date on one line; its time may wrap. */
const withoutBreaks = (date: string) => date.replaceAll(/(?<!,) /g, "\u00a0");

const formatted = (site: Site, iso: string | Date, kind: string, options: Intl.DateTimeFormatOptions) =>
  zoned.zonedFormat(site.facts.timeZone, kind, options).format(new Date(iso));

/** "2:05 PM". */
export const localTime = (site: Site, date: Date): string => zoned.timeOf(date.getTime(), site.facts.timeZone);

/** "21 Nov 2026". */
export const dayOf = (site: Site, iso: string | Date): string =>
  withoutBreaks(formatted(site, iso, "medium", { dateStyle: "medium" }));

/** "21 Nov 2026, 2:05 PM", from an ISO timestamp. */
export const formatDateTime = (site: Site, iso: string): string =>
  `${dayOf(site, iso)}, ${localTime(site, new Date(iso))}`;

/** "21 Nov". */
export const shortDayOf = (site: Site, date: Date): string =>
  formatted(site, date, "short day", { day: "numeric", month: "short" });

/** "Sat, 21 Nov 2026". */
export const dayWithWeekday = (site: Site, date: Date): string =>
  formatted(site, date, "weekday", { weekday: "short", day: "numeric", month: "short", year: "numeric" });

/** "Sat 21 Nov, 2:05 PM", from an ISO timestamp. */
export const dayTime = (site: Site, iso: string): string =>
  `${formatted(site, iso, "weekday only", { weekday: "short" })} ${withoutBreaks(shortDayOf(site, new Date(iso)))}, ${localTime(site, new Date(iso))}`;

/** "Saturday 21 November". */
export const todayName = (site: Site): string =>
  formatted(site, new Date(), "today", { weekday: "long", day: "numeric", month: "long" });

/** "24 November, 8:00 AM", with the year unless it is the current one. */
export function spokenDateTime(site: Site, iso: string): string {
  const date = new Date(iso);
  const isThisYear = isoDayOf(site, date).slice(0, 4) === isoDayOf(site, new Date()).slice(0, 4);
  const year = isThisYear ? {} : ({ year: "numeric" } as const);
  const day = formatted(site, date, isThisYear ? "spoken" : "spoken year", { day: "numeric", month: "long", ...year });
  return `${day}, ${localTime(site, date)}`;
}

/** "2026-11-21". */
export const isoDayOf = (site: Site, date: Date): string => zoned.dayOf(date.getTime(), site.facts.timeZone);

/** The day `days` from today, "2026-11-30". */
export const dayFromNow = (site: Site, days: number): string => zoned.addDays(isoDayOf(site, new Date()), days);

/** "Europe/Berlin". */
export const ownerZone = (site: Site): string => zoned.zoneName(site.facts.timeZone);

/** ISO timestamp as a datetime-local value; empty for none. */
export function toLocalInput(site: Site, iso: string): string {
  const instant = Date.parse(iso);
  return Number.isNaN(instant) ? "" : zoned.zonedMinute(instant, site.facts.timeZone).replace(" ", "T");
}

/** Inverse of `toLocalInput`. */
export const fromLocalInput = (site: Site, local: string): string =>
  local === "" ? "" : new Date(zoned.instantOf(local, site.facts.timeZone)).toISOString();

export const counted = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? singular : plural}`;
