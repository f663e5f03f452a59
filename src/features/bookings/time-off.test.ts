import { expect, test } from "vitest";
import { daysOf, groupDaysOff, timeOffProblem } from "./time-off.ts";

test("merges consecutive days off with the same reason, across months and years", () => {
  const entry = { from: "2027-12-30", until: "2028-01-02", reason: "At sea" };
  const days = daysOf(entry).map((day) => ({ day, reason: "At sea" }));
  expect(days.map(({ day }) => day)).toEqual(["2027-12-30", "2027-12-31", "2028-01-01", "2028-01-02"]);
  expect(groupDaysOff(days)).toEqual([entry]);
});

test("starts a new entry of days off at a gap or another reason", () => {
  const days = [
    { day: "2027-12-25", reason: "Christmas Day" },
    { day: "2027-12-26", reason: "Boxing Day" },
    { day: "2027-12-28", reason: "Boxing Day" },
  ];
  expect(groupDaysOff(days)).toEqual(days.map(({ day, reason }) => ({ from: day, until: day, reason })));
});

test("rejects days off that end before they start or exceed a year", () => {
  expect(timeOffProblem({ from: "2027-03-02", until: "2027-03-01" })).toBe("The last day is before the first.");
  expect(timeOffProblem({ from: "2027-03-01", until: "2028-03-01" })).toBe("Choose at most a year at once.");
  expect(timeOffProblem({ from: "2027-03-01", until: "2027-03-01" })).toBeUndefined();
  expect(daysOf({ from: "2027-03-02", until: "2027-03-01" })).toEqual([]);
});
