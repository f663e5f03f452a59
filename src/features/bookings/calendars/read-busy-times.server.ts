import { setImmediate } from "node:timers/promises";
import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import type { TimeSpan } from "../offered-slots.ts";
import { type CalendarEvent, readCalendarFile } from "./calendar-components.server.ts";
import { type BusyTimes, type CalendarReading, UnreadableCalendar } from "./calendar-reading.ts";
import { registerZone } from "./calendar-zones.server.ts";

/** Occurrences per event; stops rules that repeat every second. */
const maxOccurrences = 50_000;
const batchSize = 500;
const maxReasons = 3;

class UnreadableEvent extends Error {
  override name = "UnreadableEvent";
}

const utc = ICAL.Timezone.utcTimezone;

/** All-day times start at midnight in the owner's zone. */
function instantOf(time: ICAL.Time, zone: string): number {
  if (!time.isDate) return time.toUnixTime() * 1000;
  const { year, month, day } = time;
  return Temporal.PlainDate.from({ year, month, day }).toZonedDateTime(zone).epochMilliseconds;
}

/** In the owner's zone for a UTC time, otherwise as written. */
function dayOf(time: ICAL.Time, zone: string): string {
  if (time.zone !== utc) return time.toString().slice(0, 10);
  return Temporal.Instant.fromEpochMilliseconds(time.toUnixTime() * 1000)
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toString();
}

function isBusy(component: ICAL.Component, ownerEmails: ReadonlySet<string>): boolean {
  const propertyText = (name: string) => String(component.getFirstPropertyValue(name) ?? "").toUpperCase();
  if (propertyText("status") === "CANCELLED" || propertyText("transp") === "TRANSPARENT") return false;
  return !component.getAllProperties("attendee").some(
    (attendee) =>
      String(attendee.getFirstParameter("partstat")).toUpperCase() === "DECLINED" &&
      ownerEmails.has(
        String(attendee.getFirstValue())
          .replace(/^mailto:/i, "")
          .toLowerCase(),
      ),
  );
}

/** Gives every time a zone, by default that of the start, before rules are expanded. @throws UnreadableEvent for an unknown one */
function assignZones({ component, zone: calendarZone }: CalendarEvent, ownerZone: string): void {
  const startZone = component.getFirstProperty("dtstart")?.getFirstParameter("tzid");
  for (const property of component.getAllProperties()) {
    if (property.type !== "date-time" && property.type !== "period") continue;
    if (/Z$|Z,/.test(String(property.jCal[3]))) continue;
    const tzid = property.getFirstParameter("tzid") ?? startZone ?? calendarZone ?? ownerZone;
    property.setParameter("tzid", tzid);
    if (component.getTimeZoneByID(tzid) || registerZone(tzid)) continue;
    throw new UnreadableEvent(`the time zone “${tzid.slice(0, 80)}” is unknown`);
  }
}

const valuesOf = (component: ICAL.Component, name: string): unknown[] =>
  component.getAllProperties(name).flatMap((property) => property.getValues() as unknown[]);

const timesOf = (component: ICAL.Component, name: string): ICAL.Time[] =>
  valuesOf(component, name).filter((value) => value instanceof ICAL.Time);

/** Converts UNTIL to the type of DTSTART; a day counts until its end. */
function alignUntil(component: ICAL.Component, start: ICAL.Time, zone: string): void {
  for (const rule of valuesOf(component, "rrule")) {
    if (!(rule instanceof ICAL.Recur) || !rule.until) continue;
    if (start.isDate) rule.until = ICAL.Time.fromDateString(dayOf(rule.until, zone));
    else if (rule.until.isDate) rule.until = ICAL.Time.fromDateTimeString(`${rule.until.toString()}T23:59:59`);
    if (!start.isDate && rule.until.zone !== utc) rule.until.zone = start.zone;
  }
}

/** Occurrences that the rule does not produce: EXDATE, and those replaced by RECURRENCE-ID. */
function exclusionsOf(times: readonly ICAL.Time[], start: ICAL.Time, zone: string): (time: ICAL.Time) => boolean {
  const [days, instants] = [new Set<string>(), new Set<number>()];
  for (const time of times) {
    if (time.isDate || start.isDate) days.add(dayOf(time, zone));
    else instants.add(time.toUnixTime());
  }
  return (time) => days.has(time.toString().slice(0, 10)) || (!time.isDate && instants.has(time.toUnixTime()));
}

type Series = {
  reading: CalendarReading;
  add: (component: ICAL.Component, start: ICAL.Time, end: ICAL.Time) => void;
  /** By UID. */
  exceptions: ReadonlyMap<string, readonly ICAL.Component[]>;
};

const uidOf = (component: ICAL.Component) => String(component.getFirstPropertyValue("uid") ?? "");
const isRange = (component: ICAL.Component) =>
  component.getFirstProperty("recurrence-id")?.getFirstParameter("range") !== undefined;

