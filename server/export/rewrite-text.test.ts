import { expect, test } from "vitest";
import { defaultSite } from "../../src/facts/site.ts";
import { applyEdits } from "../../src/lib/edit-html.ts";
import { exportedUrl, staticRewrite } from "../../src/static-site/exported-url.ts";
import { readPage } from "../http/post-processing/read-page.ts";
import { type ExportDeployment, exportedFile, renderedUrl, runningUrl } from "./export-url.ts";
import { ownUrls, rewriteData, rewriteMarkup, rewriteOrigin } from "./rewrite-text.ts";
import { formEdits } from "./static-page.ts";

const deployment: ExportDeployment = { origin: "https://www.example.com", server: undefined };
const served: ExportDeployment = { ...deployment, server: "https://app.example.com" };

test.each([
  ["/", "/"],
  ["/#industries", "/#industries"],
  ["/blog?page=2", "/blog/page/2/"],
  ["/about#journey", "/about/#journey"],
  ["/rss.xml", "/rss.xml"],
  ["/blog/a.md", "/blog/a.md"],
  ["/media/file", "/media/file"],
  ["/admin", "/admin"],
])("the exported URL of %s is %s", (url, expected) => {
  expect(exportedUrl(deployment, url)).toBe(expected);
  expect(runningUrl(expected.replace(/#.*/, ""))).toBe(url.replace(/#.*/, ""));
});

test("the router writes exported URLs, and reads them back", () => {
  const { output, input } = staticRewrite(deployment);
  const url = output?.({ url: new URL(`${deployment.origin}/blog?page=2#a`) });
  expect(String(url)).toBe(`${deployment.origin}/blog/page/2/#a`);
  expect(String(input?.({ url: new URL(String(url)) }))).toBe(`${deployment.origin}/blog?page=2#a`);
});

test("URLs that need a server point to the running site", () => {
  expect(exportedUrl(served, "/login?next=/admin")).toBe("https://app.example.com/login?next=/admin");
  const login = staticRewrite(served).output?.({ url: new URL(`${deployment.origin}/login`) });
  expect(String(login)).toBe("https://app.example.com/login");
});

test.each([
  ["/", "index.html"],
  ["/blog?page=2", "blog/page/2/index.html"],
  ["/blog/category/SOPs%20%26%20Onboarding", "blog/category/SOPs & Onboarding/index.html"],
  ["/.well-known/security.txt", ".well-known/security.txt"],
  // From a former site in Latin-1.
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

test("own links in markup become exported URLs, foreign ones are unchanged", () => {
  expect(rewriteMarkup(deployment, '<a href="/blog?page=2&amp;x=1">')).toBe('<a href="/blog/page/2/?x=1">');
  for (const foreignUrl of [
    '<a href="https://other.example/blog">',
    '<a href="//other.example/">',
    '<a href="#main">',
    "<p>/blog</p>",
  ]) {
    expect(rewriteMarkup(deployment, foreignUrl)).toBe(foreignUrl);
  }
});

test("absolute URLs become exported ones, whatever follows them; hosts with the same prefix are unchanged", () => {
  expect(rewriteOrigin(deployment, "see https://www.example.com/blog.")).toBe("see https://www.example.com/blog/.");
  expect(rewriteOrigin(deployment, "href=&quot;https://www.example.com/about&quot;&gt;")).toBe(
    "href=&quot;https://www.example.com/about/&quot;&gt;",
  );
  expect(rewriteOrigin(deployment, "<loc>https://www.example.com/blog?page=2</loc>")).toBe(
    "<loc>https://www.example.com/blog/page/2/</loc>",
  );
  expect(rewriteOrigin(deployment, `u=${encodeURIComponent("https://www.example.com/blog/a")}"`)).toBe(
    `u=${encodeURIComponent("https://www.example.com/blog/a/")}"`,
  );
  expect(rewriteOrigin(deployment, "https://www.example.com.evil.example/")).toBe(
    "https://www.example.com.evil.example/",
  );
  expect(ownUrls(deployment.origin, "(https://www.example.com/a, https://www.example.com/b)")).toEqual(["/a", "/b"]);
});

test("URLs in texts of query data become exported ones; page paths, numbers and dates are unchanged", () => {
  const date = new Date(0);
  const data = {
    date,
    image: "/media/a.svg",
    path: "/blog/a",
    views: 3,
    html: ['<a href="/about">', null, undefined],
  };
  expect(rewriteData(deployment, data)).toEqual({
    ...data,
    html: ['<a href="/about/">', null, undefined],
  });
});

test("a form with answers is sent to the running site or by email; a search form is unchanged", () => {
  const form = '<form method="post" action="#contact" class="grid">';
  const rewrittenForm = (to: ExportDeployment, html: string) =>
    applyEdits(html, formEdits(defaultSite, to, readPage(html), "/contact?a=b"));
  expect(rewrittenForm(served, form)).toBe(
    '<form method="post" class="grid" action="https://app.example.com/contact#contact">',
  );
  expect(rewrittenForm(deployment, form)).toContain('action="mailto:hello@example.com" enctype="text/plain">');
  expect(rewrittenForm(served, '<form action="/blog">')).toBe('<form action="/blog">');
});
