import type { Db } from "../../server-context/db.ts";
import type { SigningSecret } from "../../server-context/signed-link.ts";
import type { BookingAnswer, BookingQuestion } from "./event-types/booking-question.ts";
import type { BookingStatus } from "./schema.server.ts";
import type { WeeklyHours } from "./weekly-hours.ts";

/** A kind of conversation with its rules; times in minutes. */
export type EventType = {
  key: string;
  title: string;
  /** The usual length. */
  minutes: number;
  /** Further lengths that visitors can choose. */
  otherLengths: readonly number[];
  bufferBefore: number;
  bufferAfter: number;
  noticeMinutes: number;
  /** Days ahead, counted from today in the owner's zone. */
  windowDays: number;
  /** At most this many conversations a day; null for as many as fit. */
  dailyLimit: number | null;
  slotStep: number;
  /** A meeting link or a place in words; null when the owner calls or sends a link before the start. */
  place: string | null;
  /** Weekly hours of its own; null for the general ones. */
  hours: readonly WeeklyHours[] | null;
  questions: readonly BookingQuestion[];
  active: boolean;
};

export type Booking = {
  id: number;
  /** What emails and calendar entries know it by. */
  reference: string;
  eventType: string;
  startsAt: Date;
  endsAt: Date;
  /** The IANA zone in which the visitor chose. */
  zone: string;
  status: BookingStatus;
  name: string | null;
  email: string | null;
  organisation: string | null;
  topic: string | null;
  answers: readonly BookingAnswer[];
  sequence: number;
  createdAt: Date;
  cancelledAt: Date | null;
  cancelledBy: "visitor" | "owner" | null;
  /** In the words of the person who cancelled. */
  cancelReason: string | null;
  /** A meeting link or a place in words of this booking alone; null for that of its event type. */
  place: string | null;
};

export type BookingDetails = {
  name: string;
  email: string;
  organisation: string | null;
  topic: string | null;
  answers?: readonly BookingAnswer[];
  /** As shown beside the button. */
  consentText: string;
  /** The guest of the podcast whose interview it is. */
  guestId?: number | undefined;
};

/** Where a booking takes place: as set for it, else for its event type; null when the owner calls or sends a link. */
export const placeOf = (booking: Pick<Booking, "place">, type: Pick<EventType, "place">): string | null =>
  booking.place ?? type.place;

/** The most characters of a reason for cancelling. */
export const maxReasonLength = 500;

/** A time that someone wants to book, and the IANA zone in which they chose it. */
export type RequestedSlot = { start: Date; zone: string };

/** What bookings need of the site. */
export type BookingContext = { db: Db; siteUrl: string; secret: SigningSecret; ownerEmail: string };

/** The page on which each kind of conversation is booked. */
export const bookingPages: Record<string, string> = {
  "strategy-call": "/strategy-call",
  demo: "/demo",
  "knowledge-audit": "/knowledge-audit",
  interview: "/schedule-interview",
};

/** What signs the links of bookings apart from every other link. */
export const bookingLinkPurpose = "booking";
