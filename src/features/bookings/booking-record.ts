import type { Failure, Result } from "../../lib/result.ts";
import { isWebUrl } from "../../lib/web-url.ts";
import type { EventType } from "./booking.ts";
import type { BookingAnswer } from "./event-types/booking-question.ts";
import type { Meets } from "./event-types/meeting.ts";
import type { WeeklyHours } from "./weekly-hours.ts";

export const bookingViews = ["upcoming", "past", "no-show", "cancelled"] as const;
export type BookingListView = (typeof bookingViews)[number];

/** Times are ISO timestamps. */
export type ListedBooking = {
  id: number;
  type: string;
  title: string;
  startsAt: string;
  endsAt: string;
  name: string;
  email: string;
  organisation: string | null;
  status: "confirmed" | "cancelled";
  hasStarted: boolean;
  isOver: boolean;
  /** Recorded by the owner. */
  noShow: boolean;
  /** Not over, and on a day off or while a conflict calendar is busy. */
  hasConflict: boolean;
};

/** `startsAt` is an ISO timestamp. */
export type NoShow = Pick<ListedBooking, "id" | "name" | "title" | "startsAt">;

/** Characters of a message to a no-show. */
export const maxMessageLength = 3000;

export type BookingStatus = Pick<ListedBooking, "status" | "isOver" | "noShow">;

export function bookingStatusLabel({ status, isOver, noShow }: BookingStatus): string {
  if (status === "cancelled") return "Cancelled";
  if (noShow) return "No-show";
  return isOver ? "Took place" : "Booked";
}

export type BookingDetail = ListedBooking & {
  zone: string;
  topic: string | null;
  answers: readonly BookingAnswer[];
  notes: string;
  consentText: string | null;
  createdAt: string;
  cancelledAt: string | null;
  cancelledBy: "visitor" | "owner" | null;
  cancelReason: string | null;
  place: string | null;
  typePlace: string | null;
  meets: Meets;
  /** Null until the owner has written to the no-show. */
  noShowWrittenAt: string | null;
  /** Erased after this day. */
  retainUntil: string;
};

export type DayOff = { day: string; reason: string };

export type BookedTime = { id: number; title: string; name: string; startsAt: string };

/** "booked": nothing is added until the owner confirms. */
export type DayOffResult = Result<undefined, Failure<"booked"> & { bookings: BookedTime[] }>;

export type BookingSettings = { zone: string; hours: WeeklyHours[]; daysOff: DayOff[]; types: EventType[] };

/** A host and path without "https://", which visitors couldn't follow. */
const bareUrl = /(?:^|\s)(?:[a-z\d-]+\.)+[a-z]{2,}\/\S/i;

/** One line of text or an http(s) URL. */
export function isPlace(text: string): boolean {
  if (bareUrl.test(text)) return false;
  if (text.trim() !== text || text === "" || /\p{Cc}/u.test(text)) return false;
  if (!/^[a-z][a-z\d+.-]*:\S/i.test(text)) return true;
  return isWebUrl(text);
}
