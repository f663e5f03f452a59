import { Temporal } from "temporal-polyfill";
import type { EventType } from "./booking.ts";
import type { WeeklyHours } from "./weekly-hours.ts";

/** The rules of an event type that decide when it can begin. */
export type SlotRules = Omit<
  EventType,
  "key" | "title" | "otherLengths" | "place" | "hours" | "questions" | "active"
> & {
  /** Weekly hours of its own; null for the general ones. */
  hours?: readonly WeeklyHours[] | null;
};

export type Calendar = {
  /** The owner's IANA zone. */
  zone: string;
  hours: readonly WeeklyHours[];
  /** ISO dates in the owner's zone. */
  daysOff: ReadonlySet<string>;
};

/** Instants in milliseconds since 1970; the end is not part of it. */
export type TimeSpan = { start: number; end: number };

export type Slot = TimeSpan & {
  /** ISO date in the owner's zone. */
  ownerDay: string;
};

const minute = 60_000;

/** The date that an instant falls on in a zone, as an ISO date. */
export const dayIn = (zone: string, instant: number): string =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDate().toString();

/** The instant of a wall-clock time; one that the changeover skips moves on by the hour it skips, the first of two counts. */
function instantOf(day: Temporal.PlainDate, time: string, zone: string): number {
  return day.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds;
}

/**
 * Every time at which a conversation may begin by the rules alone, within a span, in order. Steps are real minutes from the
 * moment the owner's hours begin, so the nights when clocks change offer neither an hour twice nor one that does not exist.
 */
export function listOfferedSlots(rules: SlotRules, calendar: Calendar, span: TimeSpan, now: number): Slot[] {
  const today = Temporal.PlainDate.from(dayIn(calendar.zone, now));
  const lastDay = today.add({ days: rules.windowDays });
  const earliest = Math.max(span.start, now + rules.noticeMinutes * minute);
  const slots: Slot[] = [];
  let day = Temporal.PlainDate.from(dayIn(calendar.zone, Math.max(span.start, now)));
  for (; Temporal.PlainDate.compare(day, lastDay) <= 0; day = day.add({ days: 1 })) {
    if (instantOf(day, "00:00", calendar.zone) >= span.end) break;
    const ownerDay = day.toString();
    if (calendar.daysOff.has(ownerDay)) continue;
    for (const { weekday, starts, ends } of rules.hours ?? calendar.hours) {
      if (weekday !== day.dayOfWeek) continue;
      const close = instantOf(day, ends, calendar.zone);
      for (let start = instantOf(day, starts, calendar.zone); ; start += rules.slotStep * minute) {
        const end = start + rules.minutes * minute;
        if (end > close) break;
        if (start >= earliest && start < span.end) slots.push({ start, end, ownerDay });
      }
    }
  }
  return slots.sort((a, b) => a.start - b.start);
}

/** A conversation with the time kept free around it. */
export const withBuffers = (
  rules: Pick<SlotRules, "bufferBefore" | "bufferAfter">,
  { start, end }: TimeSpan,
): TimeSpan => ({
  start: start - rules.bufferBefore * minute,
  end: end + rules.bufferAfter * minute,
});

export type Occupied = {
  /** What is booked or held, with buffers, in any order. */
  blocked: readonly TimeSpan[];
  /** How many of this kind are booked or held, by day in the owner's zone. */
  perDay: ReadonlyMap<string, number>;
};

/** The slots that nothing conflicts with. */
export function freeSlots(slots: readonly Slot[], rules: SlotRules, { blocked, perDay }: Occupied): Slot[] {
  const sorted = [...blocked].sort((a, b) => a.start - b.start);
  // What ends late may have begun early: the latest end so far decides, not that of the neighbour.
  let next = 0;
  let busyUntil = Number.NEGATIVE_INFINITY;
  return slots.filter((slot) => {
    const { start, end } = withBuffers(rules, slot);
    for (let entry = sorted[next]; entry && entry.start < end; entry = sorted[++next]) {
      busyUntil = Math.max(busyUntil, entry.end);
    }
    if (busyUntil > start) return false;
    return rules.dailyLimit === null || (perDay.get(slot.ownerDay) ?? 0) < rules.dailyLimit;
  });
}
