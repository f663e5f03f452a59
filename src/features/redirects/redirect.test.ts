import { expect, test } from "vitest";
import { canNeverMatch, findChain, type Redirect, redirectSource, redirectTarget, withoutChains } from "./redirect.ts";

const site = "https://www.example.com";

test.each([
  ["/old-post/", "/old-post"],
  ["https://blog.example.org/2019/05/Tides/?utm=a#top", "/2019/05/Tides?utm=a"],
  ["/?p=12", "/?p=12"],
  ["//double//slash/", "/double/slash"],
  ["/Über", "/%C3%9Cber"],
  ["/About-Us", "/about-us"],
  ["/caf%E9-h", "/caf%C3%A9-h"],
  ["/stra%dfe/%fcber", "/stra%C3%9Fe/%C3%BCber"],
  ["/cafe\u0301", "/caf%C3%A9"],
  ["/cafe%cc%81/%7Euser", "/caf%C3%A9/~user"],
])("normalises the old URL %s to %s", (text, source) => {
  expect(redirectSource(text)).toBe(source);
});

test.each(["/", "", "old", "javascript:alert(1)", "ftp://a.example/b", `/${"a".repeat(1001)}`])(
  "rejects the old URL %s",
  (text) => {
    expect(redirectSource(text)).toBeUndefined();
  },
);

test("accepts a path of the site or an absolute URL elsewhere as a target", () => {
  expect(redirectTarget(`${site}/blog/tides/#low`, site)).toBe("/blog/tides#low");
  expect(redirectTarget("//blog", site)).toBe("/blog");
  expect(redirectTarget("https://other.example/a b", site)).toBe("https://other.example/a%20b");
  for (const text of ["tides", "javascript:alert(1)", "https://me:secret@other.example/"]) {
    expect(redirectTarget(text, site)).toBeUndefined();
  }
});

test.each([
  ["/a%2fb", true],
  ["/a%00", true],
  ["/a%5Cb", true],
  ["/a?b=%2F", false],
  ["/caf%E9", false],
])("recognises whether requests can match %s", (text, expected) => {
  expect(canNeverMatch(redirectSource(text) ?? "")).toBe(expected);
});

const finder = (redirects: readonly Redirect[]) => (source: string) =>
  redirects.find((redirect) => redirect.source === source);

test("finds chains and loops, also through a query or fragment", () => {
  const stored = [
    { source: "/b", target: "/c" },
    { source: "/gone", target: null },
  ];
  expect(findChain([{ source: "/a", target: "/b#part" }], finder(stored))).toEqual(["/a", "/b#part", "/c"]);
  expect(findChain([{ source: "/a", target: "/b?x=1" }], finder(stored))).toEqual(["/a", "/b?x=1", "/c"]);
  expect(findChain([{ source: "/a", target: "/gone" }], finder(stored))).toEqual(["/a", "/gone", "gone on purpose"]);
  const loop = { source: "/a", target: "/a?x=1" };
  expect(findChain([loop], finder([loop]))).toEqual(["/a", "/a?x=1", "/a?x=1"]);
  expect(findChain([{ source: "/a", target: "https://other.example/b" }], finder(stored))).toBeUndefined();
});

test("flattens the chains of an import and leaves out its loops", () => {
  const redirects = [
    { source: "/a", target: "/b" },
    { source: "/b", target: "/c" },
    { source: "/x", target: "/y" },
    { source: "/y", target: "/x" },
  ];
  expect(withoutChains(redirects, finder(redirects))).toEqual([
    { source: "/a", target: "/c" },
    { source: "/b", target: "/c" },
  ]);
});
