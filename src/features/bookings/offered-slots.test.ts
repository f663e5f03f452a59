import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Availability, freeSlots, listOfferedSlots, type SlotRules, withBuffers } from "./offered-slots.ts";

const rules: SlotRules = {
  minutes: 30,
  bufferBefore: 0,
  bufferAfter: 15,
  noticeMinutes: 24 * 60,
  slotStep: 30,
  windowDays: 60,
  dailyLimit: null,
};
const weekdays = (starts: string, ends: string) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, starts, ends }));
const berlin: Availability = {
  zone: "Europe/Berlin",
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, starts: "09:00", ends: "18:00" })),
  daysOff: new Set(),
};
const at = (iso: string) => Date.parse(iso);
const iso = (slots: readonly { start: number }[]) => slots.map(({ start }) => new Date(start).toISOString());
const span = (from: string, to: string) => ({ start: at(from), end: at(to) });
const nothing = { blocked: [], perDay: new Map<string, number>() };

test("offers every half hour of a working day in Berlin", () => {
  const monday = listOfferedSlots(
    rules,
    berlin,
    span("2026-11-23T00:00Z", "2026-11-24T00:00Z"),
    at("2026-11-20T08:00Z"),
  );
  expect(monday).toHaveLength(18);
  expect(iso(monday)[0]).toBe("2026-11-23T08:00:00.000Z");
  expect(iso(monday).at(-1)).toBe("2026-11-23T16:30:00.000Z");
  expect(new Set(monday.map(({ ownerDay }) => ownerDay))).toEqual(new Set(["2026-11-23"]));
});

test("offers no weekends, days off, times at short notice or dates beyond the booking window", () => {
  const off = { ...berlin, daysOff: new Set(["2026-11-24"]) };
  const now = at("2026-11-22T10:10:00Z");
  const days = (slots: readonly { ownerDay: string }[]) => [...new Set(slots.map(({ ownerDay }) => ownerDay))];
  const week = listOfferedSlots({ ...rules, windowDays: 4 }, off, span("2026-11-21T00:00Z", "2026-12-31T00:00Z"), now);
  expect(days(week)).toEqual(["2026-11-23", "2026-11-25", "2026-11-26"]);
  expect(iso(week)[0]).toBe("2026-11-23T10:30:00.000Z");
});

describe("the slots of nights with a DST change", () => {
  const night: Availability = { zone: "Europe/Berlin", hours: weekdays("01:00", "04:00"), daysOff: new Set() };
  const hourly = { ...rules, minutes: 60, slotStep: 60, noticeMinutes: 0 };

  test("skips the missing hour in spring", () => {
    const slots = listOfferedSlots(
      hourly,
      night,
      span("2026-03-28T22:00Z", "2026-03-29T22:00Z"),
      at("2026-03-20T00:00Z"),
    );
    expect(iso(slots)).toEqual(["2026-03-29T00:00:00.000Z", "2026-03-29T01:00:00.000Z"]);
  });

  test("covers the repeated hour in autumn", () => {
    const slots = listOfferedSlots(
      hourly,
      night,
      span("2026-10-24T22:00Z", "2026-10-25T23:00Z"),
      at("2026-10-20T00:00Z"),
    );
    expect(iso(slots)).toEqual([
      "2026-10-24T23:00:00.000Z",
      "2026-10-25T00:00:00.000Z",
      "2026-10-25T01:00:00.000Z",
      "2026-10-25T02:00:00.000Z",
    ]);
  });

  test("keeps the wall-clock time of office hours before and after", () => {
    const ends = ["2026-03-27T00:00Z", "2026-03-31T00:00Z"] as const;
    const starts = iso(listOfferedSlots(rules, berlin, span(...ends), at("2026-03-20T00:00Z"))).filter(
      (_, index) => index % 18 === 0,
    );
    expect(starts).toEqual(["2026-03-27T08:00:00.000Z", "2026-03-30T07:00:00.000Z"]);
  });
});

