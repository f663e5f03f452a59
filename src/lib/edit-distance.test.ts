import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";

test.each([
  ["hospital", "hospital", 0],
  ["hospitl", "hospital", 1],
  ["recieve", "receive", 1],
  ["petrakys", "petrakis", 1],
  ["", "four", 4],
  ["ward", "bank", 3],
])("editDistance from %s to %s is %i", (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
  expect(editDistance(to, from)).toBe(distance);
});
