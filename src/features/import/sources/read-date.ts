const earliestYear = 1970;
const latestYear = 2200;

/** ISO and SQL dates; without a zone they are UTC, as in Ghost, WordPress and Hugo. */
const isoPattern = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?(?: ?(Z|UTC|[+-]\d{2}:?\d{2}))?$/i;

/** Time zones of feeds that JavaScript doesn't know; ambiguous ones as podcast hosts use them. */
const zones: Readonly<Record<string, string>> = {
  ...{ WET: "+0000", WEST: "+0100", BST: "+0100", CET: "+0100", MEZ: "+0100", CEST: "+0200", MESZ: "+0200" },
  ...{ EET: "+0200", EEST: "+0300", MSK: "+0300", IST: "+0530", SGT: "+0800", HKT: "+0800", AWST: "+0800" },
  ...{ JST: "+0900", KST: "+0900", ACST: "+0930", ACDT: "+1030", AEST: "+1000", AEDT: "+1100", NZST: "+1200" },
  ...{ NZDT: "+1300", AKST: "-0900", AKDT: "-0800", HST: "-1000", BRT: "-0300", ART: "-0300" },
};

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
/** RFC 822 and its variants: any or no weekday, month first, no seconds, German months. */
const feedPattern =
  /^(?:[a-zäöü]+\.?,?\s+)?(?:(\d{1,2})\s+([a-zäöü]{3,9})\.?|([a-zäöü]{3,9})\.?\s+(\d{1,2}),?)\s+(\d{4})\s+(\d{1,2}:\d{2}(?::\d{2})?)\s*([+-]\d{2}:?\d{2}|[a-z]{1,5})?$/i;
const germanMonths: Readonly<Record<string, string>> = { mär: "mar", mai: "may", okt: "oct", dez: "dec" };

/** In the form that JavaScript parses; undefined for another format or an unknown zone. */
function readableFeedDate(text: string): string | undefined {
  const [, day, name, first, second, year, time, zone = "GMT"] = feedPattern.exec(text) ?? [];
  const short = (name ?? first ?? "").slice(0, 3).toLowerCase();
  const month = months.indexOf(germanMonths[short] ?? short);
  const isParsed = /^(?:[+-].*|UTC?|GMT|Z|[ECMP][SD]T)$/i.test(zone);
  const offset = zones[zone.toUpperCase()] ?? (isParsed ? zone : undefined);
  return month < 0 || !offset
    ? undefined
    : `${day ?? second} ${months[month]} ${year} ${time} ${offset.replace(":", "")}`;
}

function toIsoDate(text: string): string {
  const [, day, time = "0:00", zone = "Z"] = isoPattern.exec(text) ?? [];
  if (!day) return text;
  const offset = /^(?:z|utc)$/i.test(zone) ? "Z" : zone.replace(/^([+-]\d{2})(\d{2})$/, "$1:$2");
  return `${day}T${time.padStart(time.indexOf(":") === 1 ? time.length + 1 : time.length, "0")}${offset}`;
}

/** "No date" in the databases of other products, not an invalid one. */
export const isMissingDate = (text: string | null | undefined): boolean =>
  !text?.trim() || text.trim().startsWith("0000-00-00");

/** ISO from ISO, SQL or RFC 822 dates; null for invalid dates and unlikely years, such as 0. */
export function readDate(text: string | null | undefined): string | null {
  // JavaScript parses "1 Jan 0001" as 2001.
  if (!text || isMissingDate(text) || /\b[a-z]{3,} 0\d{3}\b/i.test(text)) return null;
  const date = new Date(readableFeedDate(text.trim()) ?? toIsoDate(text.trim()));
  if (Number.isNaN(date.getTime())) return null;
  const year = date.getUTCFullYear();
  return year < earliestYear || year > latestYear ? null : date.toISOString();
}

/** Seconds of "1:02:03", "24:51" or "1491"; null for anything else and for 0. */
export function readDuration(text: string): number | null {
  if (!/^\d{1,6}(?::\d{1,2}){0,2}(?:\.\d+)?$/.test(text.trim())) return null;
  const seconds = text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  return seconds > 0 ? Math.round(seconds) : null;
}

/** A positive integer; null for anything else. */
export const positive = (text: string | undefined): number | null =>
  /^\d{1,12}$/.test(text?.trim() ?? "") ? Number(text) || null : null;
