import { expect, test } from "vitest";
import { issueWeek, mondayOf } from "./week.ts";

const berlin = "Europe/Berlin";
const at = (time: string) => new Date(time);

test("calls a Sunday issue pressing from Thursday to Sunday in the owner's time zone", () => {
  const pressing = (time: string) => issueWeek(at(time), berlin, "Sunday").isUrgent;
  expect(pressing("2026-11-25T22:59:00Z")).toBe(false);
  expect(pressing("2026-11-25T23:00:00Z")).toBe(true);
  expect(pressing("2026-11-29T22:59:00Z")).toBe(true);
  expect(pressing("2026-11-29T23:00:00Z")).toBe(false);
});

test("starts an issue's week on the day after the previous issue", () => {
  expect(issueWeek(at("2026-11-26T10:00:00Z"), berlin, "Sunday")).toMatchObject({
    issueDay: "2026-11-29",
    since: "2026-11-23",
  });
  expect(issueWeek(at("2026-11-26T10:00:00Z"), berlin, "Wednesday")).toEqual({
    issueDay: "2026-12-02",
    since: "2026-11-26",
    isUrgent: false,
  });
});

test("makes Monday's email due at 7:00 in the owner's time zone, before and after both clock changes", () => {
  for (const seven of [
    "2026-03-23T06:00:00Z",
    "2026-03-30T05:00:00Z",
    "2026-10-19T05:00:00Z",
    "2026-10-26T06:00:00Z",
  ]) {
    const monday = seven.slice(0, 10);
    expect(mondayOf(at(seven), berlin), seven).toEqual({ monday, isDue: true });
    expect(mondayOf(new Date(Date.parse(seven) - 60_000), berlin), seven).toEqual({ monday, isDue: false });
  }
});

test("makes Monday's email due on no other day, and starts its week on Monday", () => {
  expect(mondayOf(at("2026-11-23T22:59:00Z"), berlin)).toEqual({ monday: "2026-11-23", isDue: true });
  expect(mondayOf(at("2026-11-23T23:00:00Z"), berlin)).toEqual({ monday: "2026-11-23", isDue: false });
  expect(mondayOf(at("2026-11-29T12:00:00Z"), berlin)).toEqual({ monday: "2026-11-23", isDue: false });
  // Already Monday in Auckland, still Sunday in Honolulu.
  expect(mondayOf(at("2026-11-22T19:00:00Z"), "Pacific/Auckland")).toEqual({ monday: "2026-11-23", isDue: true });
  expect(mondayOf(at("2026-11-22T19:00:00Z"), "Pacific/Honolulu")).toEqual({ monday: "2026-11-16", isDue: false });
});
