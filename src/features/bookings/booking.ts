import type { Site } from "../../facts/site.ts";
import type { Db, Schema } from "../../server-context/db.ts";
import type { SigningSecret } from "../../server-context/signed-link.ts";
import type { Visit } from "../visits/visit.ts";
import type { BookingAnswer, BookingQuestion } from "./event-types/booking-question.ts";
import type { Meets } from "./event-types/meeting.ts";
import type { WeeklyHours } from "./weekly-hours.ts";

/** Characters of an event type's key. */
export const maxKeyLength = 40;

/** Per client, for all event types. Not beside the schemas, which the browser would then load as well. */
export const holdRequests = { bucket: "booking-hold", points: 60, seconds: 600 };

/** Times in minutes. */
export type EventType = {
  key: string;
  title: string;
  minutes: number;
  otherLengths: readonly number[];
  bufferBefore: number;
  bufferAfter: number;
  noticeMinutes: number;
  /** Days ahead, from today in the owner's zone. */
  windowDays: number;
  /** Per day; null: unlimited. */
  dailyLimit: number | null;
  slotStep: number;
  meets: Meets;
  /** Meeting link or place; `{code}` becomes a unique room per booking. Null if the owner calls or sends a link. */
  place: string | null;
  /** On the page of a type that the owner added; empty for none. */
  description: string;
  /** Null: the general hours. */
  hours: readonly WeeklyHours[] | null;
  questions: readonly BookingQuestion[];
  /** Bookable; false while retired. */
  active: boolean;
  retired: boolean;
};

export type Booking = {
  id: number;
  /** Identifies it in emails and calendar entries. */
  reference: string;
  eventType: string;
  startsAt: Date;
  endsAt: Date;
  zone: string;
  status: Schema["bookings"]["status"];
  name: string | null;
  email: string | null;
  organisation: string | null;
  topic: string | null;
  answers: readonly BookingAnswer[];
  sequence: number;
  cancelledBy: "visitor" | "owner" | null;
  cancelReason: string | null;
  /** Overrides the event type's place. */
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
  visit?: Visit | null;
  guestId?: number | undefined;
  /** From `holdClient`; set when visitors book themselves, as their number of open bookings is limited. */
  client?: string;
  /** The consent to a series of emails after the call, as shown, and the page that showed it. */
  sequence?: { consent: string | undefined; page: string };
};

export const maxReasonLength = 500;

export type RequestedSlot = { start: Date; zone: string };

export type BookingContext = { site: Site; db: Db; siteUrl: string; secret: SigningSecret; ownerEmail: string };

const builtInPages: ReadonlyMap<string, string> = new Map([
  ["strategy-call", "/strategy-call"],
  ["demo", "/demo"],
  ["knowledge-audit", "/knowledge-audit"],
  ["interview", "/schedule-interview"],
]);

/** Built-in types have pages of their own. */
export const hasBuiltInPage = (key: string): boolean => builtInPages.has(key);

export const bookingPageOf = (key: string): string => builtInPages.get(key) ?? `/book/${key}`;

/** Bookable only with a guest's link. */
export const isForGuests = (key: string): boolean => key === "interview";

/** Separates these links from others signed with the same secret. */
export const bookingLinkPurpose = "booking";

/** Purpose of the link that proves an email address: only sent to it. */
export const bookingCheckPurpose = "booking-check";
