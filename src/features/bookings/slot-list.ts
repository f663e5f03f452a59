import type { Failure, Result } from "../../lib/result.ts";
import { isTimeZone } from "../../lib/time/time-zone.ts";
import type { BookingQuestion } from "./event-types/booking-question.ts";
import { isLength } from "./event-types/length-limits.ts";

export type BookableSlot = {
  /** Milliseconds since 1970. */
  start: number;
  end: number;
};

export type SlotList = {
  /** Minutes. */
  minutes: number;
  /** Minutes, including the current length. */
  lengths: number[];
  /** Last bookable moment, milliseconds since 1970. */
  until: number;
  times: BookableSlot[];
};

type Hold = {
  reference: string;
  minutes: number;
  questions: readonly BookingQuestion[];
  /** Milliseconds until the hold expires. */
  holdMs: number;
};

/** "too-many": the visitor's limit is reached. */
export type HoldResult = Result<
  Hold,
  (Failure<"taken" | "not-offered"> & { alternatives: BookableSlot[] }) | Failure<"too-many">
>;

export type TimesSource = {
  /** Cache key of the source. */
  key: string;
  /** At most 45 days; null if not bookable. */
  load: (span: { from: number; to: number; minutes?: number | undefined }) => Promise<SlotList | null>;
};

export type HoldingSource = TimesSource & {
  hold: (requestedSlot: {
    start: number;
    zone: string;
    minutes?: number | undefined;
    instead?: string | undefined;
  }) => Promise<HoldResult>;
  release: (reference: string) => Promise<void>;
};

/** Requests the list of times, or a selected time; `minutes` is the length. */
export type BookingSearch = {
  times?: "list" | undefined;
  start?: number | undefined;
  zone?: string | undefined;
  minutes?: number | undefined;
};

/** Zone names come from the server: browsers may use different ones. */
export type PlainTimes = {
  zone: string;
  ownerZone: string;
  minutes: number;
  lengths: number[];
  questions: readonly BookingQuestion[];
} & (
  | { show: "list"; times: BookableSlot[]; zones: string[] }
  /** "gone": no longer free; `times` are the next three free ones. */
  | { show: "chosen"; start: number }
  | { show: "gone"; start: number; times: BookableSlot[] }
);

/** Formatted in the owner's zone and the site's language. `asOf` is the time of the query: the page may be cached. */
export type NextTimes = { zone: string; times: { start: number; day: string; time: string }[]; asOf: number };

/** Ignores invalid values. */
export function readBookingSearch(raw: {
  times?: unknown;
  start?: unknown;
  zone?: unknown;
  minutes?: unknown;
}): BookingSearch {
  const start = Number(raw.start);
  const minutes = Number(raw.minutes);
  // Every key is set, or the router would keep the raw value.
  return {
    times: raw.times === "list" ? "list" : undefined,
    start: raw.start !== undefined && isInstant(start) ? start : undefined,
    zone: typeof raw.zone === "string" && raw.zone.length <= 60 && isTimeZone(raw.zone) ? raw.zone : undefined,
    minutes: raw.minutes !== undefined && isLength(minutes) ? minutes : undefined,
  };
}

export const bookingFields = { hold: "hold", start: "start", zone: "zone", minutes: "minutes" } as const;

/** End of the year 9999, the last that all calendar apps support. */
const lastInstant = 253_402_300_799_999;

/** Whole milliseconds from 1970 to 9999. */
export const isInstant = (milliseconds: number): boolean =>
  Number.isInteger(milliseconds) && milliseconds >= 0 && milliseconds <= lastInstant;
