import { z } from "zod";
import { isLength } from "./event-types/event-type-length.ts";
import { isInstant, isTimeZone } from "./slot-list.ts";

/** Milliseconds since 1970 that a calendar has. */
export const instant = z.number().refine(isInstant, { error: "is no time that a calendar has" });

/** An IANA time zone. */
export const zone = z.string().max(60).refine(isTimeZone, { error: "is no time zone" });

/** How long a conversation takes, in minutes. */
export const length = z.number().refine(isLength, { error: "is no length of a conversation" });

/** What the URL of a page with a booking may say. */
export const bookingSearch = z.object({
  times: z.literal("list").optional(),
  start: instant.optional(),
  zone: zone.optional(),
  minutes: length.optional(),
});

/** The slot that a visitor wants to hold, in place of their hold `instead`. */
export const holdInput = { start: instant, zone, minutes: length.optional(), instead: z.uuid().optional() };

/** How often one client may ask for a hold, of any event type. */
export const holdRequests = { bucket: "booking-hold", points: 60, seconds: 600 };
