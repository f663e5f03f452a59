import type { PlainTimes } from "./slot-list.ts";

/** What the page of a booking shows. */
export type BookingView =
  | { state: "forged" }
  | { state: "expired" }
  | {
      state: "confirmed" | "cancelled" | "past";
      eventType: string;
      title: string;
      /** Milliseconds since 1970. */
      start: number;
      minutes: number;
      /** The zone in which the visitor chose, and the owner's. */
      zone: string;
      ownerZone: string;
      name: string;
      email: string;
      /** A meeting link or a place in words; null when the owner calls or sends a link before the start. */
      place: string | null;
      cancelledBy: "visitor" | "owner" | null;
      /** In the words of the person who cancelled. */
      cancelReason: string | null;
      /** The page on which another one is booked. */
      bookAgain: string;
      /** All times it can be moved to, when they were asked for as a list. */
      plain: PlainTimes | undefined;
    };
