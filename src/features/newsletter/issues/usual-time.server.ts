import { Temporal } from "temporal-polyfill";
import { siteFacts } from "../../../facts/site-facts.ts";

/** Monday is 1, as in ISO 8601. */
const weekdays = ["", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** When an issue is usually sent: the next time that is the owner's usual one in a zone and at least an hour away. */
export function usualTime(now: Date, zone: string): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone);
  const days = (weekdays.indexOf(siteFacts.newsletterDay) - local.dayOfWeek + 7) % 7;
  const usual = local.add({ days }).withPlainTime(siteFacts.newsletterTime);
  const isFarEnough = Temporal.ZonedDateTime.compare(usual, local.add({ hours: 1 })) >= 0;
  return new Date((isFarEnough ? usual : usual.add({ days: 7 })).epochMilliseconds);
}
