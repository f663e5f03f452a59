import { Temporal } from "temporal-polyfill";

/** The next Sunday at 08:00 in a zone, as date and time of its wall clock. */
export function usualTime(now: Date, zone: string): { day: string; time: string } {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone);
  const eight = local.add({ days: 7 - local.dayOfWeek }).withPlainTime({ hour: 8 });
  const next = Temporal.ZonedDateTime.compare(eight, local) > 0 ? eight : eight.add({ days: 7 });
  return { day: next.toPlainDate().toString(), time: "08:00" };
}
