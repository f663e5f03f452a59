import type { SearchSchemaInput } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { readBlogSearch } from "./blog-search.ts";
import { articleCount, emptyText, listHeading } from "./list-heading.ts";

const read = (raw: Record<string, unknown>) => readBlogSearch(raw as Record<string, unknown> & SearchSchemaInput);

test.each([
  [{}, {}],
  [{ page: 1 }, {}],
  [{ page: 2 }, { page: 2 }],
  [{ page: "3" }, { page: 3 }],
  [{ page: -4 }, {}],
  [{ page: 2.5 }, {}],
  [{ page: "many" }, {}],
  [{ page: Number.POSITIVE_INFINITY }, {}],
  [{ page: ["2", "3"] }, {}],
  [{ search: "  ward  " }, { search: "ward" }],
  [{ search: "2026" }, { search: "2026" }],
  [{ search: { $ne: "" } }, {}],
  [{ search: "   ", page: 2 }, { page: 2 }],
  [{ utm_source: "mail" }, {}],
])("readBlogSearch reads %j as %j", (raw, expected) => {
  expect(read(raw)).toEqual(expected);
});

test("readBlogSearch truncates an overlong term", () => {
  expect(read({ search: "x".repeat(5000) }).search).toHaveLength(200);
});

test.each([
  [{}, "Latest Articles", "No articles available yet"],
  [{ search: "ward" }, 'Search Results: "ward"', 'No results found for "ward"'],
  [{ category: "Healthcare" }, "Healthcare Articles", "No articles found in the Healthcare category"],
  [{ category: "Healthcare", search: "ward" }, "Healthcare Articles", 'No results found for "ward"'],
])("listHeading and emptyText describe the list filtered by %j", (filter, heading, empty) => {
  expect(listHeading(filter)).toBe(heading);
  expect(emptyText(filter)).toBe(empty);
});

test.each([
  [0, "0 Articles"],
  [1, "1 Article"],
  [25, "25 Articles"],
])("articleCount of %i is %s", (total, text) => {
  expect(articleCount(total)).toBe(text);
});
