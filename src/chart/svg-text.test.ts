import { expect, test } from "vitest";
import { escapeText } from "./svg-text.ts";

test.each([
  ["Ward 4", "Ward 4"],
  ["Müller & Söhne", "Müller &amp; Söhne"],
  ["<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
  [`" onload="x' `, "&quot; onload=&quot;x&#39; "],
  ["a\u0000b\u0007c\u001bd\u007f", "abcd"],
  ["tab\tand\nline", "tab\tand\nline"],
  ["half \ud800 pair", "half  pair"],
  ["🧭", "🧭"],
])("%j becomes %j", (text, escaped) => {
  expect(escapeText(text)).toBe(escaped);
});
