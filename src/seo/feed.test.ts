import { expect, test } from "vitest";
import { absoluteLinks } from "./feed.ts";

const page = "https://www.example.com/blog/a";

test.each([
  ['<a href="/contact?a=1&amp;b=2">x</a>', '<a href="https://www.example.com/contact?a=1&amp;b=2">x</a>'],
  ['<a href="#part">x</a>', '<a href="https://www.example.com/blog/a#part">x</a>'],
  ['<img src="/media/a.png" alt="b">', '<img src="https://www.example.com/media/a.png" alt="b">'],
  ['<a href="https://other.example/a">x</a>', '<a href="https://other.example/a">x</a>'],
  ['<a href="mailto:a@b.example">x</a>', '<a href="mailto:a@b.example">x</a>'],
  ['<p>write href="/contact" into it</p>', '<p>write href="/contact" into it</p>'],
])("%s", (html, expected) => {
  expect(absoluteLinks(html, page)).toBe(expected);
});