/** @throws UnreadableEvent */
async function readEvent(
  { component }: CalendarEvent,
  { reading, add, exceptions: exceptionsByUid }: Series,
): Promise<void> {
  const { zone, span } = reading;
  if (!component.hasProperty("dtstart")) throw new UnreadableEvent("an event has no start");
  const exceptions = component.hasProperty("recurrence-id") ? [] : (exceptionsByUid.get(uidOf(component)) ?? []);
  const single = exceptions.filter((exception) => !isRange(exception));
  const start: ICAL.Time = new ICAL.Event(component).startDate;
  const moved = single.flatMap((exception) => timesOf(exception, "recurrence-id"));
  const isExcluded = exclusionsOf([...timesOf(component, "exdate"), ...moved], start, zone);
  alignUntil(component, start, zone);
  component.removeAllProperties("exdate");
  for (const property of component.getAllProperties("rdate")) {
    // The library ignores periods.
    if (property.type !== "period") continue;
    for (const period of property.getValues() as ICAL.Period[]) add(component, period.start, period.getEnd());
    component.removeProperty(property);
  }
  const event = new ICAL.Event(component, { exceptions: exceptions.filter(isRange) });
  if (!isExcluded(start)) add(component, start, event.endDate);
  if (!event.isRecurring()) return;
  const iterator = event.iterator();
  let occurrences = 0;
  for (let next = iterator.next() as ICAL.Time | null; next; next = iterator.next() as ICAL.Time | null) {
    if (++occurrences > maxOccurrences) throw new UnreadableEvent("an event repeats too often");
    if (occurrences % batchSize === 0) await setImmediate();
    if (instantOf(next, zone) >= span.end) break;
    if (isExcluded(next)) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    add(item.component, startDate, endDate);
  }
}

function readFreeBusy({ component }: CalendarEvent, add: Series["add"]): void {
  for (const property of component.getAllProperties("freebusy")) {
    if (String(property.getFirstParameter("fbtype") ?? "").toUpperCase() === "FREE") continue;
    for (const period of property.getValues() as ICAL.Period[]) add(component, period.start, period.getEnd());
  }
}

/** Merges overlapping and adjacent spans, sorted. */
function merged(spans: readonly TimeSpan[]): TimeSpan[] {
  const result: TimeSpan[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}

const wasSkipped = (count: number) => (count === 1 ? "isn’t valid and was" : "aren’t valid and were");
const linesLeftOut = (lines: readonly number[]) =>
  `${lines.length === 1 ? "line" : "lines"} ${lines.slice(0, maxReasons).join(", ")}${lines.length > maxReasons ? " and others" : ""} ${wasSkipped(lines.length)} left out`;

/** Quotes line numbers, never content: only times are stored. */
function problemOf(
  problems: ReadonlyMap<CalendarEvent, string>,
  total: number,
  { strayLines, isCut }: { strayLines: number[]; isCut: boolean },
) {
  const reasons = [...new Set(problems.values())];
  const more = reasons.length > maxReasons ? [`${reasons.length - maxReasons} other reasons`] : [];
  const sentences = [
    problems.size > 0
      ? `${problems.size} of ${total} events could not be read: ${[...reasons.slice(0, maxReasons), ...more].join("; ")}.`
      : "",
    strayLines.length > 0 ? `Outside its events, ${linesLeftOut(strayLines)}.` : "",
    isCut ? "The file ends too early, so events may be missing." : "",
  ];
  return sentences.filter(Boolean).join(" ") || null;
}

/** Only for a worker: hostile rules may never end. @throws UnreadableCalendar */
export async function readBusyTimes(text: string, reading: CalendarReading): Promise<BusyTimes> {
  const { span, zone, ownUid, ownerEmail } = reading;
  const file = readCalendarFile(text);
  const ownerEmails = new Set([ownerEmail, ...file.names].map((email) => email.toLowerCase()));
  const events = file.events.filter(({ component }) => !uidOf(component).endsWith(ownUid));
  const problems = new Map<CalendarEvent, string>();
  const failed = new Set<CalendarEvent>();
  async function attempt(event: CalendarEvent, work: () => void | Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      failed.add(event);
      const reason = error instanceof UnreadableEvent ? error.message : "one of its times isn’t valid";
      if (!problems.has(event)) problems.set(event, `${reason} (line ${event.line})`);
    }
  }
  for (const event of events) {
    if (event.unreadableLines.length > 0) problems.set(event, linesLeftOut(event.unreadableLines));
    await attempt(event, () => assignZones(event, zone));
  }
  const readable = events.filter((event) => !failed.has(event)).map(({ component }) => component);
  const exceptions = Map.groupBy(
    readable.filter((component) => component.hasProperty("recurrence-id") && component.hasProperty("uid")),
    uidOf,
  );
  const spans: TimeSpan[] = [];
  let canBeBusy = false;
  function add(component: ICAL.Component, first: ICAL.Time, last: ICAL.Time): void {
    if (!isBusy(component, ownerEmails)) return;
    const start = instantOf(first, zone);
    let end = instantOf(last, zone);
    if (first.isDate && end <= start) {
      const next = first.clone();
      next.adjust(1, 0, 0, 0);
      end = instantOf(next, zone);
    }
    if (end < start) throw new UnreadableEvent("an event ends before it begins");
    canBeBusy ||= end > start;
    if (end > start && end > span.start && start < span.end) spans.push({ start, end });
  }
  for (const event of events) {
    if (failed.has(event)) continue;
    const isEvent = event.component.name === "vevent";
    await attempt(event, () => (isEvent ? readEvent(event, { reading, add, exceptions }) : readFreeBusy(event, add)));
  }
  const problem = problemOf(problems, events.length, file);
  if (failed.size > 0 && failed.size === events.length) throw new UnreadableCalendar(problem ?? "");
  const ends = events.map(({ component }) =>
    component.name === "vfreebusy" ? component.getFirstPropertyValue("dtend") : null,
  );
  const knownUntil = Math.min(
    span.end,
    ...(ends.length > 0 && ends.every((end) => end instanceof ICAL.Time)
      ? [Math.max(...ends.map((end) => instantOf(end, zone)))]
      : []),
  );
  return { spans: merged(spans), problem, canBeBusy, knownUntil };
}
