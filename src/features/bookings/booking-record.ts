import type { Failure, Result } from "../../lib/result.ts";
import { isWebUrl } from "../../lib/web-url.ts";
import type { EventType } from "./booking.ts";
import type { BookingAnswer } from "./event-types/booking-question.ts";
import type { WeeklyHours } from "./weekly-hours.ts";

export const bookingViews = ["upcoming", "past", "no-show", "cancelled"] as const;
export type BookingView = (typeof bookingViews)[number];

/** A booking as the owner's list shows it; times are ISO timestamps. */
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
  /** Whether its start and its end have passed. */
  hasBegun: boolean;
  isOver: boolean;
  /** The visitor did not come, as the owner noted. */
  noShow: boolean;
  /** It lies ahead, on a day off or while another calendar of the owner is busy. */
  hasConflict: boolean;
};

/** What decides how a booking is called. */
export type BookingState = Pick<ListedBooking, "status" | "isOver" | "noShow">;

/** How lists and exports call the status of a booking, where time has its say. */
export function bookingStateWord({ status, isOver, noShow }: BookingState): string {
  if (status === "cancelled") return "Cancelled";
  if (noShow) return "No-show";
  return isOver ? "Took place" : "Booked";
}

/** A booking with everything that is known of it. */
export type BookingDetail = ListedBooking & {
  /** The visitor's IANA zone. */
  zone: string;
  topic: string | null;
  answers: readonly BookingAnswer[];
  notes: string;
  consentText: string | null;
  createdAt: string;
  cancelledAt: string | null;
  cancelledBy: "visitor" | "owner" | null;
  cancelReason: string | null;
  /** Its own meeting link or place, and that of its event type. */
  place: string | null;
  typePlace: string | null;
  /** The day after which it is erased. */
  retainUntil: string;
};

export type DayOff = { day: string; reason: string };

/** A booking on a day that is to be blocked; `startsAt` is an ISO timestamp. */
export type BookedTime = { id: number; title: string; name: string; startsAt: string };

/** What adding a day off came to: with bookings on it, nothing is added until the owner says so. */
export type DayOffResult = Result<undefined, Failure<"booked"> & { bookings: BookedTime[] }>;

/** When conversations can be booked. */
export type BookingSettings = { zone: string; hours: WeeklyHours[]; daysOff: DayOff[]; types: EventType[] };

/** Whether a text can say where a conversation takes place: one line of text, or a URL starting with https:// or http://. */
export function isPlace(text: string): boolean {
  if (text.trim() !== text || text === "" || /\p{Cc}/u.test(text)) return false;
  if (!/^[a-z][a-z\d+.-]*:\S/i.test(text)) return true;
  return isWebUrl(text);
}
