import { expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

const from = (headers: Record<string, string>) =>
  isSameOrigin(
    new Request("https://www.example.com/contact", { method: "POST", headers: { host: "127.0.0.1:3000", ...headers } }),
    "https://www.example.com",
  );

test("requests of our own pages are same-origin, those of other sites are not", () => {
  expect(from({ origin: "https://www.example.com" })).toBe(true);
  expect(from({ origin: "http://127.0.0.1:3000" })).toBe(true);
  expect(from({ origin: "https://evil.example" })).toBe(false);
  expect(from({ origin: "https://www.example.com.evil.example" })).toBe(false);
  expect(from({ origin: "null" })).toBe(false);
  expect(from({ "sec-fetch-site": "cross-site" })).toBe(false);
  expect(from({ "sec-fetch-site": "same-site" })).toBe(false);
});

test("a client without an Origin header carries no session of a visitor", () => {
  expect(from({})).toBe(true);
});
