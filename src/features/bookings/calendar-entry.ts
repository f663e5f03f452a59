export type CalendarEntry = {
  /** Stays the same through every change, such as "{reference}@example.com". */
  uid: string;
  /** Grows with every change. */
  sequence: number;
  start: Date;
  end: Date;
  /** When this version was written. */
  stamp: Date;
  title: string;
  description: string;
  /** A URL or a place in words. */
  location: string;
  organizer: { name: string; email: string };
  /** Absent in the owner's own calendar. */
  attendee?: { name: string; email: string } | undefined;
};

/** What a file asks of a calendar: an invitation, its withdrawal, or entries to read (RFC 5546). */
export type CalendarMethod = "REQUEST" | "CANCEL" | "PUBLISH";

const crlf = "\r\n";
const maxLineBytes = 75;

const instant = (date: Date) => date.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");

/** A TEXT value (RFC 5545, 3.3.11); control characters have no place in one. */
const text = (value: string) =>
  value
    .replaceAll("\\", "\\\\")
    .replaceAll(";", "\\;")
    .replaceAll(",", "\\,")
    .replaceAll(/\r\n|\r|\n/g, "\\n")
    .replaceAll(/\p{Cc}/gu, "");

/** A parameter's value in quotes, which cannot themselves be part of it (RFC 5545, 3.1). */
const quoted = (value: string) => `"${value.replaceAll(/[\p{Cc}"]/gu, "")}"`;

const address = (email: string) => `mailto:${email.replaceAll(/[\s,;:<>"]/g, "")}`;

/** Lines of at most 75 bytes that never cut a character (RFC 5545, 3.1). */
function fold(line: string): string {
  const lines: string[] = [];
  let current = "";
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > maxLineBytes) {
      lines.push(current);
      current = " ";
      bytes = 1;
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join(crlf);
}

function eventLines(entry: CalendarEntry, isCancelled: boolean): string[] {
  const { attendee } = entry;
  return [
    "BEGIN:VEVENT",
    `UID:${text(entry.uid)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${instant(entry.stamp)}`,
    `DTSTART:${instant(entry.start)}`,
    `DTEND:${instant(entry.end)}`,
    `SUMMARY:${text(entry.title)}`,
    `DESCRIPTION:${text(entry.description)}`,
    ...(entry.location ? [`LOCATION:${text(entry.location)}`] : []),
    `ORGANIZER;CN=${quoted(entry.organizer.name)}:${address(entry.organizer.email)}`,
    ...(attendee
      ? [
          `ATTENDEE;CN=${quoted(attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:${address(attendee.email)}`,
        ]
      : []),
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    "TRANSP:OPAQUE",
    ...(isCancelled
      ? []
      : ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT15M", `DESCRIPTION:${text(entry.title)}`, "END:VALARM"]),
    "END:VEVENT",
  ];
}

/**
 * An iCalendar file (RFC 5545, with the method of RFC 5546). Times are instants, so no zone can be wrong.
 * @param name what a calendar that subscribes to the file calls it
 */
export function calendarFile(entries: readonly CalendarEntry[], method: CalendarMethod, name?: string): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Chartroom//Bookings//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    ...(name === undefined ? [] : [`X-WR-CALNAME:${text(name)}`, "REFRESH-INTERVAL;VALUE=DURATION:PT1H"]),
    ...entries.flatMap((entry) => eventLines(entry, method === "CANCEL")),
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join(crlf)}${crlf}`;
}
