import { Temporal } from "temporal-polyfill";

/** When an issue is usually sent: the next Sunday at 08:00 in a zone that is at least an hour away. */
export function usualTime(now: Date, zone: string): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone);
  const eight = local.add({ days: 7 - local.dayOfWeek }).withPlainTime({ hour: 8 });
  const isFarEnough = Temporal.ZonedDateTime.compare(eight, local.add({ hours: 1 })) >= 0;
  return new Date((isFarEnough ? eight : eight.add({ days: 7 })).epochMilliseconds);
}
