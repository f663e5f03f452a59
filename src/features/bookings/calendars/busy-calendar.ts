/** Another calendar of the owner as the admin area shows it; times are ISO timestamps. */
export type BusyCalendar = {
  id: number;
  name: string;
  /** The host of its private URL, which itself stays on the server. */
  host: string;
  /** When it was read last; null before the first time. */
  readAt: string | null;
  /** Why it could not be read the last time, in a sentence. */
  problem: string | null;
};

/** The owner's other calendars, and when they are busy in the next two weeks. */
export type BusyCalendars = { calendars: BusyCalendar[]; next: { start: string; end: string }[] };

/** The URL that a calendar is requested by: what programs call webcal is https. */
export const calendarUrl = (entered: string): string => entered.trim().replace(/^webcals?:\/\//i, "https://");
