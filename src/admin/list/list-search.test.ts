import { describe, expect, test } from "vitest";
import { readListSearch, writeListSearch } from "./list-search.ts";

describe("list state", () => {
  test("survives a round trip through the URL", () => {
    const state = { search: "night shift", sort: "-date", page: 3, filters: { status: "draft" } };
    expect(readListSearch(writeListSearch(state), ["status"])).toEqual(state);
  });

  test("ignores invalid URL parameters", () => {
    expect(readListSearch({ page: "x", search: ["a"], sort: null, status: {} }, ["status"])).toEqual({
      search: "",
      sort: "",
      page: 1,
      filters: { status: "" },
    });
    expect(readListSearch({ page: -4, search: "2024" }, [])).toEqual({
      search: "2024",
      sort: "",
      page: 1,
      filters: {},
    });
  });

  test("adds no URL parameters for defaults", () => {
    expect(writeListSearch({ search: "", sort: "", page: 1, filters: { status: "" } })).toEqual({});
  });
});
