import { timeOfDay } from "../lib/clock-time.ts";

const dayFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });

/** Keeps a date on one line; its time may wrap. */
const whole = (date: string) => date.replaceAll(/(?<!,) /g, "\u00a0");

export const localTime = (date: Date): string => timeOfDay(`${date.getHours()}:${date.getMinutes()}`);

/** "21 Nov 2026, 2:05 PM" in the browser's time zone, from an ISO timestamp. */
export const formatDateTime = (iso: string): string =>
  whole(`${dayFormat.format(new Date(iso))}, ${localTime(new Date(iso))}`);

export const dayOf = (iso: string): string => whole(dayFormat.format(new Date(iso)));

const thisYear = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" });
const otherYear = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });

/** "24 November, 8:00 AM" in the browser's time zone, with the year unless it is that of `now`. */
export function spokenDateTime(iso: string, now = new Date()): string {
  const date = new Date(iso);
  const format = date.getFullYear() === now.getFullYear() ? thisYear : otherYear;
  return `${format.format(date)}, ${localTime(date)}`;
}

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? one : many}`;
