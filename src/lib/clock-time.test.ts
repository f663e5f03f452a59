import { expect, test } from "vitest";
import { clockTime, isoSeconds, spokenTime } from "./clock-time.ts";

test.each([
  [0, "0:00", "0 seconds"],
  [1.9, "0:01", "1 second"],
  [59.99, "0:59", "59 seconds"],
  [60, "1:00", "1 minute"],
  [79, "1:19", "1 minute 19 seconds"],
  [3600, "1:00:00", "1 hour"],
  [7384, "2:03:04", "2 hours 3 minutes 4 seconds"],
  [-5, "0:00", "0 seconds"],
])("%d seconds are %s, spoken %s", (seconds, clock, spoken) => {
  expect(clockTime(seconds)).toBe(clock);
  expect(spokenTime(seconds)).toBe(spoken);
});

test("a length can be read by machines", () => {
  expect(isoSeconds(79.6)).toBe("PT79S");
});
