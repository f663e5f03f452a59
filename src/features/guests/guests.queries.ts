import { bookingSource } from "../bookings/bookings.queries.ts";
import type { HoldingSource } from "../bookings/slot-list.ts";

/** Loaded on demand: the first view has its data in the HTML. */
const functions = () => import("./podcast-guests.functions.ts");

export const guestQuery = (slug: string) => ({
  queryKey: ["guest", slug],
  queryFn: async () => (await functions()).fetchGuest({ data: slug }),
});

export const interviewSource = (token: string): HoldingSource => ({
  ...bookingSource("interview"),
  hold: async (slot) => (await functions()).holdInterview({ data: { token, ...slot } }),
});
