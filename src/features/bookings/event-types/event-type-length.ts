import { minuteMs } from "../../../lib/time/durations.ts";
import type { Booking, EventType } from "../booking.ts";
import { isLength, lengthLimits } from "./length-limits.ts";

/** Only the podcast interview (spec). */
export const hasFixedLength = (key: string): boolean => key === "interview";

/** Minutes, shortest first. */
export const lengthsOf = ({ minutes, otherLengths }: Pick<EventType, "minutes" | "otherLengths">): number[] =>
  [...new Set([minutes, ...otherLengths])].sort((a, b) => a - b);

export function withLength(type: EventType, minutes: number | undefined): EventType | null {
  if (minutes === undefined) return type;
  return lengthsOf(type).includes(minutes) ? { ...type, minutes } : null;
}

export const minutesOf = ({ startsAt, endsAt }: Pick<Booking, "startsAt" | "endsAt">): number =>
  Math.round((endsAt.getTime() - startsAt.getTime()) / minuteMs);

/** The booked length may no longer be offered. */
export const withBookedLength = (type: EventType, booking: Pick<Booking, "startsAt" | "endsAt">): EventType => ({
  ...type,
  minutes: minutesOf(booking),
});

export function lengthsProblem(lengths: readonly number[]): string | undefined {
  const { shortest, longest, further } = lengthLimits;
  if (lengths.length > further) return `At most ${further} other durations.`;
  if (!lengths.every(isLength))
    return `Other durations: whole minutes from ${shortest} to ${longest}, with commas between them.`;
  return undefined;
}
