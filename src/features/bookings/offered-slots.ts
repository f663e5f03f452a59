import { Temporal } from "temporal-polyfill";
import { minuteMs } from "../../lib/time/durations.ts";
import type { EventType } from "./booking.ts";
import type { WeeklyHours } from "./weekly-hours.ts";

export type SlotRules = Pick<
  EventType,
  "minutes" | "bufferBefore" | "bufferAfter" | "noticeMinutes" | "windowDays" | "dailyLimit" | "slotStep"
> &
  Partial<Pick<EventType, "hours">>;

export type Availability = {
  zone: string;
  hours: readonly WeeklyHours[];
  /** ISO dates in the owner's zone. */
  daysOff: ReadonlySet<string>;
};

/** Milliseconds since 1970; end exclusive. */
export type TimeSpan = { start: number; end: number };

export type Slot = TimeSpan & { ownerDay: string };

/** Without the owner's day, which the browser does not need. */
export const toBookable = ({ start, end }: Slot): TimeSpan => ({ start, end });

export const dayIn = (zone: string, instant: number): string =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDate().toString();

/** Skipped times move forward by the gap; of repeated times, the first counts. */
function instantOf(day: Temporal.PlainDate, time: string, zone: string): number {
  return day.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds;
}

/** By the rules only, sorted; steps are real minutes, so DST nights neither repeat nor invent an hour. */
export function listOfferedSlots(rules: SlotRules, availability: Availability, span: TimeSpan, now: number): Slot[] {
  const today = Temporal.PlainDate.from(dayIn(availability.zone, now));
  const lastDay = today.add({ days: rules.windowDays });
  const earliest = Math.max(span.start, now + rules.noticeMinutes * minuteMs);
  const slots: Slot[] = [];
  let day = Temporal.PlainDate.from(dayIn(availability.zone, Math.max(span.start, now)));
  for (; Temporal.PlainDate.compare(day, lastDay) <= 0; day = day.add({ days: 1 })) {
    if (instantOf(day, "00:00", availability.zone) >= span.end) break;
    const ownerDay = day.toString();
    if (availability.daysOff.has(ownerDay)) continue;
    for (const { weekday, starts, ends } of rules.hours ?? availability.hours) {
      if (weekday !== day.dayOfWeek) continue;
      const close = instantOf(day, ends, availability.zone);
      for (let start = instantOf(day, starts, availability.zone); ; start += rules.slotStep * minuteMs) {
        const end = start + rules.minutes * minuteMs;
        if (end > close) break;
        if (start >= earliest && start < span.end) slots.push({ start, end, ownerDay });
      }
    }
  }
  return slots.sort((a, b) => a.start - b.start);
}

/** Adds the time kept free around it. */
export const withBuffers = (
  rules: Pick<SlotRules, "bufferBefore" | "bufferAfter">,
  { start, end }: TimeSpan,
): TimeSpan => ({
  start: start - rules.bufferBefore * minuteMs,
  end: end + rules.bufferAfter * minuteMs,
});

type OccupiedTimes = {
  /** Bookings and holds with buffers, unsorted. */
  blocked: readonly TimeSpan[];
  /** Bookings and holds per day in the owner's zone. */
  perDay: ReadonlyMap<string, number>;
};

export function freeSlots(slots: readonly Slot[], rules: SlotRules, { blocked, perDay }: OccupiedTimes): Slot[] {
  const sorted = [...blocked].sort((a, b) => a.start - b.start);
  // Long bookings may start early: compare with the latest end so far, not the neighbour's.
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
