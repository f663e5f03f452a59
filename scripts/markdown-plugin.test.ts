import { expect, test } from "vitest";
import { renderMarkdown } from "./markdown-plugin.ts";

test("anchors headings by their text, or by an explicit name", () => {
  const { html } = renderMarkdown("## 1. What we *owe*\n\n## Privacy settings {#settings}\n");
  expect(html).toContain('<h2 id="1-what-we-owe">1. What we <em>owe</em></h2>');
  expect(html).toContain('<h2 id="settings">Privacy settings</h2>');
});

test("lists the headings of the second and third level", () => {
  const { headings } = renderMarkdown("## Terms\n\n### Scope\n\n#### Detail\n");
  expect(headings).toEqual([
    { id: "terms", text: "Terms", depth: 2 },
    { id: "scope", text: "Scope", depth: 3 },
  ]);
});

test("rejects two headings with one anchor", () => {
  expect(() => renderMarkdown("## Links\n\n## Links\n")).toThrow('"links"');
});
