import fc from "fast-check";
import { expect, test } from "vitest";
import { pageKey } from "../server/cache/response-cache.ts";
import { maxUrlLength } from "./lib/web-url.ts";
import { ownUrl, readRequestTarget } from "./request-target.ts";

const siteUrl = "https://www.example.com";
const read = (raw: string) => readRequestTarget(raw, "www.example.com");

test.each([
  ["/", "/", ""],
  ["/blog?page=2", "/blog", "?page=2"],
  ["/.well-known/security.txt", "/.well-known/security.txt", ""],
  ["/blog/category/R%26D", "/blog/category/R%26D", ""],
  ["/blog/category/AI%2FML", "/blog/category/AI%2FML", ""],
  ["/blog/category/AI%2FML/rss.xml", "/blog/category/AI%2FML/rss.xml", ""],
  ["/media/%C3%BCber%20uns.pdf", "/media/%C3%BCber%20uns.pdf", ""],
  ["/about?", "/about", ""],
  ["https://www.example.com/blog", "/blog", ""],
  ["HTTP://WWW.EXAMPLE.COM", "/", ""],
  ["https://www.example.com?a=1", "/", "?a=1"],
  ["/_serverFn/abc?payload=%7B%22a%22%3A1%7D", "/_serverFn/abc", "?payload=%7B%22a%22%3A1%7D"],
  // Queries are repaired: anyone can write links with campaign tags.
  ["/?utm_term=100%", "/", "?utm_term=100%25"],
  ["/?search=%00%ff%zz", "/", "?search=%EF%BF%BD%EF%BF%BD%25zz"],
  ["/?next=//evil.example/x", "/", "?next=//evil.example/x"],
  ["/?a=\\evil#x", "/", "?a=%5Cevil%23x"],
])("%s has the path %s and the query %s", (raw, pathname, search) => {
  expect(read(raw)).toMatchObject({ outcome: "accepted", pathname, search });
});

test.each([
  ["//evil.example//x", "/evil.example/x"],
  ["/..//evil.example", "/evil.example"],
  ["/../..", "/"],
  ["/.//x", "/x"],
  ["///", "/"],
  ["//evil.example/contact?a=1", "/evil.example/contact?a=1"],
  ["//x/admin", "/x/admin"],
  ["/blog/", "/blog"],
  ["/blog/./a/../b", "/blog/b"],
  ["/blog%20", "/blog"],
  ["/%20blog", "/blog"],
  ["/blog%20/%20", "/blog"],
  ["/blog/%C2%A0a%20b%E3%80%80", "/blog/a%20b"],
  ["/blog/..%20/contact%EF%BB%BF", "/contact"],
  ["/%2e%2e/%2E/admin", "/admin"],
  ["/%61dmin", "/admin"],
  ["/_server%46n/x", "/_serverFn/x"],
  ["/blog/%c3%bc", "/blog/%C3%BC"],
  ["/blog/caf%e9", "/blog/caf%C3%A9"],
  ["/blog/\u00ff", "/blog/%C3%BF"],
  ["/blog/u%CC%88ber", "/blog/%C3%BCber"],
  ["/About", "/about"],
  ["/ADMIN/articles", "/admin/articles"],
  ["/%41dmin", "/admin"],
  ["/Booking/Ab.Cd", "/booking/Ab.Cd"],
  ["/blog/{x}|", "/blog/%7Bx%7D%7C"],
  ["/blog/\u00c3\u00bc", "/blog/%C3%BC"],
  ["https://www.example.com//evil.example", "/evil.example"],
])("%s is redirected to %s", (raw, location) => {
  expect(read(raw)).toEqual({ outcome: "moved", location });
});

test.each([
  "",
  "*",
  "evil.example:443",
  "http://evil.example/x",
  "https://www.example.com:8443/",
  "https://www.example.com@evil.example/",
  "https://evil.example\\@www.example.com/",
  "javascript:alert(1)",
  "/\\evil.example",
  "/%5Cevil.example",
  "/%2f/evil.example",
  "/%2Fadmin",
  "/admin%2Farticles",
  "///%00",
  "/blog/%",
  "/blog/%zz",
  "/blog/a%0d%0ab",
  "/blog#x",
  "/\t/x",
])("%s is rejected", (raw) => {
  expect(read(raw)).toEqual({ outcome: "rejected", status: 404 });
});

