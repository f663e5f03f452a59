import { UnreadableFile } from "../../../server-context/foreign-files/unreadable-file.ts";
import type { TimeSpan } from "../offered-slots.ts";

/** Times are ISO timestamps. */
type BusyCalendar = {
  id: number;
  name: string;
  /** Host only: the private URL stays on the server. */
  host: string;
  /** Null until the first successful read. */
  readAt: string | null;
  /** Why it cannot be read, and since when. */
  problem: string | null;
  problemSince: string | null;
  /** Parts that could not be read last time. */
  leftOut: string | null;
  /** While it cannot be read, later times are offered only if `offersUnknown`. */
  knownUntil: string | null;
  offersUnknown: boolean;
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
  /** Of the owner, whose declined invitations are skipped. */
  ownerEmail: string;
};

export type BusyTimes = {
  /** Sorted and merged. */
  spans: TimeSpan[];
  /** For example, "2 of 140 events could not be read: …"; `spans` has the others. */
  problem: string | null;
  /** False if no event can make a time busy, whenever it is. */
  canBeBusy: boolean;
  /** Milliseconds since 1970; later times are unknown. */
  knownUntil: number;
};

export type ReadBusyTimes = (text: string, reading: CalendarReading) => Promise<BusyTimes>;

export class UnreadableCalendar extends UnreadableFile {
  override name = "UnreadableCalendar";
}
