import { expect, test } from "vitest";
import { livingAddress, staticAddress } from "./static-url.ts";

test.each([
  ["/", "", "/"],
  ["/about", "", "/about/"],
  ["/blog", "?page=2", "/blog/page/2/"],
  ["/blog/category/SOPs%20%26%20Onboarding", "?page=3", "/blog/category/SOPs%20%26%20Onboarding/page/3/"],
  ["/ebook", "?industry=logistics", "/ebook/industry/logistics/"],
  ["/blog", "?search=customs+papers&page=2", "/blog/page/2/?search=customs+papers"],
  ["/episodes", "?search=voss", "/episodes/?search=voss"],
])("%s%s is %s on an exported site, and back", (path, search, address) => {
  expect(staticAddress(path, search)).toBe(address);
  const [exportedPath = "", exportedSearch] = address.split("?");
  const back = livingAddress(exportedPath, exportedSearch ? `?${exportedSearch}` : "");
  expect(back.path).toBe(path);
  expect(Object.fromEntries(new URLSearchParams(back.search))).toEqual(Object.fromEntries(new URLSearchParams(search)));
});

test("a parameter stays one where it makes no page of its own", () => {
  expect(staticAddress("/contact", "?page=2")).toBe("/contact/?page=2");
  expect(livingAddress("/blog/page/", "")).toEqual({ path: "/blog/page", search: "" });
  expect(livingAddress("/contact/page/2/", "")).toEqual({ path: "/contact/page/2", search: "" });
});

test("the file that a folder shows is the folder", () => {
  expect(livingAddress("/blog/index.html").path).toBe("/blog");
  expect(livingAddress("/index.html").path).toBe("/");
});
