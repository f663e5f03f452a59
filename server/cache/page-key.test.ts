import { expect, test } from "vitest";
import { pageKey } from "./page-key.ts";

const key = (address: string) => pageKey(new URL(address, "http://localhost"));

test.each([
  ["/", "/", true],
  ["/about?utm_source=mail", "/about", true],
  ["/blog?utm_source=mail&page=2", "/blog?page=2", true],
  ["/blog?page=2&search=ward", "/blog?page=2&search=ward", false],
  ["/blog?search=ward&page=2", "/blog?page=2&search=ward", false],
  ["/blog?search=%20", "/blog", true],
  ["/blog/category/Healthcare?page=3&x=1", "/blog/category/Healthcare?page=3", true],
  ["/blog/some-article?page=3", "/blog/some-article", true],
  ["/ebook?industry=logistics&utm_source=mail", "/ebook?industry=logistics", true],
  ["/roi-calculator?staff=5", "/roi-calculator?staff=5", false],
  ["/admin", "/admin", false],
  ["/login?redirect=%2Fadmin", "/login?redirect=%2Fadmin", false],
  ["/demo?times=list&utm_source=mail", "/demo?times=list&utm_source=mail", false],
  ["/_serverFn/abc?payload=1", "/_serverFn/abc?payload=1", false],
])("the cache key of %s is %s", (address, url, isCacheable) => {
  expect(key(address)).toMatchObject({ url, isCacheable });
});

test.each([
  ["/", false],
  ["/blog?search=ward", false],
  ["/roi-calculator?staff=5", false],
  ["/demo", false],
  ["/demo?zone=Europe%2FBerlin", true],
  ["/thank-you/contact", true],
  ["/booking/abc", true],
  ["/privacy/my-data", false],
  ["/privacy/my-data/view?token=abc", true],
  ["/admin/leads", true],
])("%s is private: %s", (address, isPrivate) => {
  expect(key(address).isPrivate).toBe(isPrivate);
});
