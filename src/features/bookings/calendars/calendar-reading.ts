import type { TimeSpan } from "../offered-slots.ts";

/** What is read of a calendar. */
export type CalendarReading = {
  /** Only what touches this span is read. */
  span: TimeSpan;
  /** The IANA zone of days and times that name none. */
  zone: string;
  /** Events whose UID ends like this are the site's own bookings. */
  ownUid: string;
};

/** Reads the busy times of a calendar in iCalendar format, apart from requests. @throws UnreadableCalendar */
export type ReadBusyTimes = (text: string, reading: CalendarReading) => Promise<TimeSpan[]>;

/** A calendar that cannot be read; the message says why. */
export class UnreadableCalendar extends Error {
  override name = "UnreadableCalendar";
}
