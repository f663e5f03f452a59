import { Temporal } from "temporal-polyfill";
import { minuteMs } from "../../../lib/time/durations.ts";
import type { WeeklyHours } from "../weekly-hours.ts";

/** ISO timestamps. */
export type WeekItem = { startsAt: string; endsAt: string } & (
  | { kind: "booking"; id: number; title: string; name: string; hasConflict: boolean; isOver: boolean }
  | { kind: "busy"; id: string; calendar: string }
);

/** Wall-clock minutes since midnight; at least one minute long, at most 1440. */
export type WeekEntry = { item: WeekItem; from: number; until: number };

export type WeekDay = {
  day: string;
  /** Reason, "" without one; null for a working day. */
  off: string | null;
  hours: WeeklyHours[];
  entries: WeekEntry[];
};

/** Monday first, in the owner's zone. */
export type BookingWeek = { zone: string; today: string; days: WeekDay[] };

const minutesOfDay = 1440;

export function mondayOf(day: string): string {
  const date = Temporal.PlainDate.from(day);
  return date.subtract({ days: date.dayOfWeek - 1 }).toString();
}

export const daysFrom = (monday: string): string[] =>
  Array.from({ length: 7 }, (_, days) => Temporal.PlainDate.from(monday).add({ days }).toString());

/** Milliseconds since 1970. */
export const startOf = (day: string, zone: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;

const minuteOfDay = (instant: number, zone: string) => {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  return hour * 60 + minute;
};

/** By the zone's wall clock, earliest first. */
export function entriesOf(day: string, items: readonly WeekItem[], zone: string): WeekEntry[] {
  const start = startOf(day, zone);
  const end = startOf(Temporal.PlainDate.from(day).add({ days: 1 }).toString(), zone);
  return items
    .flatMap((item): WeekEntry[] => {
      const [itemStart, itemEnd] = [Date.parse(item.startsAt), Date.parse(item.endsAt)];
      if (itemStart >= end || itemEnd <= start) return [];
      const from = itemStart <= start ? 0 : minuteOfDay(itemStart, zone);
      const until = itemEnd >= end ? minutesOfDay : minuteOfDay(itemEnd, zone);
      // When an hour repeats, the wall clock may show an earlier end than start.
      const length = (Math.min(itemEnd, end) - Math.max(itemStart, start)) / minuteMs;
      return [{ item, from, until: until > from ? until : Math.min(from + Math.max(length, 1), minutesOfDay) }];
    })
    .sort((a, b) => a.from - b.from || a.until - b.until);
}

export const isAllDay = ({ from, until }: Pick<WeekEntry, "from" | "until">) => from === 0 && until === minutesOfDay;

/** Whole hours: working hours, extended by entries outside them; all-day entries do not count. */
export function visibleHours(days: readonly WeekDay[]): { first: number; last: number } {
  const hour = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60;
  const timed = days.map((day) => ({ ...day, entries: day.entries.filter((entry) => !isAllDay(entry)) }));
  const starts = timed.flatMap(({ hours, entries }) => [
    ...hours.map(({ starts: time }) => hour(time)),
    ...entries.map(({ from }) => from / 60),
  ]);
  const ends = timed.flatMap(({ hours, entries }) => [
    ...hours.map(({ ends: time }) => hour(time)),
    ...entries.map(({ until }) => until / 60),
  ]);
  return { first: Math.floor(Math.min(9, ...starts)), last: Math.ceil(Math.max(17, ...ends)) };
}
