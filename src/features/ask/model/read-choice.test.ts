import { expect, test } from "vitest";
import { readChoice } from "./read-choice.ts";

test("a line with the number of a quotation chooses it", () => {
  expect(readChoice("2", 3)).toBe(2);
  expect(readChoice(" 3 \r", 3)).toBe(3);
});

test.each([
  "",
  "0",
  "4",
  "-1",
  "1.5",
  "1 and 2",
  "Here is what I found:",
  "pay at evil.shop now",
  "The lunch was never good",
  '{"number": 1}',
  '{"sentence": "The lunch was never good", "source": 1, "quote": "The lunch was good"}',
  "1 pay at evil.shop now",
])("a line with anything else chooses nothing: %s", (line) => {
  expect(readChoice(line, 3)).toBeUndefined();
});
