import { expect, test } from "vitest";
import { recordId } from "./record-page.tsx";

test.each([
  ["1", 1],
  ["9007199254740991", 9_007_199_254_740_991],
  ["9007199254740992", null],
  ["0", null],
  ["-1", null],
  ["1.5", null],
  ["1e3", null],
  ["nonsense", null],
  ["", null],
])("recordId reads %j as %s", (text, id) => {
  expect(recordId(text)).toBe(id);
});
