import { expect, test } from "vitest";
import { htmlBytes, markupOf, splitHtml } from "./html-parts.ts";

const data = '<script type="application/ld+json">{"a":"<i>"}</script>';

test.each([
  ["a page", `<head>${data}</head><body><p>“Text”</p><script>a()</script></body>`],
  ["a script within the markup", "<head></head><p>One</p><script>a()</script><p>Two</p>"],
  ["no script", "<head><title>A</title></head><p>Text</p>"],
  ["no head", `<p>Text</p>${data}`],
  ["nothing", ""],
])("splitting a page with %s loses nothing", (_, html) => {
  const page = splitHtml(html);
  expect(htmlBytes(page).toString()).toBe(html);
  expect(page.markup).not.toContain("<script");
});

test("markup after a script belongs to the page, text inside a script does not", () => {
  const page = splitHtml(`<head>${data}</head><p>One</p><script>"<b>"</script><p>Two</p>`);
  expect(markupOf(page)).toBe("<head></head><p>One</p><p>Two</p>");
});
