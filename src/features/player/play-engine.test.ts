import { expect, test } from "vitest";
import { chapterStart } from "./play-engine.ts";

const chapters = [
  { start: 0, title: "One" },
  { start: 20, title: "Two" },
  { start: 50, title: "Three" },
];

test.each([
  [0, "next", 20],
  [19.9, "next", 50],
  [50, "next", undefined],
  [21, "previous", 0],
  [30, "previous", 20],
  [1, "previous", 0],
] as const)("finds from %d seconds the %s chapter at %s", (position, direction, start) => {
  expect(chapterStart(chapters, position, direction)).toBe(start);
});

test("finds no chapter in a recording without chapters", () => {
  expect(chapterStart([], 5, "previous")).toBeUndefined();
});
