import { expect, test } from "vitest";
import { htmlToMarkdown } from "./markdown-pages.ts";

const origin = "https://www.example.com";

test.each([
  ["<h2>A title</h2><p>One<br>two</p>", "## A title\n\nOne  \ntwo"],
  ["<p>A <strong>bold </strong><em>word</em></p>", "A **bold** *word*"],
  ['<p><a href="/contact">here</a></p>', "[here](https://www.example.com/contact)"],
  ['<p><a href="mailto:a@b.example">mail</a></p>', "[mail](mailto:a@b.example)"],
  ['<p><a href="https://x.example/a_(b)">x</a></p>', "[x](https://x.example/a_%28b%29)"],
  ["<ul><li>a</li><li><p>b</p><ul><li>c</li></ul></li></ul>", "- a\n- b\n  \n  - c".replace("\n  \n", "\n\n")],
  ["<ol><li>a</li><li>b</li></ol>", "1. a\n2. b"],
  ["<blockquote><p>a</p><p>b</p></blockquote>", "> a\n>\n> b"],
  ["<aside><p>a</p><ul><li>b</li></ul></aside>", "> a\n>\n> - b"],
  ["<p><s>four</s> 5 ~~ 6</p>", "~~four~~ 5 \\~~ 6"],
  ["<pre><code>a &lt; b\n  c</code></pre>", "```\na < b\n  c\n```"],
  ["<p><code>a`b</code></p>", "``a`b``"],
  [
    '<figure><img src="/media/a.png" alt="A [sea]"><figcaption>A sea</figcaption></figure>',
    "![A \\[sea\\]](https://www.example.com/media/a.png)\n\nA sea",
  ],
  [
    "<table><caption>Counts</caption><thead><tr><th>a</th><th>b | c</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>",
    "*Counts*\n\n| a | b \\| c |\n| --- | --- |\n| 1 | 2 |",
  ],
  [
    "<p>1. not a list, # nor a title, *nor* bold &amp; &lt;b&gt;</p>",
    "1\\. not a list, # nor a title, \\*nor\\* bold & \\<b\\>",
  ],
  ["<details><summary>More</summary><p>Folded</p></details>", "**More**\n\nFolded"],
  [
    '<figure data-card="bookmark"><img src="/media/a.png" alt=""><p><a href="https://x.example/">X</a></p><p>About</p></figure>',
    "![](https://www.example.com/media/a.png)\n\n[X](https://x.example/)\n\nAbout",
  ],
  [
    '<p data-card="file"><a href="/media/a.pdf" download="a.pdf">A</a> <small>PDF, 2 KB</small></p>',
    "[A](https://www.example.com/media/a.pdf) PDF, 2 KB",
  ],
  ["loose text<p>and a paragraph</p>", "loose text\n\nand a paragraph"],
  ["<p>unclosed <em>emphasis</p><p>next</p>", "unclosed *emphasis*\n\nnext"],
])("%s", (html, markdown) => {
  expect(htmlToMarkdown(html, origin)).toBe(markdown);
});
