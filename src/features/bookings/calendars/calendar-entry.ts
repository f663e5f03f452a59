import ICAL from "ical.js";

export type CalendarEntry = {
  /** Stable through every change, such as "{reference}@example.com". */
  uid: string;
  /** Increases with every change. */
  sequence: number;
  start: Date;
  end: Date;
  stamp: Date;
  title: string;
  description: string;
  location: string;
  organizer: { name: string; email: string };
  /** Absent in the owner's own calendar. */
  attendee?: { name: string; email: string } | undefined;
};

/** Invitation, cancellation, or read-only entries (RFC 5546). */
export type CalendarMethod = "REQUEST" | "CANCEL" | "PUBLISH";

/** Control characters and quotes are invalid in parameters, and parsers disagree on how to escape them. */
const plain = (value: string) => value.replaceAll(/[\p{Cc}"]/gu, "");

/** Normalises line breaks and strips other control characters. */
const text = (value: string) => value.replaceAll(/\r\n?/g, "\n").replaceAll(/[^\P{Cc}\n]/gu, "");

function person(name: "organizer" | "attendee", contact: { name: string; email: string }): ICAL.Property {
  const property = new ICAL.Property(name);
  property.setParameter("cn", plain(contact.name));
  property.setValue(`mailto:${contact.email.replaceAll(/[\s,;:<>"]/g, "")}`);
  return property;
}

function reminder(title: string): ICAL.Component {
  const alarm = new ICAL.Component("valarm");
  alarm.addPropertyWithValue("action", "DISPLAY");
  alarm.addPropertyWithValue("trigger", ICAL.Duration.fromString("-PT15M"));
  alarm.addPropertyWithValue("description", text(title));
  return alarm;
}

function event(entry: CalendarEntry, isCancelled: boolean): ICAL.Component {
  const component = new ICAL.Component("vevent");
  const add = (name: string, value: string | number | ICAL.Time) => component.addPropertyWithValue(name, value);
  add("uid", text(entry.uid));
  add("sequence", entry.sequence);
  for (const [name, instant] of [
    ["dtstamp", entry.stamp],
    ["dtstart", entry.start],
    ["dtend", entry.end],
  ] as const)
    add(name, ICAL.Time.fromJSDate(instant, true));
  add("summary", text(entry.title));
  add("description", text(entry.description));
  if (entry.location) add("location", text(entry.location));
  component.addProperty(person("organizer", entry.organizer));
  if (entry.attendee) {
    const attendee = component.addProperty(person("attendee", entry.attendee));
    for (const [name, value] of [
      ["role", "REQ-PARTICIPANT"],
      ["partstat", "ACCEPTED"],
      ["rsvp", "FALSE"],
    ] as const)
      attendee.setParameter(name, value);
  }
  add("status", isCancelled ? "CANCELLED" : "CONFIRMED");
  add("transp", "OPAQUE");
  if (!isCancelled) component.addSubcomponent(reminder(entry.title));
  return component;
}

/** A property whose type isn't known to the library. */
function typed(name: string, type: string, value: string | ICAL.Duration): ICAL.Property {
  const property = new ICAL.Property(name);
  property.resetType(type);
  property.setValue(value);
  return property;
}

// The space at the start of a folded line counts towards its 75 octets.
ICAL.foldLength = 74;

/** RFC 5545 requires at least one component. */
const emptyCalendarComponent = `BEGIN:VTIMEZONE
TZID:UTC
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0000
TZOFFSETTO:+0000
END:STANDARD
END:VTIMEZONE`;

/** RFC 5545 and 5546, in UTC; `name` is the calendar's name for subscribers. */
export function calendarFile(entries: readonly CalendarEntry[], method: CalendarMethod, name?: string): string {
  const calendar = new ICAL.Component("vcalendar");
  calendar.addPropertyWithValue("version", "2.0");
  calendar.addPropertyWithValue("prodid", "-//Chartroom//Bookings//EN");
  calendar.addPropertyWithValue("calscale", "GREGORIAN");
  calendar.addPropertyWithValue("method", method);
  if (name !== undefined) {
    calendar.addProperty(typed("x-wr-calname", "text", text(name)));
    calendar.addProperty(typed("refresh-interval", "duration", ICAL.Duration.fromString("PT1H")));
  }
  for (const entry of entries) calendar.addSubcomponent(event(entry, method === "CANCEL"));
  if (entries.length === 0) calendar.addSubcomponent(ICAL.Component.fromString(emptyCalendarComponent));
  return `${calendar.toString()}\r\n`;
}
