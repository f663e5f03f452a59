import { expect, test } from "vitest";
import { readFrontMatter } from "./front-matter.ts";

test("names and values, quoted or not, and lists", () => {
  const { facts, text } = readFrontMatter(
    "---\ntitle: \"Tides: a primer\"\nTags: [sea, 'charts']\nauthors:\n  - Anna\n  - Ben\n---\n# Text\n",
  );
  expect(Object.fromEntries(facts)).toEqual({ title: "Tides: a primer", tags: "sea, charts", authors: "Anna, Ben" });
  expect(text).toBe("# Text\n");
});

test("a text without a head, or with a rule at its beginning, is left as it is", () => {
  expect(readFrontMatter("Words\n---\nmore").text).toBe("Words\n---\nmore");
  expect(readFrontMatter("---\nno end").text).toBe("---\nno end");
});
