import type { FormAnswer } from "../forms/form-shape.ts";
import type { BookingSearch, HoldingSource, NextTimes, PlainTimes, TimesSource } from "./slot-list.ts";

/** Loaded on demand: first views need no transport. */
const server = () => import("./bookings.functions.ts");

export const bookingSource = (kind: string): HoldingSource => ({
  key: kind,
  load: async (range) => (await server()).fetchSlots({ data: { eventType: kind, ...range } }),
  hold: async (requestedSlot) => (await server()).requestHold({ data: { eventType: kind, ...requestedSlot } }),
  release: async (reference) => (await server()).releaseSlot({ data: { reference } }),
});

/** The booking's own time counts as free. */
export const rescheduleSource = (kind: string, booking: string): TimesSource => ({
  key: `${kind} ${booking}`,
  load: async (range) => (await server()).fetchSlots({ data: { eventType: kind, booking, ...range } }),
});

export type BookingPageData = { answer: FormAnswer | undefined; plain: PlainTimes | undefined };
export type CallPageData = BookingPageData & { next: NextTimes | null };

export const loadOfferedType = async (eventType: string) => (await server()).fetchOfferedType({ data: { eventType } });

/** Null if visitors can't book it. */
export const loadBookableType = async (eventType: string) =>
  (await server()).fetchBookableType({ data: { eventType } });

/** Free times if the URL asks for them, and the outcome of a form sent without JavaScript. */
export async function loadBookingPage(
  kind: string,
  search: BookingSearch,
  answer: FormAnswer | undefined,
): Promise<BookingPageData> {
  if (search.times === undefined && search.start === undefined) return { answer, plain: undefined };
  const { fetchPlainTimes } = await server();
  return { answer, plain: (await fetchPlainTimes({ data: { eventType: kind, search } })) ?? undefined };
}

export const loadNextTimes = async (kind: string) => (await server()).fetchNextTimes({ data: { eventType: kind } });

/** With the next free times, which the page can do without. */
export async function loadCallPage(
  kind: string,
  search: BookingSearch,
  answer: FormAnswer | undefined,
): Promise<CallPageData> {
  const page = await loadBookingPage(kind, search, answer);
  if (page.plain) return { ...page, next: null };
  return { ...page, next: await loadNextTimes(kind).catch(() => null) };
}
