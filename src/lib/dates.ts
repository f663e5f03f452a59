const formats = new Map<string, Intl.DateTimeFormat>();

function longDate(timeZone: string | undefined): Intl.DateTimeFormat {
  const key = timeZone ?? "";
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone });
  formats.set(key, format);
  return format;
}

/**
 * '18 November 2026' for an ISO timestamp. What a page shows names the owner's zone, so that server and browser agree; undefined
 * is the zone of the machine.
 */
export function formatDate(iso: string, timeZone: string | undefined): string {
  return longDate(timeZone).format(new Date(iso));
}

/** A moment to the minute, the same wherever it is read: "2026-11-21 10:05 UTC". */
export const minuteOf = (at: Date): string => `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;
