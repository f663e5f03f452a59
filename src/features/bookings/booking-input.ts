import { z } from "zod";
import { isTimeZone } from "../../lib/time/time-zone.ts";
import { isLength } from "./event-types/length-limits.ts";
import { isInstant } from "./slot-list.ts";

/** Milliseconds since 1970, within the calendar's range. */
export const instant = z.number().refine(isInstant, { error: "is not a time that a calendar has" });

/** IANA time zone. */
export const zone = z.string().max(60).refine(isTimeZone, { error: "is not a time zone" });

export const length = z.number().refine(isLength, { error: "is not a duration of a conversation" });

export const bookingSearch = z.object({
  times: z.literal("list").optional(),
  start: instant.optional(),
  zone: zone.optional(),
  minutes: length.optional(),
});

/** `instead` is the hold to replace. */
export const holdInput = { start: instant, zone, minutes: length.optional(), instead: z.uuid().optional() };
