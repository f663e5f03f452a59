import { describe, expect, test } from "vitest";
import { daysFrom, entriesOf, mondayOf, visibleHours, type WeekItem } from "./booking-week.ts";

const zone = "Europe/Berlin";
const busy = (startsAt: string, endsAt: string): WeekItem => ({
  kind: "busy",
  id: startsAt,
  calendar: "Private",
  startsAt,
  endsAt,
});
const spans = (day: string, ...items: WeekItem[]) =>
  entriesOf(day, items, zone).map(({ from, until }) => [from / 60, until / 60]);

test.each([
  ["2026-11-23", "2026-11-23"],
  ["2026-11-29", "2026-11-23"],
  ["2027-01-01", "2026-12-28"],
])("puts %s into the week of %s", (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
  expect(daysFrom(monday)).toHaveLength(7);
  expect(daysFrom(monday)).toContain(day);
});

test("places a day's entries by the owner's clock, sorted", () => {
  const later = busy("2026-11-23T13:00:00Z", "2026-11-23T13:30:00Z");
  const early = busy("2026-11-23T08:00:00Z", "2026-11-23T09:00:00Z");
  expect(spans("2026-11-23", later, early)).toEqual([
    [9, 10],
    [14, 14.5],
  ]);
  expect(spans("2026-11-24", later, early)).toEqual([]);
});

test("shows an entry on each day that it touches", () => {
  const night = busy("2026-11-23T22:00:00Z", "2026-11-24T00:30:00Z");
  expect(spans("2026-11-23", night)).toEqual([[23, 24]]);
  expect(spans("2026-11-24", night)).toEqual([[0, 1.5]]);
  expect(spans("2026-11-25", busy("2026-11-20T00:00:00Z", "2026-11-30T00:00:00Z"))).toEqual([[0, 24]]);
  // It ends at midnight.
  expect(spans("2026-11-24", busy("2026-11-23T22:00:00Z", "2026-11-23T23:00:00Z"))).toEqual([]);
});

describe("the entries of nights with a DST change", () => {
  test("spans the missing hour in spring", () => {
    expect(spans("2026-03-29", busy("2026-03-29T00:30:00Z", "2026-03-29T01:30:00Z"))).toEqual([[1.5, 3.5]]);
  });

  test("never ends an entry before its start in autumn", () => {
    expect(spans("2026-10-25", busy("2026-10-25T00:30:00Z", "2026-10-25T01:15:00Z"))).toEqual([[2.5, 3.25]]);
    expect(spans("2026-10-25", busy("2026-10-25T01:30:00Z", "2026-10-25T02:00:00Z"))).toEqual([[2.5, 3]]);
  });
});

test("shows the working hours, extended by entries outside them", () => {
  const day = { day: "2026-11-23", off: null, hours: [{ weekday: 1, starts: "09:30", ends: "18:00" }], entries: [] };
  expect(visibleHours([day])).toEqual({ first: 9, last: 18 });
  const late = { item: busy("2026-11-23T19:00:00Z", "2026-11-23T19:20:00Z"), from: 20 * 60, until: 20 * 60 + 20 };
  expect(visibleHours([{ ...day, entries: [late] }])).toEqual({ first: 9, last: 21 });
  expect(visibleHours([{ ...day, hours: [] }])).toEqual({ first: 9, last: 17 });
});

test("ignores all-day entries for the visible hours", () => {
  const allDay = { item: busy("2026-11-22T23:00:00Z", "2026-11-23T23:00:00Z"), from: 0, until: 24 * 60 };
  expect(visibleHours([{ day: "2026-11-23", off: null, hours: [], entries: [allDay] }])).toEqual({
    first: 9,
    last: 17,
  });
});
