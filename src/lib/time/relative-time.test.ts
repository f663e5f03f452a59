import { describe, expect, test } from "vitest";
import { relativeTime } from "./relative-time.ts";

const now = Date.UTC(2026, 10, 21, 12);
const hours = 3_600_000;

describe("relativeTime", () => {
  test.each([
    [0, "about 1 minute ago"],
    [-5 * hours, "about 1 minute ago"],
    [1 / 60, "about 1 minute ago"],
    [0.5, "about 30 minutes ago"],
    [1, "about 1 hour ago"],
    [5.4, "about 5 hours ago"],
    [23.5, "about 1 day ago"],
    [48, "about 2 days ago"],
    [24 * 29.5, "about 1 month ago"],
    [24 * 75, "about 2 months ago"],
    [24 * 365.25, "about 1 year ago"],
    [24 * 800, "about 2 years ago"],
  ])("formats %d hours before now as %s", (ago, text) => {
    expect(relativeTime(now - ago * hours, now)).toBe(text);
  });
});
