import { expect, test } from "vitest";
import { truncate } from "./truncate.ts";

test.each([
  ["short", 10, "short"],
  ["exactly ten", 11, "exactly ten"],
  ["one character too many", 21, "one character too man…"],
  ["a word and then", 7, "a word …"],
  ["Zähl Zeichen 👩🏽 nicht Bytes", 14, "Zähl Zeichen 👩…"],
  ["", 5, ""],
])("%j truncated to %i", (text, length, expected) => {
  expect(truncate(text, length)).toBe(expected);
});
