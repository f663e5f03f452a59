import { Temporal } from "temporal-polyfill";
import type { DayOff } from "./booking-record.ts";

/** The first and the last of a row of days off with one reason, as ISO dates. */
export type TimeOff = { from: string; until: string; reason: string };

/** The most days that one entry may block. */
export const maxDaysOff = 366;

const dayMs = 86_400_000;
const number = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** Days off as they were entered: those that follow each other with the same reason are one entry. The days come in order. */
export function groupDaysOff(daysOff: readonly DayOff[]): TimeOff[] {
  const entries: TimeOff[] = [];
  for (const { day, reason } of daysOff) {
    const last = entries.at(-1);
    if (last && last.reason === reason && number(day) === number(last.until) + 1) last.until = day;
    else entries.push({ from: day, until: day, reason });
  }
  return entries;
}

/** Every day of an entry as an ISO date, the first and the last included; none when it ends before it begins. */
export function daysOf({ from, until }: Pick<TimeOff, "from" | "until">): string[] {
  const length = Math.min(number(until) - number(from) + 1, maxDaysOff);
  const first = Temporal.PlainDate.from(from);
  return Array.from({ length: Math.max(0, length) }, (_, offset) => first.add({ days: offset }).toString());
}

/** What is wrong with an entry, in a sentence, or undefined. */
export function timeOffProblem({ from, until }: Pick<TimeOff, "from" | "until">): string | undefined {
  if (until < from) return "The last day is before the first.";
  if (number(until) - number(from) >= maxDaysOff) return "Choose at most a year at once.";
  return undefined;
}
