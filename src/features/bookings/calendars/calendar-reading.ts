import type { TimeSpan } from "../offered-slots.ts";

export type CalendarReading = {
  span: TimeSpan;
  /** IANA zone for times without one. */
  zone: string;
  /** UID suffix of the site's own bookings, which are skipped. */
  ownUid: string;
};

export type ReadBusyTimes = (text: string, reading: CalendarReading) => Promise<TimeSpan[]>;

export class UnreadableCalendar extends Error {
  override name = "UnreadableCalendar";
}
