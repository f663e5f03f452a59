import { createHash } from "node:crypto";
import type { Booking, EventType } from "./booking.ts";

/** Unguessable name of a meeting room; stable when the booking is rescheduled. */
const roomOf = (reference: string) => createHash("sha256").update(`room:${reference}`).digest("hex").slice(0, 20);

/** Null if the owner calls or sends a link. */
export const placeOf = (booking: Pick<Booking, "place" | "reference">, type: Pick<EventType, "place">): string | null =>
  booking.place ?? type.place?.replaceAll("{code}", roomOf(booking.reference)) ?? null;
