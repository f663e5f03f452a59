import { expect, test } from "vitest";
import { pageMarks } from "./pagination-range.ts";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 10, [1, 2, "gap", 10]],
  [5, 10, [1, "gap", 4, 5, 6, "gap", 10]],
  [10, 10, [1, "gap", 9, 10]],
])("page %i of %i", (current, total, marks) => {
  expect(pageMarks(current, total)).toEqual(marks);
});

test("a gap never hides a single page", () => {
  expect(pageMarks(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("a page out of range is brought into it", () => {
  expect(pageMarks(99, 3)).toEqual([1, 2, 3]);
  expect(pageMarks(0, 0)).toEqual([1]);
});
