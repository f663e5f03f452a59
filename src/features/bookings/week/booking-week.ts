import { Temporal } from "temporal-polyfill";
import type { WeeklyHours } from "../weekly-hours.ts";

/** What takes place: a booking, or a time at which another calendar of the owner is busy. Times are ISO timestamps. */
export type WeekItem = { startsAt: string; endsAt: string } & (
  | { kind: "booking"; id: number; title: string; name: string; hasConflict: boolean; isOver: boolean }
  | { kind: "busy"; id: string; calendar: string }
);

/** The part of an item that lies in one day: minutes of the wall clock since midnight, at least one long, and at most 1440. */
export type WeekEntry = { item: WeekItem; from: number; until: number };

export type WeekDay = {
  /** ISO date in the owner's zone. */
  day: string;
  /** The reason of a day off, "" without one; null for a working day. */
  off: string | null;
  /** The general hours of its weekday. */
  hours: WeeklyHours[];
  /** In order. */
  entries: WeekEntry[];
};

/** Seven days from a Monday on in the owner's zone. */
export type BookingWeek = { zone: string; today: string; days: WeekDay[] };

const minutesOfDay = 1440;

/** The Monday of the week in which a day lies, as ISO dates. */
export function mondayOf(day: string): string {
  const date = Temporal.PlainDate.from(day);
  return date.subtract({ days: date.dayOfWeek - 1 }).toString();
}

/** The days of the week that begins on a Monday, as ISO dates. */
export const daysFrom = (monday: string): string[] =>
  Array.from({ length: 7 }, (_, days) => Temporal.PlainDate.from(monday).add({ days }).toString());

/** The instant at which a day begins in a zone, in milliseconds since 1970. */
export const startOf = (day: string, zone: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;

const clock = (instant: number, zone: string) => {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  return hour * 60 + minute;
};

/** The parts of items that lie in a day, by the wall clock of a zone, the earliest first. */
export function entriesOf(day: string, items: readonly WeekItem[], zone: string): WeekEntry[] {
  const start = startOf(day, zone);
  const end = startOf(Temporal.PlainDate.from(day).add({ days: 1 }).toString(), zone);
  return items
    .flatMap((item): WeekEntry[] => {
      const [begins, ends] = [Date.parse(item.startsAt), Date.parse(item.endsAt)];
      if (begins >= end || ends <= start) return [];
      const from = begins <= start ? 0 : clock(begins, zone);
      const until = ends >= end ? minutesOfDay : clock(ends, zone);
      // In the night in which an hour comes twice, the clock may say an earlier time at the end than at the start.
      const length = (Math.min(ends, end) - Math.max(begins, start)) / 60_000;
      return [{ item, from, until: until > from ? until : Math.min(from + Math.max(length, 1), minutesOfDay) }];
    })
    .sort((a, b) => a.from - b.from || a.until - b.until);
}

/** Whether an entry lasts from midnight to midnight. */
export const isAllDay = ({ from, until }: Pick<WeekEntry, "from" | "until">) => from === 0 && until === minutesOfDay;

/**
 * The hours of the clock that a week has to show, whole: those of a working day, and more where something lies outside. What
 * lasts all day fills the hours that are shown.
 */
export function shownHours(days: readonly WeekDay[]): { first: number; last: number } {
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
