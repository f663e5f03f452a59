import { expect, test } from "vitest";
import { columnClass } from "./episode-grid.tsx";

test.each([
  [1, ""],
  [2, "md:grid-cols-2"],
  [3, "md:grid-cols-2 lg:grid-cols-3"],
  [4, "md:grid-cols-2 lg:grid-cols-4"],
] as const)("a grid of %d columns shows them on a wide screen and one on a phone", (columns, classes) => {
  expect(columnClass(columns)).toBe(classes);
});

test("a grid has three columns by default", () => {
  expect(columnClass()).toBe(columnClass(3));
});
