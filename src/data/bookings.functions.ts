import { queryOptions } from "@tanstack/react-query";
import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { type HoldAnswer, isTimeZone, type OfferedTimes } from "./booking.ts";

const eventType = z.string().max(40);
const zone = z.string().max(60).refine(isTimeZone, { error: "is no time zone" });
const day = 86_400_000;

/** Longer than any month with the days around it that a calendar shows. */
const longestSpan = 45 * day;

const span = z
  .object({ eventType, from: z.number().int(), to: z.number().int() })
  .refine(({ from, to }) => to > from && to - from <= longestSpan, { error: "asks for too long a time" });

const fetchOfferedTimes = createServerFn({ method: "GET" })
  .validator(span)
  .handler(async ({ data, context }): Promise<OfferedTimes | null> => {
    const { getCalendar, getEventType, listFreeSlots } = await import("./bookings.server.ts");
    const type = await getEventType(context.db, data.eventType);
    if (!type) return null;
    const now = new Date();
    const [slots, { zone: ownerZone }] = await Promise.all([
      listFreeSlots(context.db, type, { start: data.from, end: data.to }, now),
      getCalendar(context.db, now.toISOString().slice(0, 10)),
    ]);
    return { minutes: type.minutes, ownerZone, times: slots.map(({ start, end }) => ({ start, end })) };
  });

/** The free times of a kind of conversation between two instants (milliseconds), at most 45 days apart; null for an unknown kind. */
export const offeredTimesQuery = (data: { eventType: string; from: number; to: number }) =>
  queryOptions({
    queryKey: ["offered-times", data],
    queryFn: () => fetchOfferedTimes({ data }),
    // Others book meanwhile: what was free five minutes ago is no promise.
    staleTime: 20_000,
  });

/** Keeps a time for five minutes; when it is gone, names the next free ones. */
export const holdTime = createServerFn({ method: "POST" })
  .validator(z.object({ eventType, start: z.number().int(), zone, instead: z.uuid().optional() }))
  .handler(async ({ data, context }): Promise<HoldAnswer> => {
    const { guardWrite } = await import("./guards.server.ts");
    await guardWrite(context, { bucket: "booking-hold", points: 30, seconds: 600 });
    const { getEventType, holdSlot, releaseHold } = await import("./bookings.server.ts");
    const type = await getEventType(context.db, data.eventType);
    if (!type) return { outcome: "not-offered", alternatives: [] };
    if (data.instead) await releaseHold(context.db, data.instead);
    const held = await holdSlot(context.db, type, { start: new Date(data.start), zone: data.zone }, new Date());
    if ("refused" in held) {
      return { outcome: held.refused, alternatives: held.alternatives.map(({ start, end }) => ({ start, end })) };
    }
    return { outcome: "held", reference: held.reference, heldUntil: held.heldUntil.getTime() };
  });

/** Gives a held time back. */
export const releaseTime = createServerFn({ method: "POST" })
  .validator(z.object({ reference: z.uuid() }))
  .handler(async ({ data, context }): Promise<void> => {
    const { guardWrite } = await import("./guards.server.ts");
    await guardWrite(context, { bucket: "booking-release", points: 60, seconds: 600 });
    await (await import("./bookings.server.ts")).releaseHold(context.db, data.reference);
  });
