import { describe, expect, test } from "vitest";
import { formatBytes, isLowOnSpace, usedPercent } from "./disk-space.ts";

describe("disk space", () => {
  test.each([
    [101, 1000, false, 89],
    [100, 1000, true, 90],
    [0, 1000, true, 100],
    [0, 0, false, 0],
  ])("with %i of %i bytes free is low: %s, %i %% used", (freeBytes, totalBytes, isLow, percent) => {
    const space = { freeBytes, totalBytes };
    expect(isLowOnSpace(space)).toBe(isLow);
    expect(usedPercent(space)).toBe(percent);
  });

  test("formats bytes in the largest fitting unit, rounded down", () => {
    expect([0, 999_999, 41_000_000, 999_999_999, 3_190_000_000].map(formatBytes)).toEqual([
      "0 MB",
      "0 MB",
      "41 MB",
      "999 MB",
      "3.1 GB",
    ]);
  });
});
