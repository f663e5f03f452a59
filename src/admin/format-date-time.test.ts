import { afterEach, expect, test, vi } from "vitest";
import { siteOf } from "../facts/site.ts";
import {
  dayFromNow,
  dayTime,
  dayWithWeekday,
  formatDateTime,
  fromLocalInput,
  ownerZone,
  spokenDateTime,
  todayName,
  toLocalInput,
} from "./format-date-time.ts";

afterEach(() => void vi.useRealTimers());

/** Far from every zone in which the tests may run. */
const site = siteOf({ site: { timeZone: "Pacific/Auckland" } });

test("shows times in the zone of the settings", () => {
  vi.useFakeTimers({ now: new Date("2026-11-21T12:30:00Z") });
  expect(formatDateTime(site, "2026-12-31T13:05:00Z")).toBe("1\u00a0Jan\u00a02027, 2:05 AM");
  expect(spokenDateTime(site, "2026-12-31T13:05:00Z")).toBe("1 January 2027, 2:05 AM");
  expect(spokenDateTime(site, "2026-11-21T12:05:00Z")).toBe("22 November, 1:05 AM");
  expect(dayWithWeekday(site, new Date("2026-11-21T12:05:00Z"))).toBe("Sun, 22 Nov 2026");
  expect(dayTime(site, "2026-11-21T12:05:00Z")).toBe("Sun 22\u00a0Nov, 1:05 AM");
  expect([todayName(site), dayFromNow(site, 0), dayFromNow(site, 9)]).toEqual([
    "Sunday 22 November",
    "2026-11-22",
    "2026-12-01",
  ]);
  expect(ownerZone(site)).toBe("Pacific/Auckland");
});

test("reads entered times in the zone of the settings", () => {
  expect(toLocalInput(site, "2026-11-21T12:30:00.000Z")).toBe("2026-11-22T01:30");
  expect(fromLocalInput(site, "2026-11-22T01:30")).toBe("2026-11-21T12:30:00.000Z");
  expect([toLocalInput(site, ""), fromLocalInput(site, "")]).toEqual(["", ""]);
  // A year that is being typed.
  for (const local of ["0002-11-22T01:30", "0020-11-22T01:30", "0202-11-22T01:30"])
    expect(toLocalInput(site, fromLocalInput(site, local))).toBe(local);
});
