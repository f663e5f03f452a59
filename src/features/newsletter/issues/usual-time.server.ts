import { Temporal } from "temporal-polyfill";
import { siteFacts } from "../../../facts/site-facts.ts";

/** ISO 8601: Monday is 1. */
const weekdays = ["", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The owner's next usual weekday and time in a zone, at least an hour away. */
export function usualTime(now: Date, zone: string): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone);
  const days = (weekdays.indexOf(siteFacts.newsletterDay) - local.dayOfWeek + 7) % 7;
  const usual = local.add({ days }).withPlainTime(siteFacts.newsletterTime);
  const isFarEnough = Temporal.ZonedDateTime.compare(usual, local.add({ hours: 1 })) >= 0;
  return new Date((isFarEnough ? usual : usual.add({ days: 7 })).epochMilliseconds);
}
