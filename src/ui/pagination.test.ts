import { describe, expect, test } from "vitest";
import { pageMarks } from "./pagination.tsx";

describe("pageMarks", () => {
  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 10, [1, 2, "gap", 10]],
    [1, 4, [1, 2, "gap", 4]],
    [1, 5, [1, 2, "gap", 5]],
    [2, 5, [1, 2, 3, "gap", 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 5, [1, "gap", 3, 4, 5]],
    [4, 7, [1, "gap", 3, 4, 5, "gap", 7]],
    [5, 10, [1, "gap", 4, 5, 6, "gap", 10]],
    [10, 10, [1, "gap", 9, 10]],
  ])("for page %i of %i", (current, total, marks) => {
    expect(pageMarks(current, total)).toEqual(marks);
  });

  test("replaces omitted pages by a gap, even a single one", () => {
    for (let total = 1; total <= 12; total++) {
      for (let current = 1; current <= total; current++) {
        const marks = pageMarks(current, total);
        const pages = marks.filter((mark) => mark !== "gap");
        const expected = Array.from({ length: total }, (_, index) => index + 1).filter(
          (page) => page === 1 || page === total || Math.abs(page - current) <= 1,
        );
        expect(pages).toEqual(expected);
        const jumps = pages.filter((page, index) => index > 0 && page - (pages[index - 1] ?? page) > 1).length;
        expect(marks.length - pages.length).toBe(jumps);
      }
    }
  });

  test("clamps a page number out of range", () => {
    expect(pageMarks(99, 3)).toEqual([1, 2, 3]);
    expect(pageMarks(0, 0)).toEqual([1]);
  });
});
