import { expect, test } from "vitest";
import { isWebAddress } from "./web-url.ts";

test.each(["https://meet.example/room?pwd=1", "http://localhost:3000/x", "HTTPS://MEET.EXAMPLE/Room"])(
  "%s is one",
  (text) => {
    expect(isWebAddress(text)).toBe(true);
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
])("%j is none", (text) => {
  expect(isWebAddress(text)).toBe(false);
});
