import { expect, test } from "vitest";
import { versionSize } from "./version-size.ts";

test("counts the words that a version added and removed", () => {
  const before = { title: "Lights at sea", section1: "<p>One light tells a lot.</p>", publicationDate: "" };
  const after = {
    title: "Lights at sea",
    section1: "<h2>One light</h2><p>tells nearly everything.</p>",
    publicationDate: "2026-01-01T00:00:00.000Z",
  };
  expect(versionSize(before, after)).toEqual({ added: 2, removed: 2 });
});

test("counts nothing for a version that changes only formatting or date", () => {
  expect(versionSize({ text: "<p>One light</p>" }, { text: "<h2>One&nbsp;light</h2>" })).toEqual({
    added: 0,
    removed: 0,
  });
});

test("counts all words of a first version", () => {
  expect(versionSize({}, { title: "Lights", summary: "What they tell." })).toEqual({ added: 4, removed: 0 });
});
