const earliestYear = 1970;
const latestYear = 2200;

/** "2026-03-04 10:00:00" is UTC, as in Ghost, WordPress and Hugo. */
const inUtc = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?(?: ?(Z|UTC|[+-]\d{2}:?\d{2}))?$/i;

function isoText(text: string): string {
  const [, day, time = "0:00", zone = "Z"] = inUtc.exec(text) ?? [];
  if (!day) return text;
  const offset = /^(?:z|utc)$/i.test(zone) ? "Z" : zone.replace(/^([+-]\d{2})(\d{2})$/, "$1:$2");
  return `${day}T${time.padStart(time.indexOf(":") === 1 ? time.length + 1 : time.length, "0")}${offset}`;
}

/** As the databases of other products write "none": no mistake. */
export const isNoDate = (text: string | null | undefined): boolean =>
  !text?.trim() || text.trim().startsWith("0000-00-00");

/** ISO from ISO, SQL or RFC 822 dates; null for what no calendar or no website has, such as year 0. */
export function readDate(text: string | null | undefined): string | null {
  // JavaScript takes the year 0001 for 2001 where a month has its name.
  if (!text || isNoDate(text) || /\b[a-z]{3,} 0\d{3}\b/i.test(text)) return null;
  const date = new Date(isoText(text.trim()));
  if (Number.isNaN(date.getTime())) return null;
  const year = date.getUTCFullYear();
  return year < earliestYear || year > latestYear ? null : date.toISOString();
}

/** Seconds of "1:02:03", "24:51" or "1491", hours and minutes of any length; null for anything else and for 0. */
export function readDuration(text: string): number | null {
  if (!/^\d{1,6}(?::\d{1,2}){0,2}(?:\.\d+)?$/.test(text.trim())) return null;
  const seconds = text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  return seconds > 0 ? Math.round(seconds) : null;
}

/** A whole number from 1; null for anything else. */
export const positive = (text: string | undefined): number | null =>
  /^\d{1,12}$/.test(text?.trim() ?? "") ? Number(text) || null : null;
