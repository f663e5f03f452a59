import { expect, test } from "vitest";
import { binStart } from "../../server-context/deletion.ts";
import { daysUntil } from "./bin.ts";

const now = Date.parse("2026-11-22T10:00:00Z");

test("ends the restore period after 30 days", () => {
  expect(binStart(new Date(now)).toISOString()).toBe("2026-10-23T10:00:00.000Z");
});

test.each([
  ["2026-12-22T10:00:00Z", 30],
  ["2026-12-22T09:59:59Z", 30],
  ["2026-11-23T10:00:01Z", 2],
  ["2026-11-22T10:00:01Z", 1],
  ["2026-11-22T10:00:00Z", 0],
  ["2026-11-01T10:00:00Z", 0],
])("counts until %s %i days", (iso, days) => {
  expect(daysUntil(iso, now)).toBe(days);
});
