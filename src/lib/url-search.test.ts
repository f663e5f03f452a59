import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseSearch, stringifySearch, textParameter } from "./url-search.ts";

describe("URL search parameters", () => {
  test.each(["1.50", "007", "1e3", "75.000", '"a phrase"', "true", "null", "{}", "a b+c&d=e#f", "Prüfung"])(
    "serialises and parses %j",
    (text) => {
      expect(parseSearch(stringifySearch({ search: text }))).toEqual({ search: text });
    },
  );

  test("serialises and parses any strings", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" })), (parameters) => {
        expect({ ...parseSearch(stringifySearch(parameters)) }).toEqual({ ...parameters });
      }),
    );
  });

  test("writes numbers as texts and leaves out unset values", () => {
    expect(stringifySearch({ page: 2, search: undefined, sort: "" })).toBe("?page=2&sort=");
    expect(stringifySearch({ search: undefined })).toBe("");
  });

  test("keeps the last of duplicate parameters", () => {
    expect(parseSearch("?page=1&page=2")).toEqual({ page: "2" });
  });

  test.each([
    ["ward", "ward"],
    ["42", "42"],
    [undefined, ""],
    [null, ""],
    [["a", "b"], ""],
    [{ $ne: "" }, ""],
  ])("reads the parameter %j as %j", (raw, text) => {
    expect(textParameter(raw)).toBe(text);
  });
});
