import { expect, test } from "vitest";
import { hoursProblem } from "./weekly-hours.ts";

const monday = (starts: string, ends: string) => ({ weekday: 1, starts, ends });

test("accepts adjacent hours in any order", () => {
  expect(hoursProblem([monday("13:00", "17:00"), monday("09:00", "13:00")])).toBeUndefined();
});

test("accepts the same hours on two days", () => {
  expect(hoursProblem([monday("09:00", "17:00"), { ...monday("09:00", "17:00"), weekday: 2 }])).toBeUndefined();
});

test("rejects hours that end before they start, overlap or are incomplete", () => {
  expect(hoursProblem([monday("12:00", "09:00")])).toBe("Monday, 12:00 to 09:00: choose an end after the start.");
  expect(hoursProblem([monday("09:00", "12:00"), monday("11:00", "15:00")])).toBe(
    "Monday: 09:00 to 12:00 and 11:00 to 15:00 overlap.",
  );
  expect(hoursProblem([{ ...monday("", "12:00"), weekday: 7 }])).toBe("Sunday: every line needs a start and an end.");
});
