import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { fail } from "../../lib/result.ts";
import { dayMs } from "../../lib/time/durations.ts";
import { shortDay, timeOf } from "../../lib/time/zoned-time.ts";
import { maxUrlLength } from "../../lib/web-url.ts";
import { plainInput, rateLimited } from "../../server-context/plain-input.functions.ts";
import { holdRequests, isForGuests, maxKeyLength } from "./booking.ts";
import { bookingSearch, holdInput, instant, length } from "./booking-input.ts";
import { describeType, readPlainTimes, viewBooking, viewOfferedType } from "./booking-view.server.ts";
import type { BookingView, OfferedType } from "./booking-view.ts";
import { openBookingLink } from "./bookings.server.ts";
import { lengthsOf, withBookedLength, withLength } from "./event-types/event-type-length.ts";
import { getActiveEventType } from "./event-types.server.ts";
import { holdForVisitor, releaseHold } from "./holds.server.ts";
import { toBookable } from "./offered-slots.ts";
import type { HoldResult, NextTimes, PlainTimes, SlotList } from "./slot-list.ts";
import { getOwnerZone, listFreeSlots, nextFreeSlots } from "./slots.server.ts";

const eventType = z.string().max(maxKeyLength);
const token = z.string().max(maxUrlLength);

/** A calendar month with the adjacent days fits. */
const maxSpanMs = 45 * dayMs;

const span = z
  .object({ eventType, from: instant, to: instant, minutes: length.optional(), booking: token.optional() })
  .refine(({ from, to }) => to > from && to - from <= maxSpanMs, { error: "must be at most 45 days long" });

export const fetchSlots = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(span)
  .handler(async ({ data, context }): Promise<SlotList | null> => {
    const now = new Date();
    const opened = data.booking ? await openBookingLink(context, data.booking, now) : undefined;
    const booking = opened?.ok ? opened.value : undefined;
    const offered = await getActiveEventType(context.db, booking?.eventType ?? data.eventType);
    if (!offered) return null;
    const type = booking ? withBookedLength(offered, booking) : (withLength(offered, data.minutes) ?? offered);
    const slots = await listFreeSlots(context.db, type, { start: data.from, end: data.to }, now, booking?.id);
    const until = now.getTime() + (type.windowDays + 1) * dayMs;
    const lengths = booking ? [type.minutes] : lengthsOf(offered);
    return { minutes: type.minutes, lengths, until, times: slots.map(toBookable) };
  });

export const requestHold = createServerFn({ method: "POST" })
  .middleware([rateLimited(holdRequests)])
  .validator(z.object({ eventType, ...holdInput }))
  .handler(async ({ data, context }): Promise<HoldResult> => {
    if (isForGuests(data.eventType)) return fail("not-offered", { alternatives: [] });
    return holdForVisitor(context, data);
  });

export const releaseSlot = createServerFn({ method: "POST" })
  .middleware([rateLimited({ bucket: "booking-release", points: 120, seconds: 600 })])
  .validator(z.object({ reference: z.uuid() }))
  .handler(async ({ data, context }): Promise<void> => {
    await releaseHold(context.db, data.reference);
  });

/** Null if unknown; sets status 410 for a retired type. */
export const fetchOfferedType = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(z.object({ eventType }))
  .handler(async ({ data, context }) => viewOfferedType(context, data.eventType));

/** Null if visitors can't book it. */
export const fetchBookableType = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(z.object({ eventType }))
  .handler(async ({ data, context }): Promise<OfferedType | null> => {
    const type = isForGuests(data.eventType) ? null : await getActiveEventType(context.db, data.eventType);
    return type && describeType(type);
  });

export const fetchPlainTimes = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(z.object({ eventType, search: bookingSearch }))
  .handler(async ({ data, context }): Promise<PlainTimes | null> => {
    const type = await getActiveEventType(context.db, data.eventType);
    if (!type) return null;
    return (await readPlainTimes(context, type, data.search)) ?? null;
  });

/** Null if it can't be booked. */
export const fetchNextTimes = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(z.object({ eventType }))
  .handler(async ({ data, context }): Promise<NextTimes | null> => {
    const now = new Date();
    const type = await getActiveEventType(context.db, data.eventType);
    if (!type) return null;
    const [slots, zone] = await Promise.all([
      nextFreeSlots(context.db, type, now.getTime(), now),
      getOwnerZone(context.db),
    ]);
    const { language } = context.site.facts;
    const times = slots.map(({ start }) => ({
      start,
      day: shortDay(start, zone, language),
      time: timeOf(start, zone, language),
    }));
    return { zone, times, asOf: now.getTime() };
  });

export const openBooking = createServerFn({ method: "GET" })
  .middleware([plainInput])
  .validator(z.object({ token, search: bookingSearch }))
  .handler(async ({ data, context }): Promise<BookingView> => viewBooking(context, data.token, data.search));
