import { z } from "zod";
import { dayMs } from "../../lib/time/durations.ts";
import { isTimeZone } from "../../lib/time/time-zone.ts";
import { isLength } from "./event-types/length-limits.ts";
import { isInstant } from "./slot-list.ts";

/** Milliseconds since 1970. */
export const instant = z.number().refine(isInstant, { error: "must be whole milliseconds from 1970 to 9999" });

/** A calendar month with the adjacent days fits. */
const maxSpanMs = 45 * dayMs;
export const timesSpan = { from: instant, to: instant };
export const isTimesSpan = ({ from, to }: { from: number; to: number }) => to > from && to - from <= maxSpanMs;
export const timesSpanError = { error: "must be at most 45 days long" };

/** IANA time zone. */
export const zone = z.string().max(60).refine(isTimeZone, { error: "must be an IANA time zone" });

export const length = z.number().refine(isLength, { error: "must be whole minutes from 5 to 480" });

export const bookingSearch = z.object({
  times: z.literal("list").optional(),
  start: instant.optional(),
  zone: zone.optional(),
  minutes: length.optional(),
});

/** `instead` is the hold to replace. */
export const holdInput = { start: instant, zone, minutes: length.optional(), instead: z.uuid().optional() };
