import { afterEach, expect, test } from "vitest";
import { hiddenTarget, isHidden, withoutHidden } from "./hidden-pages.ts";
import { replaceStoredFacts } from "./stored-facts.ts";

afterEach(() => replaceStoredFacts({}));

test("a visible page is shown and has no redirect", () => {
  replaceStoredFacts({ hidden: { "/about": true } });
  expect(isHidden("/about/company")).toBe(false);
  expect(hiddenTarget("/about/company")).toBeUndefined();
});

test("a hidden page is hidden under each of its URLs", () => {
  replaceStoredFacts({ hidden: { "/sunday-review": true, "/ebook": true, "/ask": true } });
  for (const url of [
    "/ask.json",
    "/ask/answer",
    "/mcp",
    "/sunday-review/rss.xml",
    "/sunday-review/an-issue",
    "/ebook#download",
    "/ebook?industry=x",
  ])
    expect(isHidden(url)).toBe(true);
  expect(isHidden("/ebooks")).toBe(false);
});

test("a redirect skips other hidden pages, and a circle of them is gone", () => {
  replaceStoredFacts({
    hidden: { "/demo": "/strategy-call", "/strategy-call": "/contact", "/ebook": "/ask", "/ask": "/ebook" },
  });
  expect(hiddenTarget("/demo")).toBe("/contact");
  expect(hiddenTarget("/ebook")).toBeUndefined();
});

test("links to hidden pages are left out", () => {
  const links = [{ to: "/about" }, { to: "/contact" }];
  expect(withoutHidden(links)).toBe(links);
  replaceStoredFacts({ hidden: { "/about": "/contact" } });
  expect(withoutHidden(links)).toEqual([{ to: "/contact" }]);
});
