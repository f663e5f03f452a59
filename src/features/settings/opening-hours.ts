import type { BusinessHours } from "../../facts/site-facts.ts";
import type { Language } from "../../lib/language.ts";
import { timeOfDay } from "../../lib/time/clock-time.ts";
import { shortZoneOf, weekdayName } from "../../lib/time/zoned-time.ts";

export const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Number of days from Monday. */
const runs: Readonly<Record<string, number>> = { "Mon-Thu": 4, "Mon-Fri": 5, "Mon-Sat": 6, "Mon-Sun": 7 };

export const openDays = Object.keys(runs);

/** In winter, as zones are named by their standard time, such as "CET". */
const winter = Date.UTC(2026, 0, 15, 12);

const closedWord: Readonly<Record<Language, string>> = { en: "closed", de: "geschlossen" };

export function businessHoursOf(
  days: string,
  opens: string,
  closes: string,
  timeZone: string,
  language: Language,
): BusinessHours[] {
  const open = runs[days] ?? 5;
  const closed = week.slice(open);
  const span = (first: number, last: number) =>
    [...new Set([first, last])].map((day) => weekdayName(day, "short", language)).join("-");
  const oClock = language === "de" ? " Uhr" : "";
  return [
    {
      days: span(0, open - 1),
      hours: `${timeOfDay(opens, language)}-${timeOfDay(closes, language)}${oClock} ${shortZoneOf(winter, timeZone, language)}`,
      weekdays: week.slice(0, open),
      opens,
      closes,
    },
    ...(closed.length > 0 ? [{ days: span(open, 6), hours: closedWord[language], weekdays: closed }] : []),
  ];
}
