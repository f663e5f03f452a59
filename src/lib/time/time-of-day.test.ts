import { describe, expect, test } from "vitest";
import { timeOfDay } from "./clock-time.ts";

describe("timeOfDay", () => {
  test.each([
    ["00:00", "12:00 AM"],
    ["00:15", "12:15 AM"],
    ["09:00", "9:00 AM"],
    ["12:30", "12:30 PM"],
    ["18:00:00", "6:00 PM"],
    ["23:59", "11:59 PM"],
  ])("formats %s as %s", (time, text) => {
    expect(timeOfDay(time)).toBe(text);
  });
});
