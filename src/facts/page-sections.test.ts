import { expect, test } from "vitest";
import { arrangeable, arrangedSections, sectionGroups, storedSection } from "./page-sections.ts";
import { defaultSite, siteOf } from "./site.ts";

const names = (stored: readonly string[] | undefined, design = ["a", "b", "c"]) =>
  arrangedSections(design, stored).map(storedSection);

test("without a stored order the design's order applies", () => {
  expect(names(undefined)).toEqual(["a", "b", "c"]);
});

test("sections are in the stored order, hidden ones marked", () => {
  expect(names(["c", "a (hidden)", "b"])).toEqual(["c", "a (hidden)", "b"]);
});

test("a section added later follows its predecessor in the design", () => {
  expect(names(["b", "a"])).toEqual(["b", "c", "a"]);
  expect(names(["c", "b"])).toEqual(["a", "c", "b"]);
});

test("unknown and repeated names are ignored", () => {
  expect(names(["gone", "b", "b (hidden)", "c", "a"])).toEqual(["b", "c", "a"]);
});

test("a page shows the visible sections of each group, in the position of the group", () => {
  const upper = arrangeable("/privacy/my-data", ["one", "two"]);
  const lower = arrangeable("/privacy/my-data", ["three", "four"]);
  expect(sectionGroups("/privacy/my-data")).toEqual([
    ["one", "two"],
    ["three", "four"],
  ]);
  expect(lower(defaultSite)).toEqual(["three", "four"]);
  const site = siteOf({}, { "/privacy/my-data": { sections: ["four", "one (hidden)", "two", "three"] } });
  expect(upper(site)).toEqual(["two"]);
  expect(lower(site)).toEqual(["four", "three"]);
});
