import type { FormAnswer } from "../forms/form-shape.ts";
import type { BookingSearch, HoldingSource, NextTimes, PlainTimes, TimesSource } from "./slot-list.ts";

/** Loaded on demand: not needed to hydrate a page. */
const server = () => import("./bookings.functions.ts");

export const bookingSource = (eventType: string): HoldingSource => ({
  key: eventType,
  load: async (range) => (await server()).fetchSlots({ data: { eventType, ...range } }),
  hold: async (requestedSlot) => (await server()).requestHold({ data: { eventType, ...requestedSlot } }),
  release: async (reference) => (await server()).releaseSlot({ data: { reference } }),
});

/** The booking's own time counts as free. */
export const rescheduleSource = (eventType: string, booking: string): TimesSource => ({
  key: `${eventType} ${booking}`,
  load: async (range) => (await server()).fetchSlots({ data: { eventType, booking, ...range } }),
});

type BookingPageData = { answer: FormAnswer | undefined; plain: PlainTimes | undefined };
export type CallPageData = BookingPageData & { next: NextTimes | null };

export const loadOfferedType = async (eventType: string) => (await server()).fetchOfferedType({ data: { eventType } });

/** Null if visitors can't book it. */
export const loadBookableType = async (eventType: string) =>
  (await server()).fetchBookableType({ data: { eventType } });

/** Free times if the URL requests them, and the outcome of a form sent without JavaScript. */
export async function loadBookingPage(
  eventType: string,
  search: BookingSearch,
  answer: FormAnswer | undefined,
): Promise<BookingPageData> {
  if (search.times === undefined && search.start === undefined) return { answer, plain: undefined };
  const { fetchPlainTimes } = await server();
  return { answer, plain: (await fetchPlainTimes({ data: { eventType, search } })) ?? undefined };
}

export const loadNextTimes = async (eventType: string) => (await server()).fetchNextTimes({ data: { eventType } });

/** With the next free times, if they load. */
export async function loadCallPage(
  eventType: string,
  search: BookingSearch,
  answer: FormAnswer | undefined,
): Promise<CallPageData> {
  const page = await loadBookingPage(eventType, search, answer);
  if (page.plain) return { ...page, next: null };
  return { ...page, next: await loadNextTimes(eventType).catch(() => null) };
}
