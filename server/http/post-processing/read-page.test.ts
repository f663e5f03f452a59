import { expect, test } from "vitest";
import { readPage } from "./read-page.ts";

test("reads elements, classes and decoded attributes, but not scripts and texts", () => {
  const page = readPage(
    `<html><p class="a b" data-x="1&amp;2">style="x" &lt;i&gt;</p><svg viewBox="0 0 1 1"><linearGradient/></svg><script id="s">"<b class='c'>"</script></html>`,
  );
  expect([...page.elements]).toEqual(["html", "p", "svg", "linearGradient", "script"]);
  expect([...page.classes]).toEqual(["a", "b"]);
  expect([...page.attributes.keys()]).toEqual(["class", "data-x", "viewbox", "id"]);
  expect([...(page.attributes.get("data-x") ?? [])]).toEqual(["1&2"]);
});

test("locates links and forms by their tags, scripts and styles as whole elements", () => {
  const parts = ['<link rel="a"/>', "<style>p{}</style>", '<script src="b"></script>', "<form><p>"];
  const html = parts.join("");
  const { links, styles, scripts, forms } = readPage(html);
  const elements = [...links, ...styles, ...scripts, ...forms];
  expect(elements.map(({ start, end }) => html.slice(start, end))).toEqual([...parts.slice(0, 3), "<form>"]);
  expect(elements.map(({ text }) => text)).toEqual(["", "p{}", "", ""]);
});