test("an overlong target is rejected as overlong", () => {
  expect(read(`/${"x".repeat(maxUrlLength)}`)).toEqual({ outcome: "rejected", status: 414 });
});

const piece = fc.oneof(
  fc.constantFrom("/", "//", "..", ".", "\\", "%2f", "%5C", "%2e", "%00", "%", "%e2%82%ac", "?", "#", "@", ":", "*"),
  fc.constantFrom(
    "admin",
    "%61dmin",
    "_serverFn",
    "api",
    "login",
    "booking",
    "evil.example",
    "http://",
    "blog",
    "%20",
    "%C2%A0",
    "%EF%BB%BF",
    "\u00e9",
  ),
  fc.string({ maxLength: 4, unit: "binary" }),
);
const generated = fc
  .tuple(fc.constantFrom("/", "//", "/..//", "https://www.example.com", "http://evil.example", ""), fc.array(piece))
  .map(([start, pieces]) => start + pieces.join(""));

test("every accepted target is a normalised path of this site", () => {
  fc.assert(
    fc.property(generated, (raw) => {
      const target = read(raw);
      if (target.outcome === "rejected") return;
      const location = target.outcome === "moved" ? target.location : target.pathname + target.search;
      expect(location).toMatch(/^\/(?![/\\])/);
      expect(location).toMatch(/^[!-~]+$/);
      // Normalising is idempotent: one redirect reaches the final URL.
      const again = read(location);
      expect(again.outcome).toBe("accepted");
      if (again.outcome !== "accepted") return;
      const url = ownUrl(siteUrl, location);
      expect(url.origin).toBe(siteUrl);
      expect(url.pathname).toBe(again.pathname);
      expect(new URL(location, siteUrl).origin).toBe(siteUrl);
      expect(url.pathname).not.toMatch(/\/\/|\/\.{1,2}(\/|$)|.\/$|%(?![0-9A-F]{2})|%00|%5C/);
      expect(() => decodeURIComponent(url.pathname + url.search)).not.toThrow();
      for (const segment of decodeURIComponent(url.pathname).split("/")) expect(segment).toBe(segment.trim());
    }),
    { numRuns: 5_000, seed: 15 },
  );
});

test("no spelling of a private path is cached", () => {
  const spelling = (name: string) =>
    fc
      .array(fc.tuple(fc.boolean(), fc.constantFrom("", "/", "/.", "/x/..")), {
        minLength: name.length,
        maxLength: name.length,
      })
      .map((choices) =>
        [...name]
          .map((character, index) => {
            const [escaped, before] = choices[index] ?? [false, ""];
            const segment = escaped && character !== "/" ? `%${character.charCodeAt(0).toString(16)}` : character;
            return character === "/" ? before + segment : segment;
          })
          .join(""),
      );
  const paths = fc.constantFrom(
    "/admin/articles",
    "/login",
    "/api/auth/x",
    "/_serverFn/x",
    "/booking/a.b",
    "/guest-space/a",
  );
  fc.assert(
    fc.property(
      paths.chain((path) => fc.tuple(fc.constant(path), spelling(path))),
      ([path, raw]) => {
        const target = read(raw);
        expect(target.outcome).not.toBe("rejected");
        if (target.outcome === "rejected") return;
        const location = target.outcome === "moved" ? target.location : target.pathname;
        expect(location).toBe(path);
        expect(pageKey(ownUrl(siteUrl, location)).isCacheable).toBe(false);
      },
    ),
    { numRuns: 1_000, seed: 15 },
  );
});

test("a URL is built from a normalised path only", () => {
  expect(ownUrl(siteUrl, `/ask?q=${"%28".repeat(5_000)}`).searchParams.get("q")).toHaveLength(5_000);
  expect(ownUrl(siteUrl, "/blog?page=2").href).toBe(`${siteUrl}/blog?page=2`);
  for (const path of ["@evil.example", ".evil.example", "//evil.example", "https://evil.example/", ""]) {
    expect(() => ownUrl(siteUrl, path)).toThrow(TypeError);
  }
});
