import { Temporal } from "temporal-polyfill";
import { dayMs } from "../../lib/time/durations.ts";
import type { DayOff } from "./booking-record.ts";

/** ISO dates, inclusive. */
export type TimeOff = { from: string; until: string; reason: string };

const maxDaysOff = 366;

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;

/** Merges consecutive days with the same reason; expects sorted days. */
export function groupDaysOff(daysOff: readonly DayOff[]): TimeOff[] {
  const entries: TimeOff[] = [];
  for (const { day, reason } of daysOff) {
    const last = entries.at(-1);
    if (last && last.reason === reason && dayNumber(day) === dayNumber(last.until) + 1) last.until = day;
    else entries.push({ from: day, until: day, reason });
  }
  return entries;
}

/** ISO dates, inclusive; empty if `until` is before `from`. */
export function daysOf({ from, until }: Pick<TimeOff, "from" | "until">): string[] {
  const length = Math.min(dayNumber(until) - dayNumber(from) + 1, maxDaysOff);
  const first = Temporal.PlainDate.from(from);
  return Array.from({ length: Math.max(0, length) }, (_, offset) => first.add({ days: offset }).toString());
}

export function timeOffProblem({ from, until }: Pick<TimeOff, "from" | "until">): string | undefined {
  if (until < from) return "The last day is before the first.";
  if (dayNumber(until) - dayNumber(from) >= maxDaysOff) return "Choose at most a year at once.";
  return undefined;
}
