import { UnreadableFile } from "../../../server-context/unreadable-file.ts";
import type { TimeSpan } from "../offered-slots.ts";

/** Times are ISO timestamps. */
type BusyCalendar = {
  id: number;
  name: string;
  /** Host only: the private URL stays on the server. */
  host: string;
  /** Null before the first read. */
  readAt: string | null;
  problem: string | null;
};

export type BusyCalendars = { calendars: BusyCalendar[]; next: { start: string; end: string }[] };

/** webcal is an alias of https. */
export const calendarUrl = (entered: string): string => entered.trim().replace(/^webcals?:\/\//i, "https://");

export type CalendarReading = {
  span: TimeSpan;
  /** IANA zone for times without one. */
  zone: string;
  /** UID suffix of the site's own bookings, which are skipped. */
  ownUid: string;
};

export type ReadBusyTimes = (text: string, reading: CalendarReading) => Promise<TimeSpan[]>;

export class UnreadableCalendar extends UnreadableFile {
  override name = "UnreadableCalendar";
}
