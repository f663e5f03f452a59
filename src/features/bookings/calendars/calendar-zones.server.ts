import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import { findIana, IANA_ALIAS_MAP } from "windows-iana";
import { isTimeZone } from "../../../lib/time/time-zone.ts";

const offsetNanoseconds = (zone: string, time: string) =>
  Temporal.ZonedDateTime.from(`${time}[${zone}]`).offsetNanoseconds;

const cities = IANA_ALIAS_MAP.flatMap(({ alias }): readonly string[] => alias);

/** Outlook's labels, such as "(UTC+01:00) Amsterdam, Berlin": the city's zone, if the offset matches too. */
function labelledZone(label: string): string | undefined {
  const [, offset = "+00:00", words] = /^\((?:UTC|GMT)([+-]\d\d:\d\d)?\) ?(.+)$/i.exec(label) ?? [];
  const candidates = (words ?? "").split(/, ?/).flatMap((word) => {
    const name = word.replace(/ Time( \(.*\))?$/, "");
    return [
      ...findIana(`${name} Standard Time`),
      ...cities.filter((zone) => zone.endsWith(`/${name.replaceAll(" ", "_")}`)),
    ];
  });
  if (words === "Coordinated Universal Time") return "UTC";
  return candidates.find((zone) =>
    ["2026-01-01T12:00", "2026-07-01T12:00"].some(
      (time) => isTimeZone(zone) && offsetNanoseconds(zone, time) === offsetNanoseconds(offset, time),
    ),
  );
}

/** IANA name or offset of a zone as calendars name it; undefined if unknown. */
export function resolveZone(label: string): string | undefined {
  // Some programs put a path before the name: "/freeassociation.sourceforge.net/Tzfile/Europe/Berlin".
  const parts = label.trim().split("/");
  const names = parts.map((_, from) => parts.slice(from).join("/"));
  const [, sign, hours, minutes = "00"] = /^(?:GMT|UTC)?([+-])(\d\d?):?(\d\d)?$/i.exec(label.trim()) ?? [];
  const offset = sign && hours && `${sign}${hours.padStart(2, "0")}:${minutes}`;
  return (
    [...names, ...findIana(label.trim()), ...(offset ? [offset] : [])].find(isTimeZone) ?? labelledZone(label.trim())
  );
}

/** A zone without a VTIMEZONE in the file. */
class NamedZone extends ICAL.Timezone {
  readonly #offsets = new Map<string, number>();
  readonly #zone: string;

  constructor(tzid: string, zone: string) {
    super({ tzid });
    this.#zone = zone;
  }

  /** In seconds. */
  override utcOffset({ year, month, day, hour, minute }: ICAL.Time): number {
    const key = `${year}-${month}-${day}-${hour}-${minute}`;
    const cached = this.#offsets.get(key);
    if (cached !== undefined) return cached;
    const clock = new Temporal.PlainDateTime(year, month, day, hour, minute);
    const offset = clock.toZonedDateTime(this.#zone).offsetNanoseconds / 1e9;
    this.#offsets.set(key, offset);
    return offset;
  }
}

/** Makes a zone available to ICAL.Time; false if it is unknown. */
export function registerZone(tzid: string): boolean {
  if (ICAL.TimezoneService.has(tzid)) return true;
  const zone = resolveZone(tzid);
  if (zone !== undefined) ICAL.TimezoneService.register(new NamedZone(tzid, zone));
  return zone !== undefined;
}
