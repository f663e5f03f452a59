import { expect, test } from "vitest";
import { searchTerm } from "./search-term.ts";

test.each([
  ["ward", "ward"],
  [42, "42"],
  [true, "true"],
  [null, "null"],
  [undefined, ""],
  [["a", "b"], ""],
  [{ a: 1 }, ""],
])("%j is searched as %j", (raw, term) => {
  expect(searchTerm(raw)).toBe(term);
});
