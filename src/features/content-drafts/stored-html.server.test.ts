import { expect, test } from "vitest";
import { tidyEditorHtml } from "./stored-html.server.ts";

test.each([
  ["<ul><li><p>One</p></li><li><p>Two <b>x</b></p></li></ul>", "<ul><li>One</li><li>Two <b>x</b></li></ul>"],
  ["<ul><li><p>One</p><ul><li><p>In</p></li></ul></li></ul>", "<ul><li>One<ul><li>In</li></ul></li></ul>"],
  ["<ul><li><p>One</p><p>Two</p></li></ul>", "<ul><li><p>One</p><p>Two</p></li></ul>"],
  [
    "<table><caption>C</caption><tbody><tr><th><p>A</p></th><th><p>B</p></th></tr><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table>",
    '<table><caption>C</caption><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  ],
  [
    '<table><tbody><tr><th scope="row"><p>A</p></th><td><p>1</p></td></tr></tbody></table>',
    '<table><tbody><tr><th scope="row">A</th><td>1</td></tr></tbody></table>',
  ],
  ["<p>Text</p>", "<p>Text</p>"],
  ['<p>Text</p><img src="/a.jpg" alt="A"><p></p>', '<p>Text</p><img src="/a.jpg" alt="A">'],
  [
    '<figure data-width="wide"><img src="/a.jpg" alt="A"><figcaption></figcaption></figure>',
    '<figure data-width="wide"><img src="/a.jpg" alt="A"></figure>',
  ],
])("tidies editor HTML idempotently: %s", (html, tidy) => {
  expect(tidyEditorHtml(html)).toBe(tidy);
  expect(tidyEditorHtml(tidy)).toBe(tidy);
});
