import { minuteMs } from "../../lib/time/durations.ts";
import type { NounJob } from "../noun.ts";
import { readBusyCalendars } from "./calendars/busy-calendars.server.ts";
import { purgeExpiredHolds } from "./holds.server.ts";

export const bookingJobs: readonly NounJob[] = [
  { name: "ended holds", everyMs: 10 * minuteMs, atStart: true, run: ({ context }) => purgeExpiredHolds(context.db) },
  // Raises its own notices, one per calendar.
  {
    name: "busy calendars",
    everyMs: 15 * minuteMs,
    atStart: true,
    notice: false,
    run: ({ context }) => readBusyCalendars(context),
  },
];
