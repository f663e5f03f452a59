import { expect, test } from "vitest";
import { isLinkAddress, isPictureAddress } from "./written-address.ts";

test.each(["https://a.example/b", "http://a.example", "mailto:a@b.example", "tel:+49", "/contact", "#part"])(
  "a link may lead to %s",
  (address) => expect(isLinkAddress(address)).toBe(true),
);

test.each(["", "javascript:alert(1)", "//a.example", "/\\a.example", "a.example", "https://a b", "data:text/html,x"])(
  "no link leads to %s",
  (address) => expect(isLinkAddress(address)).toBe(false),
);

test("pictures come by https or from this site", () => {
  expect(["https://a.example/b.png", "/media/b.png"].every(isPictureAddress)).toBe(true);
  expect(["http://a.example/b.png", "//a.example/b.png", "data:image/png,x", ""].some(isPictureAddress)).toBe(false);
});
