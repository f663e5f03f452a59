import type { BusinessHours } from "../../facts/site-facts.ts";

export const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The days that can be chosen, by how they are written, with the number of days from Monday on. */
const runs: Readonly<Record<string, number>> = { "Mon-Thu": 4, "Mon-Fri": 5, "Mon-Sat": 6, "Mon-Sun": 7 };

export const openDays = Object.keys(runs);

/** "9:00 AM" of "09:00". */
function twelveHours(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
}

/** The short name of a zone in winter, such as "CET". */
function zoneShortName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-GB", { timeZone, timeZoneName: "short" }).formatToParts(
    new Date("2026-01-15T12:00:00Z"),
  );
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** The owner's hours as pages and structured data have them: the days that are open, and the rest of the week. */
export function businessHoursOf(days: string, opens: string, closes: string, timeZone: string): BusinessHours[] {
  const open = runs[days] ?? 5;
  const closed = week.slice(open);
  const short = (day: string | undefined) => (day ?? "").slice(0, 3);
  const rest = closed.length > 1 ? `${short(closed[0])}-${short(closed.at(-1))}` : short(closed[0]);
  return [
    {
      days,
      hours: `${twelveHours(opens)}-${twelveHours(closes)} ${zoneShortName(timeZone)}`,
      weekdays: week.slice(0, open),
      opens,
      closes,
    },
    ...(closed.length > 0 ? [{ days: rest, hours: "closed", weekdays: closed }] : []),
  ];
}
