import type { OfferedType } from "../../bookings/booking-view.ts";
import { loadBookableType, loadBookingPage } from "../../bookings/bookings.queries.ts";
import type { BookingSearch, PlainTimes } from "../../bookings/slot-list.ts";
import { bookedTypeOf, type OwnPage } from "../page.ts";

/** The event type of the page's booking section. */
export type PageBooking = { eventType: string; type: OfferedType; plain: PlainTimes | undefined };

/** Undefined unless the page offers an event type that can be booked. */
export async function loadPageBooking(
  { sections }: Pick<OwnPage, "sections">,
  search: BookingSearch = {},
): Promise<PageBooking | undefined> {
  const eventType = bookedTypeOf(sections);
  const type = eventType ? await loadBookableType(eventType) : null;
  if (!type) return undefined;
  const { plain } = await loadBookingPage(eventType, search, undefined);
  return { eventType, type, plain };
}
