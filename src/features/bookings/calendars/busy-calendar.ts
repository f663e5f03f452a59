/** Times are ISO timestamps. */
export type BusyCalendar = {
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
