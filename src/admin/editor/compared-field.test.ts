import { expect, test } from "vitest";
import { withReadLines } from "./compared-field.ts";

test("a line ends where a block does, not where the source does", () => {
  expect(withReadLines("<p>One ward\n  and two\r\nnurses.</p>\n<p>Then</p>")).toBe(
    "<p>One ward and two nurses.</p>\n <p>Then</p>\n",
  );
  expect(withReadLines("<li>First<br>and</li>")).toBe("<li>First<br>\nand</li>\n");
});

test("code has the lines that it was written with", () => {
  expect(withReadLines("<p>a\nb</p><pre><code>c\n  d</code></pre><p>e\nf</p>")).toBe(
    "<p>a b</p>\n<pre><code>c\n  d</code></pre>\n<p>e f</p>\n",
  );
});

test("a picture is named by what it shows", () => {
  expect(withReadLines('<img src="/a.png" alt="A chart" loading="lazy">').trim()).toBe("[Picture A chart]");
  expect(withReadLines('<img src="/a.png">').trim()).toBe("[Picture]");
});
