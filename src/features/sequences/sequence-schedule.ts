import { Temporal } from "temporal-polyfill";
import { hourMs } from "../../lib/time/durations.ts";
import type { SequenceStep } from "./sequence.ts";

const sunday = 7;

export const zonedDay = (instant: Date, zone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone).toPlainDate();

/** DST: a skipped hour moves to the next; a repeated hour uses the first. */
const atHour = (day: Temporal.PlainDate, hour: number, zone: string): Date =>
  new Date(day.toZonedDateTime({ timeZone: zone, plainTime: { hour } }).epochMilliseconds);

/**
 * When each email is due: at its hour in the zone, at most one a day, skipping Sundays if configured.
 * The first waits from `from`, each further one from the email before it.
 */
export function schedule(steps: readonly SequenceStep[], { from, zone }: { from: Date; zone: string }): Date[] {
  let previous: Temporal.PlainDate | undefined;
  return steps.map(({ waitDays, hour, skipSundays }) => {
    let day = previous ? previous.add({ days: Math.max(1, waitDays) }) : zonedDay(from, zone).add({ days: waitDays });
    if (!previous && atHour(day, hour, zone) < from) day = day.add({ days: 1 });
    if (skipSundays && day.dayOfWeek === sunday) day = day.add({ days: 1 });
    previous = day;
    return atHour(day, hour, zone);
  });
}

/** The rest of a schedule, sent no earlier than `from` or before it was due; later emails keep their waits. */
export function reschedule(
  steps: readonly (SequenceStep & { due: Date })[],
  { from, zone }: { from: Date; zone: string },
): Date[] {
  const [next, ...rest] = steps;
  if (!next) return [];
  const earliest = next.due > from ? next.due : from;
  const moved = schedule([{ ...next, waitDays: 0 }, ...rest], { from: earliest, zone });
  return moved.map((due, index) => {
    const scheduled = steps[index]?.due ?? due;
    return due > scheduled ? due : scheduled;
  });
}

/** The first moment of the day after an instant. */
export const nextDay = (instant: Date, zone: string): Date => atHour(zonedDay(instant, zone).add({ days: 1 }), 0, zone);

export const isSunday = (instant: Date, zone: string): boolean => zonedDay(instant, zone).dayOfWeek === sunday;

/** An email that is later than this waits for its hour on the next day. Milliseconds. */
export const latestMs = 12 * hourMs;
