import { timeOfDay } from "../lib/clock-time.ts";

const dayFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });

/** A day stays on one line; its time can be below it. */
const whole = (date: string) => date.replaceAll(/(?<!,) /g, "\u00a0");

/** "2:05 PM" in the zone of this browser. */
export const localTime = (date: Date): string => timeOfDay(`${date.getHours()}:${date.getMinutes()}`);

/** "21 Nov 2026, 2:05 PM" in the zone of this browser; `iso` is an ISO timestamp. */
export const formatDateTime = (iso: string): string =>
  whole(`${dayFormat.format(new Date(iso))}, ${localTime(new Date(iso))}`);

/** "21 Nov 2026" in the zone of this browser. */
export const dayOf = (iso: string): string => whole(dayFormat.format(new Date(iso)));

const thisYear = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" });
const otherYear = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });

/** "24 November, 8:00 AM" in the zone of this browser, with the year unless it is that of `now`; `iso` is an ISO timestamp. */
export function spokenDateTime(iso: string, now = new Date()): string {
  const date = new Date(iso);
  const format = date.getFullYear() === now.getFullYear() ? thisYear : otherYear;
  return `${format.format(date)}, ${localTime(date)}`;
}

/** "1 lead", "3 leads". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? one : many}`;
