import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import { UnreadableCalendar } from "./calendar-reading.ts";

/** RFC 7265, as ical.js reads it. */
type JCal = [name: string, properties: unknown[], components: JCal[]];

const topComponents: ReadonlySet<string> = new Set(["vevent", "vfreebusy", "vtodo", "vjournal", "vtimezone"]);

const timeProperty = /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE|FREEBUSY)(;.*)?:([^:]*)$/i;
const timeValue = /^(\d{8}(?:T\d{6})?)Z?(?:\/(?:(\d{8}T\d{6})Z?|\+?P[\dWDTHMS]+))?$/;

/** One line per value, with an explicit type and a quoted zone. @throws for a time that does not exist */
function timeLines(line: string): string[] {
  const [, name, parameters = "", values = ""] = timeProperty.exec(line) ?? [];
  if (!name) return [/^(?:RRULE|EXRULE)[;:]/i.test(line) ? line.replaceAll(/\s/g, "").toUpperCase() : line];
  const isDay = /;VALUE=DATE(;|$)/i.test(parameters);
  const others = parameters
    .replace(/;VALUE=[^;]*/i, "")
    .replace(/;TZID="?([^";]*)"?/i, (_, zone: string) => (zone.trim() ? `;TZID="${zone.trim()}"` : ""));
  return values.split(",").map((raw) => {
    const value = isDay ? raw.trim().slice(0, 8) : raw.trim();
    const [, start = "", end = start] = timeValue.exec(value) ?? [];
    for (const time of [start, end]) Temporal.PlainDateTime.from(time);
    const type = value.includes("/") ? "PERIOD" : value.includes("T") ? "DATE-TIME" : "DATE";
    return `${name}${others};VALUE=${type}:${value}`;
  });
}

function unfold(text: string): { line: string; number: number }[] {
  const lines: { line: string; number: number }[] = [];
  for (const [index, row] of text.split(/\r\n?|\n/).entries()) {
    const last = lines.at(-1);
    if (last && /^[ \t]/.test(row)) last.line += row.slice(1);
    else if (row.trim()) lines.push({ line: row.trimStart(), number: index + 1 });
  }
  return lines;
}

export type CalendarEvent = {
  component: ICAL.Component;
  /** Line in the file, from 1. */
  line: number;
  unreadableLines: number[];
  /** Zone for times without one; undefined: the owner's. */
  zone: string | undefined;
};

type CalendarFile = {
  events: CalendarEvent[];
  /** Google names the main calendar of an account after its email address. */
  names: string[];
  strayLines: number[];
  isCut: boolean;
};

type OpenComponent = { jCal: JCal; line: number; unreadableLines: number[] };

/** Without its offsets, a VTIMEZONE would count as UTC. */
function isUsableZone(zone: ICAL.Component): boolean {
  const needed = ["dtstart", "tzoffsetfrom", "tzoffsetto"];
  const changes = [...zone.getAllSubcomponents("standard"), ...zone.getAllSubcomponents("daylight")];
  return zone.hasProperty("tzid") && changes.some((change) => needed.every((name) => change.hasProperty(name)));
}

function eventsOf(calendar: ICAL.Component, opened: ReadonlyMap<unknown, OpenComponent>): CalendarEvent[] {
  const zone = calendar.getFirstPropertyValue("x-wr-timezone");
  for (const described of calendar.getAllSubcomponents("vtimezone"))
    if (!isUsableZone(described)) calendar.removeSubcomponent(described);
  const components = [...calendar.getAllSubcomponents("vevent"), ...calendar.getAllSubcomponents("vfreebusy")];
  return components.flatMap((component) => {
    const position = opened.get(component.jCal);
    return position ? { ...position, component, zone: zone ? String(zone) : undefined } : [];
  });
}

/** Line by line, so that an error loses only its line; `strayLines` are outside of events. @throws UnreadableCalendar */
export function readCalendarFile(text: string): CalendarFile {
  const root: OpenComponent = { jCal: ["", [], []], line: 1, unreadableLines: [] };
  const opened = new Map<unknown, OpenComponent>();
  let calendar: OpenComponent | undefined;
  let path = [root];
  for (const { line, number } of unfold(text)) {
    const [, keyword, componentName = ""] = /^(BEGIN|END):(.*)$/i.exec(line) ?? [];
    const name = componentName.trim().toLowerCase();
    if (keyword?.toUpperCase() === "BEGIN") {
      // A top-level component closes any open one.
      if (name === "vcalendar") path = [root];
      else if (topComponents.has(name)) path = [root, ...(calendar ? [calendar] : [])];
      const component: OpenComponent = { jCal: [name, [], []], line: number, unreadableLines: [] };
      path.at(-1)?.jCal[2].push(component.jCal);
      path.push(component);
      opened.set(component.jCal, component);
      if (name === "vcalendar") calendar = component;
    } else if (keyword) {
      const end = path.findLastIndex(({ jCal }) => jCal[0] === name);
      if (end > 0) path = path.slice(0, end);
    } else {
      try {
        const properties: unknown[] = timeLines(line).map((property): unknown =>
          ICAL.parse.property(property, ICAL.design.icalendar),
        );
        path.at(-1)?.jCal[1].push(...properties);
      } catch {
        (path[2] ?? root).unreadableLines.push(number);
      }
    }
  }
  const calendars = root.jCal[2].filter(([name]) => name === "vcalendar").map((jCal) => new ICAL.Component(jCal));
  if (calendars.length === 0) throw new UnreadableCalendar("What the URL sends is not a calendar.");
  const events = calendars.flatMap((calendar) => eventsOf(calendar, opened));
  const names = calendars.map((calendar) => String(calendar.getFirstPropertyValue("x-wr-calname") ?? ""));
  return { events, names, strayLines: root.unreadableLines, isCut: path.length > 1 };
}
