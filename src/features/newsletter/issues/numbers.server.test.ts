import { expect, test } from "vitest";
import { defaultSite } from "../../../facts/site.ts";
import { usualTime } from "./numbers.server.ts";

test.each([
  ["2026-11-20T10:00:00Z", "Europe/Berlin", "2026-11-22T07:00:00.000Z"],
  // Early on the Sunday itself, and too late that day.
  ["2026-11-22T05:00:00Z", "Europe/Berlin", "2026-11-22T07:00:00.000Z"],
  ["2026-11-22T06:30:00Z", "Europe/Berlin", "2026-11-29T07:00:00.000Z"],
  // The clocks change in between.
  ["2026-10-23T10:00:00Z", "Europe/Berlin", "2026-10-25T07:00:00.000Z"],
  ["2026-11-20T10:00:00Z", "America/New_York", "2026-11-22T13:00:00.000Z"],
])("usualTime gives the next Sunday morning after %s in %s as %s", (now, zone, expected) => {
  expect(usualTime(defaultSite, new Date(now), zone).toISOString()).toBe(expected);
});
