import type { Failure, Result } from "../../lib/result.ts";
import type { BookingQuestion } from "./event-types/booking-question.ts";
import { isLength } from "./event-types/event-type-length.ts";

/** A time that can be booked, as the browser knows it. */
export type BookableSlot = {
  /** Milliseconds since 1970. */
  start: number;
  end: number;
};

/** What the calendar of a page shows. */
export type SlotList = {
  /** Minutes. */
  minutes: number;
  /** Every length in minutes that can be chosen instead, this one included. */
  lengths: number[];
  /** The owner's IANA zone, which is used where the visitor's is unknown. */
  ownerZone: string;
  /** Nothing can be booked after this moment (milliseconds since 1970). */
  until: number;
  times: BookableSlot[];
};

/** A time that a visitor holds while its form is filled. */
type Hold = {
  reference: string;
  /** Minutes. */
  minutes: number;
  /** What the form asks besides its own fields. */
  questions: readonly BookingQuestion[];
  /** Milliseconds from now until the hold expires. */
  heldForMs: number;
};

/** "too-many": the visitor holds as many times as one may at once. */
export type HoldResult = Result<
  Hold,
  (Failure<"taken" | "not-offered"> & { alternatives: BookableSlot[] }) | Failure<"too-many">
>;

/** Where a calendar gets its times from. */
export type TimesSource = {
  /** Names the source, so that two calendars keep apart what they have loaded. */
  key: string;
  /** The free times of a span of at most 45 days, for the usual length unless one is named; null when nothing of the kind can be booked. */
  load: (span: { from: number; to: number; minutes?: number | undefined }) => Promise<SlotList | null>;
};

/** A source whose times can be held while a form is filled. */
export type HoldingSource = TimesSource & {
  hold: (requestedSlot: {
    start: number;
    zone: string;
    minutes?: number | undefined;
    instead?: string | undefined;
  }) => Promise<HoldResult>;
  release: (reference: string) => Promise<void>;
};

/** What the URL of a page with a booking says: the list of all times, or one that was chosen from it, and the length in minutes. */
export type BookingSearch = {
  times?: "list" | undefined;
  start?: number | undefined;
  zone?: string | undefined;
  minutes?: number | undefined;
};

/** The times as a list that needs no script; the zones to choose from are named by the server, for browsers know other ones. */
export type PlainTimes = {
  /** The zone that the times are shown in, and the owner's. */
  zone: string;
  ownerZone: string;
  minutes: number;
  /** Every length in minutes that can be chosen instead, this one included. */
  lengths: number[];
  /** What the form asks besides its own fields. */
  questions: readonly BookingQuestion[];
} & (
  | { show: "list"; times: BookableSlot[]; zones: string[] }
  /** One was chosen: it is free, or these three are the next that are. */
  | { show: "chosen"; start: number }
  | { show: "gone"; start: number; times: BookableSlot[] }
);

/** Reads the URL of such a page; invalid values count as absent. */
export function readBookingSearch(raw: {
  times?: unknown;
  start?: unknown;
  zone?: unknown;
  minutes?: unknown;
}): BookingSearch {
  const start = Number(raw.start);
  const minutes = Number(raw.minutes);
  // Each name is given even when nothing is said: the router would put the raw words in the place of one left out.
  return {
    times: raw.times === "list" ? "list" : undefined,
    start: raw.start !== undefined && isInstant(start) ? start : undefined,
    zone: typeof raw.zone === "string" && raw.zone.length <= 60 && isTimeZone(raw.zone) ? raw.zone : undefined,
    minutes: raw.minutes !== undefined && isLength(minutes) ? minutes : undefined,
  };
}

/** Names of the fields that a booking carries besides its questions. */
export const bookingFields = { hold: "hold", start: "start", zone: "zone", minutes: "minutes" } as const;

/** Shown when a visitor wants more holds at once than allowed. */
export const tooManyHolds = "You're already holding three times. Book one of them, or try again in five minutes.";

/** Shown when a slot was booked by someone else between choosing and submitting. */
export const slotTaken = "Someone has just taken this time.";

/** The end of the year 9999, the last day that every calendar can write. */
const lastInstant = 253_402_300_799_999;

/** Whether a number is a moment that calendars and the database know: whole milliseconds from 1970 to the year 9999. */
export const isInstant = (milliseconds: number): boolean =>
  Number.isInteger(milliseconds) && milliseconds >= 0 && milliseconds <= lastInstant;

/** Whether a text names a zone that calendars know. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
