import { expect, test } from "vitest";
import { openToggles } from "./open-toggles.ts";

test.each([
  ["<p>a &amp; b</p>", "<p>a &amp; b</p>"],
  [
    "<p>a</p><details><summary>One &amp; <em>two</em></summary><p>b<br>c</p></details><p>d</p>",
    "<p>a</p><p><strong>One &amp; <em>two</em></strong></p><p>b<br>c</p><p>d</p>",
  ],
  [
    '<details open name="x"><summary class="y">a</summary><ul><li>b</li></ul></details>',
    "<p><strong>a</strong></p><ul><li>b</li></ul>",
  ],
  [
    "<details><summary>a</summary><details><summary>b</summary><p>c</p></details></details>",
    "<p><strong>a</strong></p><p><strong>b</strong></p><p>c</p>",
  ],
  [
    '<p><img src="/a.png" alt="</details> and <summary>"></p><details><summary>a</summary></details>',
    '<p><img src="/a.png" alt="</details> and <summary>"></p><p><strong>a</strong></p>',
  ],
])("opens the toggles of %s", (html, opened) => {
  expect(openToggles(html)).toBe(opened);
});
