import { setResponseStatus } from "@tanstack/react-start/server";
import { dayMs } from "../../lib/time/durations.ts";
import { emailInLetters } from "../../server-context/email-address.server.ts";
import type { RequestContext } from "../../server-context/request-context.ts";
import { type Booking, bookingPageOf, type EventType } from "./booking.ts";
import { placeOf } from "./booking-place.server.ts";
import type { BookingView, OfferedType } from "./booking-view.ts";
import { openBookingLink } from "./bookings.server.ts";
import { questionsOf } from "./event-types/booking-question.ts";
import { lengthsOf, minutesOf, withBookedLength, withLength } from "./event-types/event-type-length.ts";
import { getEventType } from "./event-types.server.ts";
import { toBookable } from "./offered-slots.ts";
import type { BookingSearch, PlainTimes } from "./slot-list.ts";
import { getOwnerZone, listFreeSlots, nextFreeSlots } from "./slots.server.ts";
import { openWaitingBooking } from "./waiting-bookings.server.ts";

/** For pages without scripts; undefined if the URL requests none. */
export async function readPlainTimes(
  context: Pick<RequestContext, "db">,
  offering: EventType,
  search: BookingSearch,
  except?: Booking,
): Promise<PlainTimes | undefined> {
  const { times, start } = search;
  if (times === undefined && start === undefined) return undefined;
  const now = new Date();
  const type = except ? withBookedLength(offering, except) : (withLength(offering, search.minutes) ?? offering);
  const ownerZone = await getOwnerZone(context.db);
  const shared = {
    zone: search.zone ?? except?.zone ?? ownerZone,
    ownerZone,
    minutes: type.minutes,
    lengths: except ? [type.minutes] : lengthsOf(offering),
    questions: except ? [] : questionsOf(type),
  };
  if (start === undefined) {
    const span = { start: now.getTime(), end: now.getTime() + (type.windowDays + 2) * dayMs };
    const slots = await listFreeSlots(context.db, type, span, now, except?.id);
    const zones = [...new Set([shared.zone, ...Intl.supportedValuesOf("timeZone"), "UTC"])].sort();
    return { ...shared, show: "list", times: slots.map(toBookable), zones };
  }
  const [free] = await listFreeSlots(context.db, type, { start, end: start + 1 }, now, except?.id);
  if (free) return { ...shared, show: "chosen", start };
  const next = await nextFreeSlots(context.db, type, Math.max(start, now.getTime()), now, except?.id);
  return { ...shared, show: "gone", start, times: next.map(toBookable) };
}

export const describeType = ({ title, description, minutes, meets, retired }: EventType): OfferedType => ({
  title,
  description,
  minutes,
  meets,
  retired,
});

export async function viewOfferedType({ db }: Pick<RequestContext, "db">, key: string): Promise<OfferedType | null> {
  const type = await getEventType(db, key);
  if (!type) return null;
  if (type.retired) setResponseStatus(410);
  return describeType(type);
}

/** Contains nothing that could change the booking. */
export async function viewBooking(
  context: Pick<RequestContext, "db" | "secret">,
  token: string,
  search: BookingSearch,
): Promise<BookingView> {
  const now = new Date();
  const waiting = await openWaitingBooking(context, token, now);
  if (waiting) {
    const { booking, isProven } = waiting;
    const type = await getEventType(context.db, booking.eventType);
    const state = isProven ? "check" : "waiting";
    return { state, title: type?.title ?? "", start: booking.startsAt.getTime(), zone: booking.zone };
  }
  const opened = await openBookingLink(context, token, now);
  if (!opened.ok) {
    setResponseStatus(opened.code === "forged" ? 404 : 410);
    return { state: opened.code };
  }
  const booking = opened.value;
  // Existing bookings stay visible after their event type is closed.
  const type = await getEventType(context.db, booking.eventType);
  if (!type) return { state: "expired" };
  const ownerZone = await getOwnerZone(context.db);
  const uncancelled = booking.endsAt <= now ? "past" : "confirmed";
  const state = booking.status === "cancelled" ? "cancelled" : uncancelled;
  return {
    state,
    eventType: type.key,
    title: type.title,
    start: booking.startsAt.getTime(),
    minutes: minutesOf(booking),
    zone: booking.zone,
    ownerZone,
    name: booking.name ?? "",
    email: emailInLetters(booking.email ?? ""),
    meets: type.meets,
    place: placeOf(booking, type),
    cancelledBy: booking.cancelledBy,
    cancelReason: booking.cancelReason,
    bookAgain: type.retired ? "/contact" : bookingPageOf(type.key),
    plain: state === "confirmed" ? await readPlainTimes(context, type, search, booking) : undefined,
  };
}
