import { describe, expect, test, vi } from "vitest";
import {
  addDays,
  addMonths,
  byDay,
  dateAndTime,
  dayOf,
  instantOf,
  localTimeOf,
  longDay,
  offsetOf,
  spanOfMonth,
  timeOf,
  weeksOf,
} from "./zoned-time.ts";

const instant = (iso: string) => Date.parse(iso);

describe("zoned time", () => {
  test.each([
    ["Europe/Berlin", "en", "21 November 2026, 12:05 AM CET (Europe/Berlin)"],
    ["Europe/Berlin", "de", "21. November 2026, 0:05 Uhr MEZ (Europe/Berlin)"],
    ["UTC", "en", "20 November 2026, 11:05 PM UTC"],
  ] as const)("names the zone of a time in %s (%s)", (timeZone, language, text) => {
    expect(dateAndTime(new Date("2026-11-20T23:05:00Z"), { timeZone, language })).toBe(text);
  });

  test.each([
    ["Europe/Berlin", "2026-11-23T09:00:00Z", "2026-11-23", "10:00 AM", "GMT+1"],
    ["Asia/Kolkata", "2026-11-23T18:30:00Z", "2026-11-24", "12:00 AM", "GMT+5:30"],
    ["Australia/Adelaide", "2026-11-23T13:30:00Z", "2026-11-24", "12:00 AM", "GMT+10:30"],
    ["America/St_Johns", "2026-11-23T03:00:00Z", "2026-11-22", "11:30 PM", "GMT-3:30"],
    ["Pacific/Chatham", "2026-11-23T10:15:00Z", "2026-11-24", "12:00 AM", "GMT+13:45"],
  ])("in %s, formats %s as %s at %s (%s)", (zone, iso, day, time, offset) => {
    expect([dayOf(instant(iso), zone), timeOf(instant(iso), zone), offsetOf(instant(iso), zone)]).toEqual([
      day,
      time,
      offset,
    ]);
  });

  test("names the repeated hour at the end of DST twice, with different offsets", () => {
    const first = instant("2026-10-25T00:30:00Z");
    const second = instant("2026-10-25T01:30:00Z");
    expect([timeOf(first, "Europe/Berlin"), timeOf(second, "Europe/Berlin")]).toEqual(["2:30 AM", "2:30 AM"]);
    expect([offsetOf(first, "Europe/Berlin"), offsetOf(second, "Europe/Berlin")]).toEqual(["GMT+2", "GMT+1"]);
  });

  test.each([
    ["2026-11-23T10:00", "2026-11-23T09:00:00.000Z"],
    ["2026-03-29T02:30", "2026-03-29T01:30:00.000Z"],
    ["2026-03-29T03:00", "2026-03-29T01:00:00.000Z"],
    ["2026-10-25T02:30", "2026-10-25T00:30:00.000Z"],
    ["2026-10-25T03:00", "2026-10-25T02:00:00.000Z"],
    ["0020-11-23T10:00", "0020-11-23T09:07:00.000Z"],
  ])("reads %s in Berlin as %s", (local, iso) => {
    expect(new Date(instantOf(local, "Europe/Berlin")).toISOString()).toBe(iso);
  });

  test("adds days and months across years, leap days and DST changes", () => {
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2026-03-29", 1)).toBe("2026-03-30");
    expect(addMonths("2026-12", 1)).toBe("2027-01");
    expect(addMonths("2026-01", -1)).toBe("2025-12");
    expect(longDay("2026-11-23")).toBe("Monday, 23 November 2026");
  });

  test("lays out a month from Monday to Sunday, without days of other months", () => {
    const weeks = weeksOf("2026-11");
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
    expect(weeks.at(-1)).toEqual(["2026-11-30", null, null, null, null, null, null]);
    expect(weeksOf("2027-02")).toHaveLength(4);
  });

  test("spans a month in the easternmost and westernmost zones", () => {
    const { from, to } = spanOfMonth("2026-11");
    expect(from).toBeLessThanOrEqual(instant("2026-11-01T00:00:00+14:00"));
    expect(to).toBeGreaterThanOrEqual(instant("2026-12-01T00:00:00-12:00"));
  });

  test("groups times by the visitor's days", () => {
    const times = ["2026-11-23T18:00:00Z", "2026-11-23T18:30:00Z"].map((iso) => ({ start: instant(iso) }));
    expect([...byDay(times, "Asia/Kolkata").keys()]).toEqual(["2026-11-23", "2026-11-24"]);
    expect([...byDay(times, "Europe/Berlin").keys()]).toEqual(["2026-11-23"]);
  });

  test("formats a time even if Intl rejects the browser's language tag", () => {
    vi.stubGlobal("navigator", { language: "en-US@posix" });
    expect(localTimeOf(Date.UTC(2026, 10, 21, 13, 5), "UTC")).toMatch(/^(13|1|01):05/);
    vi.unstubAllGlobals();
  });
});
