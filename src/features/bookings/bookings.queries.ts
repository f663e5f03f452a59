import type { FormAnswer } from "../forms/form-shape.ts";
import type { BookingSearch, HoldingSource, PlainTimes, TimesSource } from "./slot-list.ts";

/** Fetched when times are asked for: a first view does without the transport. */
const server = () => import("./bookings.functions.ts");

/** The calendar of an event type: its free slots, and a slot held while the form is filled. */
export const bookingSource = (kind: string): HoldingSource => ({
  key: kind,
  load: async (wanted) => (await server()).fetchSlots({ data: { eventType: kind, ...wanted } }),
  hold: async (requestedSlot) => (await server()).requestHold({ data: { eventType: kind, ...requestedSlot } }),
  release: async (reference) => (await server()).releaseSlot({ data: { reference } }),
});

/** The times that a booking can be rescheduled to; its own time counts as free. */
export const rescheduleSource = (kind: string, booking: string): TimesSource => ({
  key: `${kind} ${booking}`,
  load: async (wanted) => (await server()).fetchSlots({ data: { eventType: kind, booking, ...wanted } }),
});

/** What a page on which something is booked is rendered with. */
export type BookingPageData = { answer: FormAnswer | undefined; plain: PlainTimes | undefined };

/** The list of times when the URL asks for it, and what became of a form that was sent without JavaScript. */
export async function loadBookingPage(
  kind: string,
  asked: BookingSearch,
  answer: FormAnswer | undefined,
): Promise<BookingPageData> {
  if (asked.times === undefined && asked.start === undefined) return { answer, plain: undefined };
  const { fetchPlainTimes } = await server();
  return { answer, plain: (await fetchPlainTimes({ data: { eventType: kind, search: asked } })) ?? undefined };
}
