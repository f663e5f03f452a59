import { describe, expect, test } from "vitest";
import { truncate, truncateAtWord } from "./truncate.ts";

describe("truncate", () => {
  test.each([
    ["short", 10, "short"],
    ["exactly ten", 11, "exactly ten"],
    ["one character too many", 21, "one character too man…"],
    ["a word and then", 7, "a word …"],
    ["Zähl Zeichen 👩🏽 nicht Bytes", 14, "Zähl Zeichen 👩…"],
    ["", 5, ""],
  ])("truncates %j to %i", (text, length, expected) => {
    expect(truncate(text, length)).toBe(expected);
  });

  test.each([
    ["a word and then", 8, "a word…"],
    ["a word and then", 6, "a word…"],
    ["a word and then", 7, "a word…"],
    ["onewordalone", 5, "onewo…"],
    ["a word", 6, "a word"],
  ])("truncates %j to %i at a word boundary", (text, length, expected) => {
    expect(truncateAtWord(text, length)).toBe(expected);
  });
});
