import type { Meets } from "./event-types/meeting.ts";
import type { PlainTimes } from "./slot-list.ts";

export type BookingView =
  | { state: "forged" }
  | { state: "expired" }
  /** Waits for a click in its email; "check": opened by that link. */
  | { state: "waiting" | "check"; title: string; start: number; zone: string }
  | {
      state: "confirmed" | "cancelled" | "past";
      eventType: string;
      title: string;
      /** Milliseconds since 1970. */
      start: number;
      minutes: number;
      zone: string;
      ownerZone: string;
      name: string;
      email: string;
      meets: Meets;
      /** Meeting link or place; null if the owner calls or sends a link. */
      place: string | null;
      cancelledBy: "visitor" | "owner" | null;
      cancelReason: string | null;
      bookAgain: string;
      plain: PlainTimes | undefined;
    };

/** Texts about an event type on its page. */
export type OfferedType = { title: string; description: string; minutes: number; meets: Meets; retired: boolean };
