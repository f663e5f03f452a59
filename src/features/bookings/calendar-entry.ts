export type CalendarEntry = {
  /** Stays the same through every change, such as "{reference}@example.com". */
  uid: string;
  /** Grows with every change. */
  sequence: number;
  method: "REQUEST" | "CANCEL";
  start: Date;
  end: Date;
  /** When this version was written. */
  stamp: Date;
  title: string;
  description: string;
  /** A URL or a place in words. */
  location: string;
  organizer: { name: string; email: string };
  attendee: { name: string; email: string };
};

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

/** An iCalendar file with one event (RFC 5545, with the method of RFC 5546). Times are instants, so no zone can be wrong. */
export function calendarFile(entry: CalendarEntry): string {
  const cancelled = entry.method === "CANCEL";
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Chartroom//Bookings//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${entry.method}`,
    "BEGIN:VEVENT",
    `UID:${text(entry.uid)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${instant(entry.stamp)}`,
    `DTSTART:${instant(entry.start)}`,
    `DTEND:${instant(entry.end)}`,
    `SUMMARY:${text(entry.title)}`,
    `DESCRIPTION:${text(entry.description)}`,
    `LOCATION:${text(entry.location)}`,
    `ORGANIZER;CN=${quoted(entry.organizer.name)}:${address(entry.organizer.email)}`,
    `ATTENDEE;CN=${quoted(entry.attendee.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:${address(entry.attendee.email)}`,
    `STATUS:${cancelled ? "CANCELLED" : "CONFIRMED"}`,
    "TRANSP:OPAQUE",
    ...(cancelled
      ? []
      : ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT15M", `DESCRIPTION:${text(entry.title)}`, "END:VALARM"]),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join(crlf)}${crlf}`;
}
