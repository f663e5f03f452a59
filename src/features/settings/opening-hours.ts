import type { BusinessHours } from "../../facts/site-facts.ts";
import { type Language, oClock } from "../../lib/language.ts";
import { timeOfDay } from "../../lib/time/clock-time.ts";
import { weekdayIn, weekdays } from "../../lib/time/weekdays.ts";
import { shortZoneOf } from "../../lib/time/zoned-time.ts";

/** Number of days from Monday. */
const dayCounts: Readonly<Record<string, number>> = { "Mon-Thu": 4, "Mon-Fri": 5, "Mon-Sat": 6, "Mon-Sun": 7 };

export const openDays = Object.keys(dayCounts);

/** Zones are named by their standard time, such as "CET". */
const winter = Date.UTC(2026, 0, 15, 12);

const closedLabels: Readonly<Record<Language, string>> = { en: "closed", de: "geschlossen" };

export function businessHoursOf(
  days: string,
  opens: string,
  closes: string,
  timeZone: string,
  language: Language,
): BusinessHours[] {
  const open = dayCounts[days] ?? 5;
  const closed = weekdays.slice(open);
  const span = (days: readonly string[]) =>
    [...new Set([days.at(0), days.at(-1)])].map((day) => weekdayIn(language, day ?? "", "short")).join("-");
  return [
    {
      days: span(weekdays.slice(0, open)),
      hours: `${timeOfDay(opens, language)}-${timeOfDay(closes, language)}${oClock[language]} ${shortZoneOf(winter, timeZone, language)}`,
      weekdays: weekdays.slice(0, open),
      opens,
      closes,
    },
    ...(closed.length > 0 ? [{ days: span(closed), hours: closedLabels[language], weekdays: closed }] : []),
  ];
}
