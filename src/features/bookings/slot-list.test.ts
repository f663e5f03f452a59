import { expect, test } from "vitest";
import { isInstant, readBookingSearch } from "./slot-list.ts";

test.each([0, 1, 1_795_000_000_000, 253_402_300_799_999])("accepts %d as an instant", (milliseconds) => {
  expect(isInstant(milliseconds)).toBe(true);
  expect(readBookingSearch({ start: String(milliseconds) }).start).toBe(milliseconds);
});

test.each([-1, 0.5, 253_402_300_800_000, 8_640_000_000_000_001, Number.MAX_SAFE_INTEGER, Number.NaN, Infinity])(
  "rejects %d as an instant and ignores it in a URL",
  (milliseconds) => {
    expect(isInstant(milliseconds)).toBe(false);
    expect(readBookingSearch({ start: milliseconds, times: "list" })).toEqual({
      times: "list",
      start: undefined,
      zone: undefined,
    });
  },
);
