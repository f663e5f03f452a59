import { setImmediate } from "node:timers/promises";
import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import { isTimeZone } from "../../../lib/time-zone.ts";
import type { TimeSpan } from "../offered-slots.ts";
import { type CalendarReading, UnreadableCalendar } from "./calendar-reading.ts";

/** Occurrences per calendar; stops rules that repeat every second. */
const maxOccurrences = 100_000;
const occurrencesAtOnce = 500;

/** By the calendar's VTIMEZONE, else the zone's name, else the owner's zone. */
function instantOf(time: ICAL.Time, tzid: string | undefined, zone: string): number {
  if (!time.isDate && time.zone && time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1000;
  const { year, month, day, hour, minute, second } = time;
  const clock = time.isDate ? { year, month, day } : { year, month, day, hour, minute, second };
  const timeZone = !time.isDate && tzid !== undefined && isTimeZone(tzid) ? tzid : zone;
  return Temporal.PlainDateTime.from(clock).toZonedDateTime(timeZone).epochMilliseconds;
}

const zoneOf = (event: ICAL.Event): string | undefined => {
  const tzid: unknown = event.component.getFirstProperty("dtstart")?.getFirstParameter("tzid");
  return typeof tzid === "string" ? tzid : undefined;
};

function isBusy(component: ICAL.Component): boolean {
  const says = (name: string) => String(component.getFirstPropertyValue(name) ?? "").toUpperCase();
  return says("status") !== "CANCELLED" && says("transp") !== "TRANSPARENT";
}

function parseCalendar(text: string): ICAL.Component {
  try {
    const parsed: unknown = ICAL.parse(text);
    const calendar = new ICAL.Component(parsed as ConstructorParameters<typeof ICAL.Component>[0]);
    if (calendar.name === "vcalendar") return calendar;
  } catch {
    // Any parser error means that it is not a calendar.
  }
  throw new UnreadableCalendar("What the URL sends is not a calendar.");
}

/** Merges overlapping and adjacent spans, sorted. */
function merged(spans: readonly TimeSpan[]): TimeSpan[] {
  const result: TimeSpan[] = [];
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}

/** Sorted and merged. Hostile rules may never end: run it in a worker only. @throws UnreadableCalendar */
export async function readBusyTimes(text: string, { span, zone, ownUid }: CalendarReading): Promise<TimeSpan[]> {
  const components = parseCalendar(text).getAllSubcomponents("vevent");
  const exceptions = Map.groupBy(
    components.filter((component) => component.hasProperty("recurrence-id")),
    (component) => String(component.getFirstPropertyValue("uid")),
  );
  const spans: TimeSpan[] = [];
  let occurrences = 0;
  const add = (event: ICAL.Event, first: ICAL.Time, last: ICAL.Time) => {
    const tzid = zoneOf(event);
    const start = instantOf(first, tzid, zone);
    const end = instantOf(last, tzid, zone);
    if (isBusy(event.component) && end > start && end > span.start && start < span.end) spans.push({ start, end });
    return start;
  };
  for (const component of components) {
    const uid = String(component.getFirstPropertyValue("uid"));
    if (component.hasProperty("recurrence-id") || !component.hasProperty("dtstart") || uid.endsWith(ownUid)) continue;
    const event = new ICAL.Event(component, { exceptions: exceptions.get(uid) ?? [] });
    if (!event.isRecurring()) {
      add(event, event.startDate, event.endDate);
      continue;
    }
    const iterator = event.iterator();
    for (let next = iterator.next() as ICAL.Time | null; next; next = iterator.next() as ICAL.Time | null) {
      if (++occurrences > maxOccurrences) throw new UnreadableCalendar("The calendar repeats too many events.");
      if (occurrences % occurrencesAtOnce === 0) await setImmediate();
      if (instantOf(next, zoneOf(event), zone) >= span.end) break;
      const { item, startDate, endDate } = event.getOccurrenceDetails(next);
      add(item, startDate, endDate);
    }
  }
  return merged(spans);
}
