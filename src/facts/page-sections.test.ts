import { afterEach, expect, test } from "vitest";
import { arrangeable, arrangedSections, sectionGroups, storedSection } from "./page-sections.ts";
import { replacePageTexts } from "./page-texts.ts";

afterEach(() => replacePageTexts({}));

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

test("a page shows the sections of a group that are not hidden, each group in its place", () => {
  const upper = arrangeable("/privacy/my-data", ["one", "two"]);
  const lower = arrangeable("/privacy/my-data", ["three", "four"]);
  expect(sectionGroups("/privacy/my-data")).toEqual([
    ["one", "two"],
    ["three", "four"],
  ]);
  expect(lower()).toEqual(["three", "four"]);
  replacePageTexts({ "/privacy/my-data": { sections: ["four", "one (hidden)", "two", "three"] } });
  expect(upper()).toEqual(["two"]);
  expect(lower()).toEqual(["four", "three"]);
});
