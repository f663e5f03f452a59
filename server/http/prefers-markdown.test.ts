import { expect, test } from "vitest";
import { markdownUrl, prefersMarkdown } from "./prefers-markdown.ts";

test.each([
  [null, false],
  ["*/*", false],
  ["text/html,application/xhtml+xml,*/*;q=0.8", false],
  ["text/markdown", true],
  ["text/markdown, text/html;q=0.9", true],
  ["text/html, text/markdown;q=0.5", false],
  ["text/markdown;q=0", false],
  ["text/markdown;q=x", false],
])("Accept: %s", (accept, expected) => {
  expect(prefersMarkdown(accept)).toBe(expected);
});

test.each([
  ["/blog/a-slug", "/blog/a-slug.md"],
  ["/episode/14", "/episode/14.md"],
  ["/blog/a-slug.md", undefined],
  ["/blog", undefined],
  ["/blog/category/x", undefined],
  ["/about", undefined],
])("%s", (path, expected) => {
  expect(markdownUrl(path)).toBe(expected);
});
