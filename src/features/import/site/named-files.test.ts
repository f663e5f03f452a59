import { expect, test } from "vitest";
import { namedFiles, withCopies } from "./named-files.ts";

test("lists pictures and linked files once, with the widest of a srcset as a fallback", () => {
  const html = `<p><img src="/a.jpg" alt="A pier &amp; a boat"><img srcset="/b-300.jpg 300w, /b-900.jpg 900w" alt="">
    <img src='/a.jpg'><a href="/files/chart.pdf?x=1&amp;y=2">Chart</a> <a href="/about">About</a>
    <img src="data:image/png;base64,AAAA"></p>`;
  expect(namedFiles(html)).toEqual([
    { url: "/a.jpg", alt: "A pier & a boat" },
    { url: "/b-900.jpg", alt: "" },
    { url: "/files/chart.pdf?x=1&y=2", alt: "" },
  ]);
});

test("replaces the URLs of copied files, drops their srcset, and keeps other URLs", () => {
  const copies = new Map([
    ["/a.jpg", "/media/uploads/1/a.jpg"],
    ["/c.pdf", "/media/uploads/2/c.pdf"],
  ]);
  const html = `<img alt="A > B" srcset="/a-2.jpg 2x" src="/a.jpg"><img src="/lost.jpg"><a title="C" href="/c.pdf">C</a>`;
  expect(withCopies(html, copies)).toBe(
    `<img alt="A &gt; B" src="/media/uploads/1/a.jpg"><img src="/lost.jpg"><a title="C" href="/media/uploads/2/c.pdf">C</a>`,
  );
});

test("adds the download name to a copied file card", () => {
  const card =
    '<p data-card="file"><a href="/files/a%20b.pdf?x=1">The chart</a></p><p><a href="/files/a%20b.pdf?x=1">b</a></p>';
  expect(withCopies(card, new Map([["/files/a%20b.pdf?x=1", "/media/uploads/1/a-b.pdf"]]))).toBe(
    '<p data-card="file"><a href="/media/uploads/1/a-b.pdf" download="a b.pdf">The chart</a></p><p><a href="/media/uploads/1/a-b.pdf">b</a></p>',
  );
});

test("removes a missing picture from a bookmark", () => {
  const card = '<figure data-card="bookmark"><img src="/t.jpg" alt=""><p><a href="/a">A</a></p></figure>';
  expect(withCopies(card, new Map(), new Set(["/t.jpg"]))).toBe(
    '<figure data-card="bookmark"><p><a href="/a">A</a></p></figure>',
  );
});

test("replaces a missing picture by its name", () => {
  const html = `<figure><img src="/content/a%20b.png"></figure><p><img src="/c.png" alt="A pier"> x</p>`;
  expect(withCopies(html, new Map(), new Set(["/content/a%20b.png", "/c.png"]))).toBe(
    "<figure><em>a b.png</em></figure><p><em>A pier</em> x</p>",
  );
});
