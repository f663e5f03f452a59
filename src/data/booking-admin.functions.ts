import { createServerFn } from "@tanstack/react-start";
import { z } from "zod";
import { isTimeZone } from "../lib/offered-times.ts";
import type { RequestContext } from "./request-context.ts";

const store = () => import("./booking-settings.server.ts");
const admin = async (context: RequestContext) => (await import("./guards.server.ts")).requireAdmin(context);
const minutes = z.number().int().min(0).max(480);
const isoDay = z.iso.date();
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "is no time such as 09:00" });

const rules = z.object({
  key: z.string().max(40),
  title: z.string().trim().min(1).max(100),
  active: z.boolean(),
  minutes: minutes.min(5),
  bufferBefore: minutes,
  bufferAfter: minutes,
  notice: z.number().int().min(0).max(43_200),
  windowDays: z.number().int().min(1).max(365),
  dailyLimit: z.number().int().min(1).max(100).nullable(),
  slotStep: minutes.min(5),
});

/** Every kind of conversation with its rules. */
export const fetchEventTypes = createServerFn({ method: "GET" }).handler(async ({ context }) => {
  await admin(context);
  return (await store()).listEventTypes(context.db);
});

/** Changes the rules of a kind of conversation; false for an unknown one. */
export const saveEventType = createServerFn({ method: "POST" })
  .validator(rules)
  .handler(async ({ data, context }) => {
    const { email } = await admin(context);
    return (await store()).updateEventType(context.db, email, data, new Date());
  });

/** The owner's zone, weekly hours, and the days off that lie ahead. */
export const fetchOwnerHours = createServerFn({ method: "GET" }).handler(async ({ context }) => {
  await admin(context);
  return (await store()).readOwnerHours(context.db, new Date().toISOString().slice(0, 10));
});

/** Replaces zone and weekly hours. */
export const saveOwnerHours = createServerFn({ method: "POST" })
  .validator(
    z.object({
      zone: z.string().max(60).refine(isTimeZone, { error: "is no time zone" }),
      hours: z
        .array(
          z
            .object({ weekday: z.number().int().min(1).max(7), starts: time, ends: time })
            .refine(({ starts, ends }) => starts < ends, { error: "ends before it begins" }),
        )
        .max(50),
    }),
  )
  .handler(async ({ data, context }) => {
    const { email } = await admin(context);
    await (await store()).updateOwnerHours(context.db, email, data);
  });

/** Takes a day out of the calendar, or puts it back. */
export const saveDayOff = createServerFn({ method: "POST" })
  .validator(z.object({ day: isoDay, off: z.boolean(), reason: z.string().trim().max(200).nullable().optional() }))
  .handler(async ({ data, context }) => {
    const { email } = await admin(context);
    await (await store()).setDayOff(context.db, email, { ...data, reason: data.reason ?? null });
  });

/** Bookings ahead or behind, filtered, a page at a time. */
export const fetchBookings = createServerFn({ method: "GET" })
  .validator(
    z.object({
      when: z.enum(["ahead", "behind"]),
      eventType: z.string().max(40).optional(),
      status: z.enum(["confirmed", "cancelled"]).optional(),
      search: z.string().trim().max(100).optional(),
      page: z.number().int().min(1).optional(),
    }),
  )
  .handler(async ({ data: { page = 1, ...filter }, context }) => {
    await admin(context);
    return (await store()).listBookings(context.db, { ...filter, page }, new Date());
  });

/** Cancels a booking in the owner's name; false when there was nothing to cancel. */
export const cancelBookingForOwner = createServerFn({ method: "POST" })
  .validator(z.object({ reference: z.uuid() }))
  .handler(async ({ data, context }) => {
    const { email } = await admin(context);
    return (await store()).cancelForOwner(context, email, data.reference, new Date());
  });

/** Keeps what the owner writes down about a booking. */
export const saveBookingNotes = createServerFn({ method: "POST" })
  .validator(z.object({ reference: z.uuid(), notes: z.string().trim().max(5000) }))
  .handler(async ({ data, context }) => {
    const { email } = await admin(context);
    return (await store()).setBookingNotes(context.db, email, data.reference, data.notes || null);
  });

/** Guests, newest first, a page at a time. */
export const fetchGuests = createServerFn({ method: "GET" })
  .validator(
    z.object({
      status: z.enum(["registered", "accepted", "declined"]).optional(),
      page: z.number().int().min(1).optional(),
    }),
  )
  .handler(async ({ data: { page = 1, status }, context }) => {
    await admin(context);
    return (await import("./podcast-guests.server.ts")).listGuests(context.db, { status, page });
  });

/** Accepts or declines a guest with a letter; `message` replaces its first words. False when it was decided before. */
export const decideAboutGuest = createServerFn({ method: "POST" })
  .validator(
    z.object({
      id: z.number().int(),
      status: z.enum(["accepted", "declined"]),
      message: z.string().trim().min(1).max(5000).optional(),
    }),
  )
  .handler(async ({ data: { id, ...decision }, context }) => {
    const { email } = await admin(context);
    const { decideGuest } = await import("./podcast-guests.server.ts");
    return (await decideGuest(context, id, { ...decision, actor: email }, new Date())) !== null;
  });

/** Names the guests of an episode. */
export const saveEpisodeGuests = createServerFn({ method: "POST" })
  .validator(z.object({ episodeId: z.number().int(), guestIds: z.array(z.number().int()).max(20) }))
  .handler(async ({ data, context }) => {
    const { email } = await admin(context);
    const { setEpisodeGuests } = await import("./podcast-guests.server.ts");
    await setEpisodeGuests(context.db, email, data.episodeId, data.guestIds);
  });

/** Guests of an episode who have not permitted its sound; publishing it should wait for them. */
export const fetchMissingReleases = createServerFn({ method: "GET" })
  .validator(z.object({ episodeId: z.number().int() }))
  .handler(async ({ data, context }) => {
    await admin(context);
    return (await import("./podcast-guests.server.ts")).guestsWithoutRelease(context.db, data.episodeId);
  });
