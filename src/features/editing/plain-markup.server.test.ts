import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPlainMarkup } from "./plain-markup.server.ts";
import { sanitiseOnce } from "./sanitise-html.server.ts";

test.each([
  "",
  "Only words, “quoted”, with a line\nbreak.",
  "<h2>A</h2>\n<p>b <strong>c <em>d</em></strong> &amp; e<br />f</p><hr />",
  '<p><a href="https://www.example.com/a/b?c=d#e" rel="noopener">c</a> and <a href="/blog/x">d</a></p>',
  "<ul><li>a<ol><li><p>b</p></li></ol></li></ul>",
  "<blockquote><p>a</p></blockquote>",
  '<table><caption>c</caption><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
  "<pre><code>\na\n</code></pre>",
])("%j is left as it is", (html) => {
  expect(isPlainMarkup(html)).toBe(true);
  expect(sanitiseOnce(html)).toBe(html);
});

describe("what is sanitised, for it may change", () => {
  test.each([
    "<p>a",
    "a</p>",
    "<p><ul></ul></p>",
    "<p>a</p></div>",
    "<strong><p>a</p></strong>",
    "<a href='/x'>a</a>",
    '<a href="javascript:alert(1)">a</a>',
    '<a href="//a.example">a</a>',
    '<a href="https://a.example">a</a>',
    '<a href="/a\\b">a</a>',
    '<a href="/a"><em><a href="/b">c</a></em></a>',
    "<p class='a'>b</p>",
    "<P>a</P>",
    "<script>a</script>",
    "<br>",
    "</br>",
    "a < b",
    "a & b",
    "&nbsp;",
    "a\u0000b",
  ])("%j", (html) => {
    expect(isPlainMarkup(html)).toBe(false);
  });
});

test("however long the words are", () => {
  expect(isPlainMarkup(`<p>${"wörter und ".repeat(2_000_000)}</p>`)).toBe(true);
});

const names = ["p", "h2", "h3", "ul", "ol", "li", "strong", "em", "code", "blockquote", "br", "hr", "a"];
const tableNames = ["table", "caption", "thead", "tbody", "tr", "th", "td", 'th scope="col"', 'th scope="x"'];
const otherNames = ["pre", "div", "script", "style", "textarea", "svg", "math"];
const addresses = [
  "/",
  "/a",
  "//a",
  "#",
  "#b",
  "https://a.example/b",
  "https://A.example",
  "javascript:1",
  "/a%20b?c=d",
];

/** Pieces of markup as they come from editors, from people and from attackers. */
const pieces = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...names, ...tableNames, ...otherNames).map((name) => `<${name}>`) },
  { weight: 4, arbitrary: fc.constantFrom(...names, ...tableNames, ...otherNames).map((name) => `</${name}>`) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("<br />", "<hr />", "<br/>", "<p/>", "<!-- -->", "<![CDATA[", "]]>", "<?x?>"),
  },
  { weight: 2, arbitrary: fc.constantFrom(...addresses).map((address) => `<a href="${address}">`) },
  { weight: 2, arbitrary: fc.constantFrom(...addresses).map((address) => `<a href="${address}" rel="noopener">`) },
  {
    weight: 2,
    arbitrary: fc.constantFrom("&amp;", "&lt;", "&gt;", "&quot;", "&", "<", ">", '"', "'", "\n", "\r", "\t"),
  },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 8 }) },
);

/** Markup that is properly nested, for pieces hardly ever come together to that by chance. */
const { nested } = fc.letrec<{ nested: string }>((tie) => ({
  nested: fc
    .array(
      fc.oneof(
        { maxDepth: 5 },
        fc.constantFrom("words", " ", "\n", "a &amp; b", "<br />", "ü"),
        fc
          .tuple(fc.constantFrom(...names, ...tableNames, ...otherNames), tie("nested"))
          .map(([name, inside]) => `<${name}>${inside}</${name.split(" ", 1)[0]}>`),
        fc
          .tuple(fc.constantFrom(...addresses), fc.boolean(), tie("nested"))
          .map(([address, rel, inside]) => `<a href="${address}"${rel ? ' rel="noopener"' : ""}>${inside}</a>`),
      ),
      { maxLength: 4 },
    )
    .map((parts) => parts.join("")),
}));

test("sanitising never changes what is called plain", () => {
  let plain = 0;
  const check = (html: string) => {
    if (!isPlainMarkup(html)) return;
    plain += 1;
    expect(sanitiseOnce(html)).toBe(html);
  };
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join("")),
      check,
    ),
    { numRuns: 6_000 },
  );
  fc.assert(fc.property(nested, check), { numRuns: 6_000 });
  // Otherwise this proves nothing.
  expect(plain).toBeGreaterThan(1_500);
});