describe("custom hours of an event type", () => {
  const late = { ...rules, hours: weekdays("22:30", "23:59"), noticeMinutes: 0, minutes: 45, slotStep: 15 };

  test("replace the general ones", () => {
    const morning = { ...rules, hours: [{ weekday: 2, starts: "07:30", ends: "08:30" }] };
    const week = span("2026-11-23T00:00Z", "2026-11-30T00:00Z");
    expect(iso(listOfferedSlots(morning, berlin, week, at("2026-11-20T08:00Z")))).toEqual([
      "2026-11-24T06:30:00.000Z",
      "2026-11-24T07:00:00.000Z",
    ]);
    expect(listOfferedSlots({ ...rules, hours: [] }, berlin, week, at("2026-11-20T08:00Z"))).toEqual([]);
  });

  test.each([
    ["2026-03-29", "2026-03-28T12:00Z", ["20:30", "20:45", "21:00"]],
    ["2026-10-25", "2026-10-24T12:00Z", ["21:30", "21:45", "22:00"]],
  ])("end before midnight on %s, a day with a DST change", (day, now, starts) => {
    const offered = listOfferedSlots(late, berlin, span(`${day}T12:00Z`, `${day}T23:30Z`), at(now));
    expect(iso(offered).map((start) => start.slice(11, 16))).toEqual(starts);
    expect(new Set(offered.map(({ ownerDay }) => ownerDay))).toEqual(new Set([day]));
  });

  test.each(["22:29", "22:59", "23:15"])("offer nothing that has already started at %s", (clock) => {
    const now = at(`2026-11-23T${clock}+01:00`);
    const offered = listOfferedSlots(late, berlin, span("2026-11-23T12:00Z", "2026-11-23T23:00Z"), now);
    expect(offered.every(({ start }) => start >= now)).toBe(true);
    expect(offered).toHaveLength(clock === "22:29" ? 3 : clock === "22:59" ? 1 : 0);
  });
});

test.each([
  ["Asia/Kolkata", "2026-11-23T03:30:00.000Z"],
  ["Asia/Kathmandu", "2026-11-23T03:15:00.000Z"],
  ["Australia/Adelaide", "2026-11-22T22:30:00.000Z"],
  ["America/St_Johns", "2026-11-23T12:30:00.000Z"],
])("starts at 9:00 local time for an owner in %s", (zone, first) => {
  const slots = listOfferedSlots(
    rules,
    { ...berlin, zone },
    span("2026-11-22T12:00Z", "2026-11-24T12:00Z"),
    at("2026-11-20T08:00Z"),
  );
  expect(iso(slots)[0]).toBe(first);
});

test("blocks a booking with its buffers, and a day with its limit reached", () => {
  const offered = listOfferedSlots(
    rules,
    berlin,
    span("2026-11-23T00:00Z", "2026-11-24T00:00Z"),
    at("2026-11-20T08:00Z"),
  );
  const booked = withBuffers(rules, { start: at("2026-11-23T10:00Z"), end: at("2026-11-23T10:30Z") });
  const free = iso(freeSlots(offered, rules, { ...nothing, blocked: [booked] }));
  expect(free).not.toContain("2026-11-23T10:00:00.000Z");
  // Ends at 10:00, but its 15-minute buffer would overlap the booking; the next slot overlaps the booking's own buffer.
  expect(free).not.toContain("2026-11-23T09:30:00.000Z");
  expect(free).not.toContain("2026-11-23T10:30:00.000Z");
  expect(free).toContain("2026-11-23T09:00:00.000Z");
  expect(free).toContain("2026-11-23T11:00:00.000Z");
  expect(
    freeSlots(offered, { ...rules, dailyLimit: 2 }, { blocked: [], perDay: new Map([["2026-11-23", 2]]) }),
  ).toEqual([]);
});

test("removes exactly the slots that overlap a booking", () => {
  const offered = listOfferedSlots(
    rules,
    berlin,
    span("2026-11-23T00:00Z", "2026-11-28T00:00Z"),
    at("2026-11-20T08:00Z"),
  );
  const booking = fc
    .record({ offset: fc.integer({ min: 0, max: 5 * 24 * 60 }), length: fc.integer({ min: 5, max: 600 }) })
    .map(({ offset, length }) => {
      const start = at("2026-11-23T00:00Z") + offset * 60_000;
      return { start, end: start + length * 60_000 };
    });
  fc.assert(
    fc.property(fc.array(booking, { maxLength: 12 }), (blocked) => {
      const free = new Set(freeSlots(offered, rules, { ...nothing, blocked }).map(({ start }) => start));
      for (const slot of offered) {
        const needed = withBuffers(rules, slot);
        const overlaps = blocked.some(({ start, end }) => start < needed.end && end > needed.start);
        expect(free.has(slot.start)).toBe(!overlaps);
      }
    }),
  );
});
