import type { Booking, EventType } from "../booking.ts";

/** The shortest and the longest conversation, and the most further lengths of an event type; minutes. */
export const lengthLimits = { shortest: 5, longest: 480, further: 5 } as const;

/** Whether a conversation can take so many minutes. */
export const isLength = (minutes: number): boolean =>
  Number.isInteger(minutes) && minutes >= lengthLimits.shortest && minutes <= lengthLimits.longest;

/** The one event type whose length is fixed: the interview of the podcast, as the specification has it. */
export const hasFixedLength = (key: string): boolean => key === "interview";

/** The lengths that visitors can choose, in minutes, the shortest first. */
export const lengthsOf = ({ minutes, otherLengths }: Pick<EventType, "minutes" | "otherLengths">): number[] =>
  [...new Set([minutes, ...otherLengths])].sort((a, b) => a - b);

/** An event type at one of its lengths, at its usual one when none is named, or null when it does not offer that length. */
export function ofLength(type: EventType, minutes: number | undefined): EventType | null {
  if (minutes === undefined) return type;
  return lengthsOf(type).includes(minutes) ? { ...type, minutes } : null;
}

/** The minutes that a booking takes. */
export const minutesOf = ({ startsAt, endsAt }: Pick<Booking, "startsAt" | "endsAt">): number =>
  Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);

/** An event type at the length that was booked, whether it is offered still or not. */
export const asBooked = (type: EventType, booking: Pick<Booking, "startsAt" | "endsAt">): EventType => ({
  ...type,
  minutes: minutesOf(booking),
});

/** What is wrong with further lengths, in a sentence, or undefined. */
export function lengthsProblem(lengths: readonly number[]): string | undefined {
  const { shortest, longest, further } = lengthLimits;
  if (lengths.length > further) return `At most ${further} further lengths.`;
  if (!lengths.every(isLength))
    return `Further lengths: whole minutes from ${shortest} to ${longest}, with commas between them.`;
  return undefined;
}
