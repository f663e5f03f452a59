import { describe, expect, test } from "vitest";
import { moveItem } from "./move-item.ts";

describe("moveItem", () => {
  test.each([
    [0, 1, ["b", "a", "c"]],
    [2, -1, ["a", "c", "b"]],
    [2, -2, ["c", "a", "b"]],
    [5, -1, ["a", "b", "c"]],
  ])("moves the item at %i by %i", (index, by, moved) => {
    const items = ["a", "b", "c"];
    expect(moveItem(items, index, by)).toEqual(moved);
    expect(items).toEqual(["a", "b", "c"]);
  });
});
