import { expect, test } from "vitest";
import { movedSection, orderValue, placedGroups, toggledSection } from "./section-order.ts";

const design = [
  ["a", "b"],
  ["c", "d"],
];
const stored = (...texts: string[]) => texts.map((text) => ({ key: "", texts: { text } }));

test("orderValue reverses placedGroups", () => {
  const value = stored("b (hidden)", "a", "d", "c");
  expect(orderValue(placedGroups(design, value))).toEqual(value);
});

test("movedSection moves a section within its group", () => {
  const groups = placedGroups(design, undefined);
  expect(orderValue(movedSection(groups, "b", -1))).toEqual(stored("b", "a", "c", "d"));
  expect(orderValue(movedSection(groups, "b", 1))).toEqual(stored("a", "b", "c", "d"));
  expect(orderValue(movedSection(groups, "c", -1))).toEqual(stored("a", "b", "c", "d"));
});

test("toggledSection hides a section and shows it again", () => {
  const hidden = toggledSection(placedGroups(design, undefined), "c");
  expect(orderValue(hidden)).toEqual(stored("a", "b", "c (hidden)", "d"));
  expect(orderValue(toggledSection(hidden, "c"))).toEqual(stored("a", "b", "c", "d"));
});
