const earliestYear = 1970;
const latestYear = 2200;

/** "2026-03-04 10:00:00" is UTC, as in Ghost, WordPress and Hugo. */
const inUtc = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?(?: ?(Z|UTC|[+-]\d{2}:?\d{2}))?$/i;

/** Zones that feeds name and JavaScript does not know; of those with two meanings, the one of podcast hosts. */
const zones: Readonly<Record<string, string>> = {
  ...{ WET: "+0000", WEST: "+0100", BST: "+0100", CET: "+0100", MEZ: "+0100", CEST: "+0200", MESZ: "+0200" },
  ...{ EET: "+0200", EEST: "+0300", MSK: "+0300", IST: "+0530", SGT: "+0800", HKT: "+0800", AWST: "+0800" },
  ...{ JST: "+0900", KST: "+0900", ACST: "+0930", ACDT: "+1030", AEST: "+1000", AEDT: "+1100", NZST: "+1200" },
  ...{ NZDT: "+1300", AKST: "-0900", AKDT: "-0800", HST: "-1000", BRT: "-0300", ART: "-0300" },
};

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
/** RFC 822 as hosts write it: any weekday or none, the month first, seconds left out, a month in German. */
const inFeed =
  /^(?:[a-zäöü]+\.?,?\s+)?(?:(\d{1,2})\s+([a-zäöü]{3,9})\.?|([a-zäöü]{3,9})\.?\s+(\d{1,2}),?)\s+(\d{4})\s+(\d{1,2}:\d{2}(?::\d{2})?)\s*([+-]\d{2}:?\d{2}|[a-z]{1,5})?$/i;
const germanMonths: Readonly<Record<string, string>> = { mär: "mar", mai: "may", okt: "oct", dez: "dec" };

/** As JavaScript reads it; undefined for another form or an unknown zone. */
function feedText(text: string): string | undefined {
  const [, day, name, first, second, year, time, zone = "GMT"] = inFeed.exec(text) ?? [];
  const short = (name ?? first ?? "").slice(0, 3).toLowerCase();
  const month = months.indexOf(germanMonths[short] ?? short);
  const offset = /^[+-]/.test(zone)
    ? zone
    : (zones[zone.toUpperCase()] ?? (/^(?:UTC?|GMT|Z|[ECMP][SD]T)$/i.test(zone) ? zone : undefined));
  return month < 0 || !offset
    ? undefined
    : `${day ?? second} ${months[month]} ${year} ${time} ${offset.replace(":", "")}`;
}

function isoText(text: string): string {
  const [, day, time = "0:00", zone = "Z"] = inUtc.exec(text) ?? [];
  if (!day) return text;
  const offset = /^(?:z|utc)$/i.test(zone) ? "Z" : zone.replace(/^([+-]\d{2})(\d{2})$/, "$1:$2");
  return `${day}T${time.padStart(time.indexOf(":") === 1 ? time.length + 1 : time.length, "0")}${offset}`;
}

/** As the databases of other products write "none": no mistake. */
export const isNoDate = (text: string | null | undefined): boolean =>
  !text?.trim() || text.trim().startsWith("0000-00-00");

/** ISO from ISO, SQL or RFC 822 dates; null for impossible dates and those before the web, such as year 0. */
export function readDate(text: string | null | undefined): string | null {
  // JavaScript takes the year 0001 for 2001 where a month has its name.
  if (!text || isNoDate(text) || /\b[a-z]{3,} 0\d{3}\b/i.test(text)) return null;
  const date = new Date(feedText(text.trim()) ?? isoText(text.trim()));
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
