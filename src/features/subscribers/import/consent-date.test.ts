import { describe, expect, test } from "vitest";
import { dateOrderOf, readConsentDate } from "./consent-date.ts";

const read = (text: string, order?: "day-first" | "month-first") => {
  const date = readConsentDate(text, order);
  return date instanceof Date ? date.toISOString().slice(0, 16) : date;
};

describe("readConsentDate", () => {
  test.each([
    ["2026-03-04 10:00:00", "2026-03-04T10:00"],
    ["2026-03-04 10:00:00 UTC", "2026-03-04T10:00"],
    ["2026-03-04T10:00:00.000Z", "2026-03-04T10:00"],
    ["2026-03-04T10:00:00+01:00", "2026-03-04T09:00"],
    ["2026-03-04", "2026-03-04T00:00"],
    ["2026/03/04", "2026-03-04T00:00"],
    ["04.03.2026", "2026-03-04T00:00"],
    ["4.3.26 10:12", "2026-03-04T10:12"],
    ["04.03.2026, 10:12 Uhr", "2026-03-04T10:12"],
    ["4. März 2026 um 10:12 Uhr", "2026-03-04T10:12"],
    ["Mittwoch, 4. Maerz 2026", "2026-03-04T00:00"],
    ["31. Dez. 2025", "2025-12-31T00:00"],
    ["March 4th, 2026 1:05 PM", "2026-03-04T13:05"],
    ["4 Oct 2025", "2025-10-04T00:00"],
    ["25/03/2026 10:12", "2026-03-25T10:12"],
    ["03/25/2026", "2026-03-25T00:00"],
    ["03/03/2026", "2026-03-03T00:00"],
  ])("reads %s without knowing the column's order", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test("needs an order where day and month are ambiguous", () => {
    expect(read("04/03/2026 10:12")).toBe("ambiguous");
    expect(read("04/03/2026 10:12", "day-first")).toBe("2026-03-04T10:12");
    expect(read("04-03-2026", "month-first")).toBe("2026-04-03T00:00");
  });

  test.each(["", "soon", "2026-13-40", "31.02.2026", "25/03/2026 25:00", "1", "0001-01-01", "4. Quark 2026"])(
    "rejects %j",
    (text) => {
      expect(read(text)).toBeNull();
    },
  );

  test("rejects a date that is impossible in its column's order", () => {
    expect(read("25/03/2026", "month-first")).toBeNull();
  });
});

describe("dateOrderOf", () => {
  test.each([
    [["25/03/2026 10:12", "04/03/2026 10:12"], "day-first"],
    [["04/03/2026", "04/25/2026 1:00 PM"], "month-first"],
    [["04/03/2026", "05/06/2026"], undefined],
    [["25/03/2026", "03/25/2026"], undefined],
    [["04.03.2026", "2026-03-25"], undefined],
  ])("decides %j as %s", (column, order) => {
    expect(dateOrderOf(column)).toBe(order);
  });
});
