import { expect, test } from "vitest";
import type { EventType } from "../booking.ts";
import { lengthsOf, lengthsProblem, withBookedLength, withLength } from "./event-type-length.ts";

const demo: EventType = {
  key: "demo",
  title: "Demo",
  minutes: 30,
  otherLengths: [60, 15],
  bufferBefore: 0,
  bufferAfter: 15,
  noticeMinutes: 0,
  windowDays: 60,
  dailyLimit: null,
  slotStep: 30,
  place: null,
  hours: null,
  questions: [],
  meets: "video",
  description: "",
  active: true,
  retired: false,
};

test("offers all lengths of the type, the usual one by default", () => {
  expect(lengthsOf(demo)).toEqual([15, 30, 60]);
  expect(withLength(demo, undefined)?.minutes).toBe(30);
  expect(withLength(demo, 60)?.minutes).toBe(60);
  expect(withLength(demo, 45)).toBeNull();
});

test("keeps the length of a booking when it is no longer offered", () => {
  const booked = { startsAt: new Date("2027-03-28T00:30:00Z"), endsAt: new Date("2027-03-28T01:15:00Z") };
  expect(withBookedLength(demo, booked).minutes).toBe(45);
});

test("rejects lengths that aren't whole minutes, and too many", () => {
  expect(lengthsProblem([15, 60])).toBeUndefined();
  for (const wrong of [Number.NaN, 4, 481, 7.5])
    expect(lengthsProblem([wrong]), String(wrong)).toMatch(/whole minutes/);
  expect(lengthsProblem([10, 20, 30, 40, 50, 60])).toMatch(/At most 5/);
});
