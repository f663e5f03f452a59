import type { Site } from "../../facts/site.ts";
import type { Db, Schema } from "../../server-context/db.ts";
import type { SigningSecret } from "../../server-context/signed-link.ts";
import type { Visit } from "../visits/visit.ts";
import type { BookingAnswer, BookingQuestion } from "./event-types/booking-question.ts";
import type { Meets } from "./event-types/meeting.ts";
import type { WeeklyHours } from "./weekly-hours.ts";

/** Characters of an event type's key. */
export const maxKeyLength = 40;

/** Per client, over all event types. Apart from the schemas, which would follow it into the browser. */
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
  /** Meeting link or place, in which `{code}` stands for a room of each booking's own; null if the owner calls or sends a link. */
  place: string | null;
  /** On the page of a type that the owner added; empty for none. */
  description: string;
  /** Null: the general hours. */
  hours: readonly WeeklyHours[] | null;
  questions: readonly BookingQuestion[];
  /** Can be booked; never while retired. */
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
  createdAt: Date;
  cancelledAt: Date | null;
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
  /** Set for a visitor's own booking: each client can have a limited number (`holdClient`). */
  client?: string;
  /** The consent to a series of emails after the call, as shown, and the page that showed it. */
  sequence?: { consent: string | undefined; page: string };
};

export const maxReasonLength = 500;

export type RequestedSlot = { start: Date; zone: string };

export type BookingContext = { site: Site; db: Db; siteUrl: string; secret: SigningSecret; ownerEmail: string };

const sitePages: Readonly<Record<string, string>> = {
  "strategy-call": "/strategy-call",
  demo: "/demo",
  "knowledge-audit": "/knowledge-audit",
  interview: "/schedule-interview",
};

/** Built-in types have pages written for them. */
export const hasOwnPage = (key: string): boolean => key in sitePages;

export const bookingPageOf = (key: string): string => sitePages[key] ?? `/book/${key}`;

/** Booked by the link of a guest only. */
export const isForGuests = (key: string): boolean => key === "interview";

/** Separates these links from others signed with the same secret. */
export const bookingLinkPurpose = "booking";

/** Purpose of the link that proves an address; sent only in its email. */
export const bookingCheckPurpose = "booking-check";
