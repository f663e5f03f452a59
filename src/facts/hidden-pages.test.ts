import { expect, test } from "vitest";
import { hiddenTarget, isHidden, withoutHidden } from "./hidden-pages.ts";
import { defaultSite, siteOf } from "./site.ts";

test("a page that is not hidden is shown and leads nowhere else", () => {
  const site = siteOf({ hidden: { "/about": true } });
  expect(isHidden(site, "/about/company")).toBe(false);
  expect(hiddenTarget(site, "/about/company")).toBeUndefined();
});

test("a hidden page is hidden under each of its URLs", () => {
  const site = siteOf({ hidden: { "/sunday-review": true, "/ebook": true, "/ask": true } });
  for (const url of [
    "/ask.json",
    "/ask/answer",
    "/mcp",
    "/sunday-review/rss.xml",
    "/sunday-review/an-issue",
    "/ebook#download",
    "/ebook?industry=x",
  ])
    expect(isHidden(site, url)).toBe(true);
  expect(isHidden(site, "/ebooks")).toBe(false);
  const quiet = siteOf({ hidden: { "/blog": true, "/podcast": true } });
  for (const url of ["/blog/an-article", "/rss.xml", "/episodes", "/episode/3", "/podcast/feed.xml", "/guest/ada"])
    expect(isHidden(quiet, url)).toBe(true);
  expect(isHidden(quiet, "/guest-space/token")).toBe(false);
});

test("a redirect skips other hidden pages, and a circular one gives 410", () => {
  const site = siteOf({
    hidden: { "/demo": "/strategy-call", "/strategy-call": "/contact", "/ebook": "/ask", "/ask": "/ebook" },
  });
  expect(hiddenTarget(site, "/demo")).toBe("/contact");
  expect(hiddenTarget(site, "/ebook")).toBeUndefined();
});

test("links to hidden pages are left out", () => {
  const links = [{ to: "/about" }, { to: "/contact" }];
  expect(withoutHidden(defaultSite, links)).toBe(links);
  const site = siteOf({ hidden: { "/about": "/contact" } });
  expect(withoutHidden(site, links)).toEqual([{ to: "/contact" }]);
});
