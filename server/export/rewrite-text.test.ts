import { expect, test } from "vitest";
import { exportedUrl, folderRewrite } from "../../src/static-site/exported-url.ts";
import { type ExportPlace, exportedFile, renderedUrl, runningUrl } from "./export-url.ts";
import { moveData, ownUrls, rewriteMarkup, rewriteOrigin } from "./rewrite-text.ts";
import { rewriteForms } from "./static-page.ts";

const place: ExportPlace = { origin: "https://www.example.com", base: "/sub/", server: undefined };
const served: ExportPlace = { ...place, server: "https://app.example.com" };

test.each([
  ["/", "/sub/"],
  ["/#industries", "/sub/#industries"],
  ["/blog?page=2", "/sub/blog/page/2/"],
  ["/about#journey", "/sub/about/#journey"],
  ["/rss.xml", "/sub/rss.xml"],
  ["/blog/a.md", "/sub/blog/a.md"],
  ["/media/file", "/sub/media/file"],
  ["/admin", "/sub/admin"],
])("the exported URL of %s is %s", (url, moved) => {
  expect(exportedUrl(place, url)).toBe(moved);
  expect(runningUrl(place, moved.replace(/#.*/, ""))).toBe(url.replace(/#.*/, ""));
});

test.each(["/sub/", "/blog/", "/media/"])("the base path is added once, even to a path below %s", (base) => {
  const there = { ...place, base };
  const { output, input } = folderRewrite(there);
  const url = output?.({ url: new URL(`${place.origin}/blog?page=2#a`) });
  expect(String(url)).toBe(`${place.origin}${base}blog/page/2/#a`);
  expect(String(input?.({ url: new URL(String(url)) }))).toBe(`${place.origin}/blog?page=2#a`);
  expect(moveData(there, ["/media/a.svg", `${place.origin}/blog/a`])).toEqual([
    `${base}media/a.svg`,
    `${place.origin}${base}blog/a/`,
  ]);
});

test("URLs that need a server point to the running site", () => {
  expect(exportedUrl(served, "/login?next=/admin")).toBe("https://app.example.com/login?next=/admin");
  const login = folderRewrite(served).output?.({ url: new URL(`${place.origin}/login`) });
  expect(String(login)).toBe("https://app.example.com/login");
});

test.each([
  ["/", "index.html"],
  ["/blog?page=2", "blog/page/2/index.html"],
  ["/blog/category/SOPs%20%26%20Onboarding", "blog/category/SOPs & Onboarding/index.html"],
  ["/.well-known/security.txt", ".well-known/security.txt"],
  // Of a former site in Latin-1.
  ["/media/caf%E9.png", "media/caf%E9.png"],
])("the exported file of %s is %s", (url, file) => {
  expect(exportedFile(url)).toBe(file);
});

test.each(["/blog/%2e%2e/%2e%2e/etc", "/media/..%2f..%2fsecret.png".replace("%2f", "/"), "/blog/a%00b"])(
  "%s has no exported file",
  (url) => {
    expect(() => exportedFile(url)).toThrow("cannot be stored");
  },
);

test("a search has no exported page", () => {
  expect(renderedUrl("/blog?search=x&page=2")).toBe("/blog?page=2");
  expect(renderedUrl("/roi-calculator?staff=10")).toBe("/roi-calculator");
});

test("own URLs in markup are moved below the folder, foreign ones are unchanged", () => {
  expect(rewriteMarkup(place, '<a href="/blog?page=2&amp;x=1">')).toBe('<a href="/sub/blog/page/2/?x=1">');
  expect(rewriteMarkup(place, '<img srcset="/charts/a.svg 1x, /charts/b.svg 2x">')).toBe(
    '<img srcset="/sub/charts/a.svg 1x, /sub/charts/b.svg 2x">',
  );
  for (const other of [
    '<a href="https://other.example/blog">',
    '<a href="//other.example/">',
    '<a href="#main">',
    "<p>/blog</p>",
  ]) {
    expect(rewriteMarkup(place, other)).toBe(other);
  }
});

test("absolute URLs are moved, whatever follows them; hosts with the same prefix are unchanged", () => {
  expect(rewriteOrigin(place, "see https://www.example.com/blog.")).toBe("see https://www.example.com/sub/blog/.");
  expect(rewriteOrigin(place, "href=&quot;https://www.example.com/about&quot;&gt;")).toBe(
    "href=&quot;https://www.example.com/sub/about/&quot;&gt;",
  );
  expect(rewriteOrigin(place, "<loc>https://www.example.com/blog?page=2</loc>")).toBe(
    "<loc>https://www.example.com/sub/blog/page/2/</loc>",
  );
  expect(rewriteOrigin(place, `u=${encodeURIComponent("https://www.example.com/blog/a")}"`)).toBe(
    `u=${encodeURIComponent("https://www.example.com/sub/blog/a/")}"`,
  );
  expect(rewriteOrigin(place, "https://www.example.com.evil.example/")).toBe("https://www.example.com.evil.example/");
  expect(ownUrls(place.origin, "(https://www.example.com/a, https://www.example.com/b)")).toEqual(["/a", "/b"]);
});

test("file URLs in query data and URLs in texts are moved; page paths, numbers and dates are unchanged", () => {
  const date = new Date(0);
  const answer = {
    date,
    image: "/media/a.svg",
    path: "/blog/a",
    views: 3,
    html: ['<a href="/about">', null, undefined],
  };
  expect(moveData(place, answer)).toEqual({
    ...answer,
    image: "/sub/media/a.svg",
    html: ['<a href="/sub/about/">', null, undefined],
  });
});

test("a form with answers is sent to the running site or by email; a search form is unchanged", () => {
  const form = '<form method="post" action="#contact" class="grid">';
  expect(rewriteForms(served, form, "/contact")).toBe(
    '<form method="post" class="grid" action="https://app.example.com/contact#contact">',
  );
  expect(rewriteForms(place, form, "/contact")).toContain('action="mailto:hello@example.com" enctype="text/plain">');
  expect(rewriteForms(served, '<form action="/blog">', "/blog")).toBe('<form action="/blog">');
});
