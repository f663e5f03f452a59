import { expect, test } from "vitest";
import { busiestDay, type DayCount } from "./audience.ts";
import { waitingTitle } from "./overview.ts";

test.each([
  [0, "Nothing waits for you"],
  [1, "One thing waits for you"],
  [3, "Three things wait for you"],
  [12, "12 things wait for you"],
])("titles Today with %i rows", (count, title) => {
  expect(waitingTitle(count)).toBe(title);
});

test("finds the first day with the most views, if there are views", () => {
  const days = [0, 4, 4].map(
    (views, index): DayCount => ({ day: `2026-11-0${index + 1}`, leads: 1, subscribers: 0, views }),
  );
  expect(busiestDay(days)?.day).toBe("2026-11-02");
  expect(busiestDay(days.slice(0, 1))).toBeUndefined();
});
