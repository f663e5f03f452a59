import { expect, test } from "vitest";
import { dynamicUrl, staticUrl } from "./static-url.ts";

test.each([
  ["/", "", "/"],
  ["/about", "", "/about/"],
  ["/blog", "?page=2", "/blog/page/2/"],
  ["/blog/category/SOPs%20%26%20Onboarding", "?page=3", "/blog/category/SOPs%20%26%20Onboarding/page/3/"],
  ["/ebook", "?industry=logistics", "/ebook/industry/logistics/"],
  ["/blog", "?search=customs+papers&page=2", "/blog/page/2/?search=customs+papers"],
  ["/episodes", "?search=voss", "/episodes/?search=voss"],
])("%s%s is exported as %s, reversibly", (path, search, url) => {
  expect(staticUrl(path, search)).toBe(url);
  const [exportedPath = "", exportedSearch] = url.split("?");
  const back = dynamicUrl(exportedPath, exportedSearch ? `?${exportedSearch}` : "");
  expect(back.path).toBe(path);
  expect(Object.fromEntries(new URLSearchParams(back.search))).toEqual(Object.fromEntries(new URLSearchParams(search)));
});

test("a parameter without a page of its own stays a parameter", () => {
  expect(staticUrl("/contact", "?page=2")).toBe("/contact/?page=2");
  expect(dynamicUrl("/blog/page/", "")).toEqual({ path: "/blog/page", search: "" });
  expect(dynamicUrl("/contact/page/2/", "")).toEqual({ path: "/contact/page/2", search: "" });
});

test("index.html is the same URL as its folder", () => {
  expect(dynamicUrl("/blog/index.html").path).toBe("/blog");
  expect(dynamicUrl("/index.html").path).toBe("/");
});
