import { afterEach, expect, test, vi } from "vitest";
import { replaceStoredFacts } from "../facts/stored-facts.ts";
import {
  dayFromNow,
  dayWithWeekday,
  formatDateTime,
  fromLocalInput,
  ownerZone,
  spokenDateTime,
  todayName,
  toLocalInput,
} from "./format-date-time.ts";

afterEach(() => {
  vi.useRealTimers();
  replaceStoredFacts({});
});

/** Far from every zone in which the tests may run. */
const inAuckland = () => replaceStoredFacts({ site: { timeZone: "Pacific/Auckland" } });

test("shows times in the zone of the settings", () => {
  inAuckland();
  vi.useFakeTimers({ now: new Date("2026-11-21T12:30:00Z") });
  expect(formatDateTime("2026-12-31T13:05:00Z")).toBe("1\u00a0Jan\u00a02027, 2:05 AM");
  expect(spokenDateTime("2026-12-31T13:05:00Z")).toBe("1 January 2027, 2:05 AM");
  expect(spokenDateTime("2026-11-21T12:05:00Z")).toBe("22 November, 1:05 AM");
  expect(dayWithWeekday(new Date("2026-11-21T12:05:00Z"))).toBe("Sun, 22 Nov 2026");
  expect([todayName(), dayFromNow(0), dayFromNow(9)]).toEqual(["Sunday 22 November", "2026-11-22", "2026-12-01"]);
  expect(ownerZone()).toBe("Pacific/Auckland");
});

test("reads entered times in the zone of the settings", () => {
  inAuckland();
  expect(toLocalInput("2026-11-21T12:30:00.000Z")).toBe("2026-11-22T01:30");
  expect(fromLocalInput("2026-11-22T01:30")).toBe("2026-11-21T12:30:00.000Z");
  expect([toLocalInput(""), fromLocalInput("")]).toEqual(["", ""]);
});
