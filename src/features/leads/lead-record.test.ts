import { expect, test } from "vitest";
import { readEuro } from "./lead-record.ts";

test("reads whole euros, with or without separators", () => {
  for (const text of ["18000", "18,000", "18.000", " 18 000 ", "€18,000", "18.000 €"])
    expect(readEuro(text), text).toBe(18_000);
  expect(readEuro("0")).toBe(0);
  for (const text of ["", "18,000.50", "18,5", "1e4", "-5", "about 9", "999999999999"])
    expect(readEuro(text), text).toBeUndefined();
});
