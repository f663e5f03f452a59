import { expect, test } from "vitest";
import { readListSearch, writeListSearch } from "./list-search.ts";

test("a list's state survives the way through a URL", () => {
  const state = { search: "night shift", sort: "-date", page: 3, filters: { status: "draft" } };
  expect(readListSearch(writeListSearch(state), ["status"])).toEqual(state);
});

test("what makes no sense counts as not there", () => {
  expect(readListSearch({ page: "x", search: ["a"], sort: null, status: {} }, ["status"])).toEqual({
    search: "",
    sort: "",
    page: 1,
    filters: { status: "" },
  });
  expect(readListSearch({ page: -4, search: "2024" }, [])).toEqual({ search: "2024", sort: "", page: 1, filters: {} });
});

test("an untouched list has a plain address", () => {
  expect(writeListSearch({ search: "", sort: "", page: 1, filters: { status: "" } })).toEqual({});
});
