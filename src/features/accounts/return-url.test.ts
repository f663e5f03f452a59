import { expect, test } from "vitest";
import { returnUrl } from "./return-url.ts";

test.each([
  ["/admin/articles?status=draft#row-4", "/admin/articles?status=draft#row-4"],
  ["/blog", "/blog"],
  ["/admin/../blog", "/blog"],
])("returns to %s within this site", (requested, expected) => {
  expect(returnUrl(requested)).toBe(expected);
});

test.each([
  "https://evil.example/",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/a/..//evil.example",
  "javascript:alert(1)",
  "admin",
  "",
  "/login?return=/login",
  "/api/auth/sign-out",
  undefined,
  ["/admin"],
])("replaces %j by the admin home", (requested) => {
  expect(returnUrl(requested)).toBe("/admin");
});
