import { describe, expect, test } from "vitest";
import { withVisibleLineBreaks } from "./compared-field.ts";

describe("withVisibleLineBreaks", () => {
  test("breaks lines at block ends, not where the source does", () => {
    expect(withVisibleLineBreaks("<p>One ward\n  and two\r\nnurses.</p>\n<p>Then</p>")).toBe(
      "<p>One ward and two nurses.</p>\n <p>Then</p>\n",
    );
    expect(withVisibleLineBreaks("<li>First<br>and</li>")).toBe("<li>First<br>\nand</li>\n");
  });

  test("keeps the line breaks of code", () => {
    expect(withVisibleLineBreaks("<p>a\nb</p><pre><code>c\n  d</code></pre><p>e\nf</p>")).toBe(
      "<p>a b</p>\n<pre><code>c\n  d</code></pre>\n<p>e f</p>\n",
    );
  });

  test("replaces a picture with its alternative text", () => {
    expect(withVisibleLineBreaks('<img src="/a.png" alt="A chart" loading="lazy">').trim()).toBe("[Image A chart]");
    expect(withVisibleLineBreaks('<img src="/a.png">').trim()).toBe("[Image]");
  });
});
