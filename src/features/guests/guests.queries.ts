import { bookingSource } from "../bookings/bookings.queries.ts";
import type { HoldingSource } from "../bookings/slot-list.ts";

/** Loaded on demand: first views get the data in the HTML and need no transport. */
const server = () => import("./podcast-guests.functions.ts");

export const guestQuery = (slug: string) => ({
  queryKey: ["guest", slug],
  queryFn: async () => (await server()).fetchGuest({ data: slug }),
});

export const interviewSource = (token: string): HoldingSource => ({
  ...bookingSource("interview"),
  hold: async (slot) => (await server()).holdInterview({ data: { token, ...slot } }),
});
