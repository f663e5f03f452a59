import { describe, expect, test } from "vitest";
import { applyEdits, cut, replaceUrls } from "./edit-html.ts";

describe("HTML edits", () => {
  test("apply in the order of their positions", () => {
    expect(applyEdits("abcdef", [cut({ start: 4, end: 5 }), { start: 1, end: 1, text: "-" }])).toBe("a-bcdf");
    expect(applyEdits("abc", [])).toBe("abc");
  });

  test("replace URLs in the named attributes, however they are quoted, and nothing else", () => {
    const html = `<a  HREF='/a?b=1&amp;c="2"' title="/a">href="/a"</a><img src="/a"><a href=/a>`;
    expect(replaceUrls(html, ["href"], (url) => `${url}/`)).toBe(
      `<a  href="/a?b=1&amp;c=&quot;2&quot;/" title="/a">href="/a"</a><img src="/a"><a href="/a/">`,
    );
    expect(replaceUrls(html, ["href", "src"], () => undefined)).toBe(html);
  });
});
