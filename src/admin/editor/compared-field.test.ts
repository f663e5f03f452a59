import { expect, test } from "vitest";
import { withReadLines } from "./compared-field.ts";

test("withReadLines breaks lines at block ends, not where the source does", () => {
  expect(withReadLines("<p>One ward\n  and two\r\nnurses.</p>\n<p>Then</p>")).toBe(
    "<p>One ward and two nurses.</p>\n <p>Then</p>\n",
  );
  expect(withReadLines("<li>First<br>and</li>")).toBe("<li>First<br>\nand</li>\n");
});

test("withReadLines keeps the line breaks of code", () => {
  expect(withReadLines("<p>a\nb</p><pre><code>c\n  d</code></pre><p>e\nf</p>")).toBe(
    "<p>a b</p>\n<pre><code>c\n  d</code></pre>\n<p>e f</p>\n",
  );
});

test("withReadLines replaces a picture with its alternative text", () => {
  expect(withReadLines('<img src="/a.png" alt="A chart" loading="lazy">').trim()).toBe("[Image A chart]");
  expect(withReadLines('<img src="/a.png">').trim()).toBe("[Image]");
});
