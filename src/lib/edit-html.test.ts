import { expect, test } from "vitest";
import { cut, withEdits, withUrls } from "./edit-html.ts";

test("edits are made in the order of their positions", () => {
  expect(withEdits("abcdef", [cut({ start: 4, end: 5 }), { start: 1, end: 1, text: "-" }])).toBe("a-bcdf");
  expect(withEdits("abc", [])).toBe("abc");
});

test("URLs of the named attributes change, however they are quoted; everything else stays as it is written", () => {
  const html = `<a  HREF='/a?b=1&amp;c="2"' title="/a">href="/a"</a><img src="/a"><a href=/a>`;
  expect(withUrls(html, ["href"], (url) => `${url}/`)).toBe(
    `<a  href="/a?b=1&amp;c=&quot;2&quot;/" title="/a">href="/a"</a><img src="/a"><a href="/a/">`,
  );
  expect(withUrls(html, ["href", "src"], () => undefined)).toBe(html);
});
