import { timeOfDay } from "./clock-time.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

function longDate(timeZone: string | undefined): Intl.DateTimeFormat {
  const key = timeZone ?? "";
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone });
  formats.set(key, format);
  return format;
}

/** '18 November 2026'. Shared pages pass the owner's zone, so that server and browser agree; undefined: local zone. */
export function formatDate(iso: string, timeZone: string | undefined): string {
  return longDate(timeZone).format(new Date(iso));
}

/** "21 November 2026, 10:05 AM UTC", independent of the zone. */
export function minuteOf(at: Date): string {
  const iso = at.toISOString();
  return `${formatDate(iso, "UTC")}, ${timeOfDay(iso.slice(11, 16))} UTC`;
}
