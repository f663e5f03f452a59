import { expect, test } from "vitest";
import { type ExportPlace, exportedFile, exportedUrl, renderedUrl } from "./export-url.ts";
import { ownUrls, rewriteMarkup, rewriteOrigin, rewritePage, rewriteScript } from "./rewrite-text.ts";
import { rewriteForms } from "./static-forms.ts";

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
])("%s moves to %s", (url, moved) => {
  expect(exportedUrl(place, url)).toBe(moved);
});

test("what only a running site answers leads to it", () => {
  expect(exportedUrl(served, "/login?next=/admin")).toBe("https://app.example.com/login?next=/admin");
});

test.each([
  ["/", "index.html"],
  ["/blog?page=2", "blog/page/2/index.html"],
  ["/blog/category/SOPs%20%26%20Onboarding", "blog/category/SOPs & Onboarding/index.html"],
  ["/.well-known/security.txt", ".well-known/security.txt"],
])("%s is stored as %s", (url, file) => {
  expect(exportedFile(url)).toBe(file);
});

test.each(["/blog/%2e%2e/%2e%2e/etc", "/media/..%2f..%2fsecret.png".replace("%2f", "/"), "/blog/a%00b"])(
  "%s is never stored",
  (url) => {
    expect(() => exportedFile(url)).toThrow("cannot be stored");
  },
);

test("a search is no page of its own", () => {
  expect(renderedUrl("/blog?search=x&page=2")).toBe("/blog?page=2");
  expect(renderedUrl("/roi-calculator?staff=10")).toBe("/roi-calculator");
});

test("addresses in markup move, in quoted markup too; those of others stay", () => {
  expect(rewriteMarkup(place, '<a href="/blog?page=2&amp;x=1">')).toBe('<a href="/sub/blog/page/2/?x=1">');
  expect(rewriteMarkup(place, '<img srcset="/charts/a.svg 1x, /charts/b.svg 2x">')).toBe(
    '<img srcset="/sub/charts/a.svg 1x, /sub/charts/b.svg 2x">',
  );
  expect(rewriteMarkup(place, '{html:"<a href=\\"/contact\\">"}')).toBe('{html:"<a href=\\"/sub/contact/\\">"}');
  for (const other of [
    '<a href="https://other.example/blog">',
    '<a href="//other.example/">',
    '<a href="#main">',
    "<p>/blog</p>",
  ]) {
    expect(rewriteMarkup(place, other)).toBe(other);
  }
});

test("absolute URLs move, whatever ends them; another host that begins alike stays", () => {
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

test("files that the page's data names move once", () => {
  expect(rewritePage(place, '<script>x={u:"/media/a.svg"}</script>')).toBe('<script>x={u:"/sub/media/a.svg"}</script>');
});

test("a script finds its files and forms below the folder, and its routes stay", () => {
  const rest = ["$", "{x}.svg`"].join("");
  const script = `a={src:\`/charts/${rest},to:\`/about/company\`,icon:\`/icon.svg\`,p:"/about/a.jpg",action:\`/episodes\`}`;
  expect(rewriteScript(place, script)).toBe(
    `a={src:\`/sub/charts/${rest},to:\`/about/company\`,icon:\`/sub/icon.svg\`,p:"/sub/about/a.jpg",action:\`/sub/episodes/\`}`,
  );
  const loader = "var e=function(e){return`/`+e};dispatch(`vite:preloadError`)";
  expect(rewriteScript(place, loader)).toContain("return`/sub/`+e}");
  expect(() => rewriteScript(place, "dispatch(`vite:preloadError`)")).toThrow("loader");
});

test("a form with answers goes to the running site's page, or becomes an email; a search stays", () => {
  const form = '<form method="post" action="#contact" class="grid">';
  expect(rewriteForms(served, form, "/contact")).toBe(
    '<form method="post" class="grid" action="https://app.example.com/contact#contact">',
  );
  expect(rewriteForms(place, form, "/contact")).toContain('action="mailto:hello@example.com" enctype="text/plain">');
  expect(rewriteForms(served, '<form action="/blog">', "/blog")).toBe('<form action="/blog">');
});
