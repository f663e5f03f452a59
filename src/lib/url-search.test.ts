import fc from "fast-check";
import { expect, it } from "vitest";
import { parseSearch, stringifySearch, textParameter } from "./url-search.ts";

it.each(["1.50", "007", "1e3", "75.000", '"a phrase"', "true", "null", "{}", "a b+c&d=e#f", "Prüfung"])(
  "serialises and parses %j",
  (text) => {
    expect(parseSearch(stringifySearch({ search: text }))).toEqual({ search: text });
  },
);

it("serialises and parses any strings", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" })), (parameters) => {
      expect({ ...parseSearch(stringifySearch(parameters)) }).toEqual({ ...parameters });
    }),
  );
});

it("writes numbers as texts and leaves out unset values", () => {
  expect(stringifySearch({ page: 2, search: undefined, sort: "" })).toBe("?page=2&sort=");
  expect(stringifySearch({ search: undefined })).toBe("");
});

it("keeps the last of duplicate parameters", () => {
  expect(parseSearch("?page=1&page=2")).toEqual({ page: "2" });
});

it.each([
  ["ward", "ward"],
  ["42", "42"],
  [undefined, ""],
  [null, ""],
  [["a", "b"], ""],
  [{ $ne: "" }, ""],
])("reads the parameter %j as %j", (raw, text) => {
  expect(textParameter(raw)).toBe(text);
});
