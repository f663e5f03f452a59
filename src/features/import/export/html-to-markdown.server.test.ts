import { expect, test } from "vitest";
import { storedHtml } from "../../content-drafts/stored-html.server.ts";
import { markdownToHtml } from "../sources/markdown-text.ts";
import { htmlToMarkdown } from "./html-to-markdown.server.ts";

const cases: [string, string, string][] = [
  ["words", "<p>Low <strong>and <em>high</em></strong> &amp; 1 &lt; 2</p>", "Low **and *high*** & 1 \\< 2"],
  ["characters of Markdown's syntax", "<p># 1_000 *not* [so] `x`</p>", "\\# 1\\_000 \\*not\\* \\[so\\] \\`x\\`"],
  ["links", '<p><a href="/a_(b)">a_b</a></p>', "[a\\_b](</a_(b)>)"],
  ["headings and rules", "<h2>Tides</h2><hr><h3>Low</h3>", "## Tides\n\n---\n\n### Low"],
  ["line breaks of the source", "<p>One\nline</p>\n<p>Two</p>", "One\nline\n\nTwo"],
  ["nested lists", "<ul><li>One<ol><li>In</li></ol></li><li>Two</li></ul>", "- One\n  1. In\n- Two"],
  ["code", "<pre><code>a &lt; b\n\n{c}</code></pre>", "```\na < b\n\n{c}\n```"],
  ["quotations", "<blockquote><p>One</p><p>Two</p></blockquote>", "> One\n> \n> Two"],
  ["elements without Markdown syntax", "<aside><p>Mind</p></aside>", "<aside><p>Mind</p></aside>"],
  ...[
    '<p data-card="button"><a href="/a">A</a></p>',
    "<details><summary>More</summary><p>Text</p></details>",
    '<figure data-card="gallery"><img src="/a.png" alt="A" /><img src="/b.png" alt="B" /></figure>',
  ].map((card): [string, string, string] => ["a card", card, card]),
  ["template tags of generators", "<p>{% raw %}</p>", "<p>&#123;% raw %}</p>"],
  [
    "blank lines within HTML",
    "<aside><pre><code>a\n\nb</code></pre></aside>",
    "<aside><pre><code>a&#10;\nb</code></pre></aside>",
  ],
];

test.each(cases)("converts %s", (_, html, markdown) => {
  expect(htmlToMarkdown(html)).toBe(markdown);
  expect(storedHtml(markdownToHtml(markdown, false, new Set())).trim()).toBe(storedHtml(html).replaceAll(">\n<", "><"));
});
