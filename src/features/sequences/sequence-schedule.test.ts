import { describe, expect, test } from "vitest";
import { nextDay, reschedule, schedule } from "./sequence-schedule.ts";

const step = (waitDays: number, hour = 8, skipSundays = false) => ({ waitDays, hour, skipSundays });
const iso = (dates: readonly Date[]) => dates.map((date) => date.toISOString());
const berlin = "Europe/Berlin";

describe("schedule", () => {
  test("counts the first wait from the start, each further one from the previous email", () => {
    const due = schedule([step(0), step(2), step(5, 18)], { from: new Date("2026-11-25T05:00:00Z"), zone: berlin });
    expect(iso(due)).toEqual(["2026-11-25T07:00:00.000Z", "2026-11-27T07:00:00.000Z", "2026-12-02T17:00:00.000Z"]);
  });

  test("starts tomorrow if today's hour has passed", () => {
    const due = schedule([step(0), step(1)], { from: new Date("2026-11-25T07:00:01Z"), zone: berlin });
    expect(iso(due)).toEqual(["2026-11-26T07:00:00.000Z", "2026-11-27T07:00:00.000Z"]);
  });

  test("sends emails without a wait on different days", () => {
    const due = schedule([step(0), step(0), step(0)], { from: new Date("2026-11-25T00:00:00Z"), zone: berlin });
    expect(new Set(iso(due).map((at) => at.slice(0, 10))).size).toBe(3);
  });

  test("skips a Sunday, and counts the next wait from the Monday", () => {
    // The 29th is a Sunday.
    const due = schedule([step(2, 8, true), step(1, 8, true)], {
      from: new Date("2026-11-27T10:00:00Z"),
      zone: berlin,
    });
    expect(iso(due)).toEqual(["2026-11-30T07:00:00.000Z", "2026-12-01T07:00:00.000Z"]);
    const times = schedule([step(2)], { from: new Date("2026-11-27T10:00:00Z"), zone: berlin });
    expect(iso(times)).toEqual(["2026-11-29T07:00:00.000Z"]);
  });

  test("determines Sunday in the reader's zone", () => {
    // Sunday in Auckland while it is still Saturday in Berlin.
    const from = new Date("2026-11-28T10:00:00Z");
    expect(iso(schedule([step(0, 1, true)], { from, zone: "Pacific/Auckland" }))).toEqual(["2026-11-29T12:00:00.000Z"]);
  });

  test("keeps the local hour when the clocks change", () => {
    const autumn = schedule([step(0), step(1), step(1)], { from: new Date("2026-10-24T00:00:00Z"), zone: berlin });
    expect(iso(autumn)).toEqual(["2026-10-24T06:00:00.000Z", "2026-10-25T07:00:00.000Z", "2026-10-26T07:00:00.000Z"]);
    const spring = schedule([step(0), step(1), step(1)], { from: new Date("2026-03-28T00:00:00Z"), zone: berlin });
    expect(iso(spring)).toEqual(["2026-03-28T07:00:00.000Z", "2026-03-29T06:00:00.000Z", "2026-03-30T06:00:00.000Z"]);
  });

  test("moves an hour skipped by DST to the next, and uses the first of a repeated one", () => {
    expect(iso(schedule([step(0, 2)], { from: new Date("2026-03-28T23:30:00Z"), zone: berlin }))).toEqual([
      "2026-03-29T01:00:00.000Z",
    ]);
    expect(iso(schedule([step(0, 2)], { from: new Date("2026-10-24T23:30:00Z"), zone: berlin }))).toEqual([
      "2026-10-25T00:00:00.000Z",
    ]);
  });
});

test("reschedule keeps the waits after a moved email, and sends nothing before it was due", () => {
  const steps = [
    { ...step(2), due: new Date("2026-11-25T07:00:00Z") },
    { ...step(1), due: new Date("2026-11-26T07:00:00Z") },
    { ...step(10), due: new Date("2026-12-20T07:00:00Z") },
  ];
  const moved = reschedule(steps, { from: nextDay(new Date("2026-11-25T12:00:00Z"), berlin), zone: berlin });
  expect(iso(moved)).toEqual(["2026-11-26T07:00:00.000Z", "2026-11-27T07:00:00.000Z", "2026-12-20T07:00:00.000Z"]);
  expect(iso(reschedule(steps, { from: new Date("2026-11-01T00:00:00Z"), zone: berlin }))).toEqual(
    iso(steps.map(({ due }) => due)),
  );
  expect(reschedule([], { from: new Date(), zone: berlin })).toEqual([]);
});
