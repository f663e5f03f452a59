import { describe, expect, test } from "vitest";
import { formatDuration, formatExactDuration, formatSpokenDuration, isoDuration, parseDuration } from "./clock-time.ts";

describe("durations", () => {
  test.each([
    [0, "0:00", "0 seconds"],
    [1.9, "0:01", "1 second"],
    [59.99, "0:59", "59 seconds"],
    [60, "1:00", "1 minute"],
    [79, "1:19", "1 minute 19 seconds"],
    [3600, "1:00:00", "1 hour"],
    [7384, "2:03:04", "2 hours 3 minutes 4 seconds"],
    [-5, "0:00", "0 seconds"],
  ])("formats %d seconds as %s, spoken %s", (seconds, clock, spoken) => {
    expect(formatDuration(seconds)).toBe(clock);
    expect(formatSpokenDuration(seconds)).toBe(spoken);
  });

  test("formats a machine-readable duration", () => {
    expect(isoDuration(79.6)).toBe("PT79S");
  });

  test.each([
    ["0:00", 0],
    [" 1:19 ", 79],
    ["1:02:03", 3723],
    ["0:47.5", 47.5],
    ["0:47,25", 47.25],
    ["83", 83],
    ["125:00", 7500],
  ])("reads %j as %d seconds", (text, seconds) => {
    expect(parseDuration(text)).toBe(seconds);
  });

  test.each(["", "soon", "1:60", "1:5", "1:75:00", "-1:00", "1:", ":30", "1:00:00:00", "0:00.1234"])(
    "rejects %j",
    (text) => {
      expect(parseDuration(text)).toBeUndefined();
    },
  );

  test.each([0, 16.68, 59.999, 79, 3723.5])("formats and reads back %d seconds", (seconds) => {
    expect(parseDuration(formatExactDuration(seconds))).toBe(seconds);
  });
});
