import { bookingSource } from "../bookings/bookings.queries.ts";
import type { HoldingSource } from "../bookings/slot-list.ts";

/** Fetched when data are asked for: a first view has them in its HTML and does without the transport. */
const server = () => import("./podcast-guests.functions.ts");

/** A guest of the show with their episodes, or null. */
export const guestQuery = (slug: string) => ({
  queryKey: ["guest", slug],
  queryFn: async () => (await server()).fetchGuest({ data: slug }),
});

/** The calendar of interviews, in which a slot is held with a guest's token. */
export const interviewSource = (token: string): HoldingSource => ({
  ...bookingSource("interview"),
  hold: async (wanted) => (await server()).holdInterview({ data: { token, ...wanted } }),
});
