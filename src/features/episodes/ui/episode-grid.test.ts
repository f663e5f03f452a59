import { expect, test } from "vitest";
import { columnClass } from "./episode-grid.tsx";

test.each([
  [1, ""],
  [2, "md:grid-cols-2"],
  [3, "md:grid-cols-2 lg:grid-cols-3"],
  [4, "md:grid-cols-2 lg:grid-cols-4"],
] as const)("%d columns are what a wide screen shows, one is what a phone shows", (columns, classes) => {
  expect(columnClass(columns)).toBe(classes);
});

test("three columns stand where nothing is said", () => {
  expect(columnClass()).toBe(columnClass(3));
});
