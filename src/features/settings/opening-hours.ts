import type { BusinessHours } from "../../facts/site-facts.ts";
import { timeOfDay } from "../../lib/time/clock-time.ts";
import { shortZoneOf } from "../../lib/time/zoned-time.ts";

export const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Number of days from Monday. */
const runs: Readonly<Record<string, number>> = { "Mon-Thu": 4, "Mon-Fri": 5, "Mon-Sat": 6, "Mon-Sun": 7 };

export const openDays = Object.keys(runs);

/** In winter, as zones are named by their standard time, such as "CET". */
const winter = Date.UTC(2026, 0, 15, 12);

export function businessHoursOf(days: string, opens: string, closes: string, timeZone: string): BusinessHours[] {
  const open = runs[days] ?? 5;
  const closed = week.slice(open);
  const short = (day: string | undefined) => (day ?? "").slice(0, 3);
  const rest = closed.length > 1 ? `${short(closed[0])}-${short(closed.at(-1))}` : short(closed[0]);
  return [
    {
      days,
      hours: `${timeOfDay(opens)}-${timeOfDay(closes)} ${shortZoneOf(winter, timeZone)}`,
      weekdays: week.slice(0, open),
      opens,
      closes,
    },
    ...(closed.length > 0 ? [{ days: rest, hours: "closed", weekdays: closed }] : []),
  ];
}
