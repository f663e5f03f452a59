import { describe, expect, test } from "vitest";
import { isUrlFor, isValidUserUrl, isWebUrl } from "./web-url.ts";

describe("web URLs", () => {
  test.each(["https://meet.example/room?pwd=1", "http://localhost:3000/x", "HTTPS://MEET.EXAMPLE/Room"])(
    "isWebUrl accepts %s",
    (text) => {
      expect(isWebUrl(text)).toBe(true);
    },
  );

  test.each([
    "",
    "meet.example/room",
    "By phone: we call you",
    "javascript:alert(1)",
    "https://",
    "https://a b",
    "ftp://x/y",
  ])("isWebUrl rejects %j", (text) => {
    expect(isWebUrl(text)).toBe(false);
  });

  test.each(["https://a.example/b", "http://a.example", "mailto:a@b.example", "tel:+49", "/contact", "#part"])(
    "accepts %s as a link target",
    (url) => expect([isUrlFor("link", url), isValidUserUrl("link", url)]).toEqual([true, true]),
  );

  test.each([
    "",
    "javascript:alert(1)",
    "//a.example",
    "/\\a.example",
    "a.example",
    "https://a\nb",
    "data:text/html,x",
    "/.//a.example",
    "/x/..//a.example",
    "https://a:b@c.example",
    "HTTP://a@c.example/",
  ])("rejects %j as a link target", (url) =>
    expect([isUrlFor("link", url), isValidUserUrl("link", url)]).toEqual([false, false]),
  );

  test("isValidUserUrl rejects spaces", () => expect(isValidUserUrl("link", "https://a b")).toBe(false));

  test("accepts pictures by https or from this site only", () => {
    for (const is of [isUrlFor, isValidUserUrl]) {
      expect(["https://a.example/b.png", "/media/b.png"].every((url) => is("picture", url))).toBe(true);
      expect(
        ["http://a.example/b.png", "//a.example/b.png", "data:image/png,x", ""].some((url) => is("picture", url)),
      ).toBe(false);
    }
  });
});
