import { expect, test } from "vitest";
import { readListSearch, writeListSearch } from "./list-search.ts";

test("list state survives a round trip through the URL", () => {
  const state = { search: "night shift", sort: "-date", page: 3, filters: { status: "draft" } };
  expect(readListSearch(writeListSearch(state), ["status"])).toEqual(state);
});

test("invalid URL parameters of a list count as absent", () => {
  expect(readListSearch({ page: "x", search: ["a"], sort: null, status: {} }, ["status"])).toEqual({
    search: "",
    sort: "",
    page: 1,
    filters: { status: "" },
  });
  expect(readListSearch({ page: -4, search: "2024" }, [])).toEqual({ search: "2024", sort: "", page: 1, filters: {} });
});

test("the default list state adds no URL parameters", () => {
  expect(writeListSearch({ search: "", sort: "", page: 1, filters: { status: "" } })).toEqual({});
});
