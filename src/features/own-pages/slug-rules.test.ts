import { describe, expect, test } from "vitest";
import { slugProblem } from "./slug-rules.ts";

describe("slugProblem", () => {
  test.each(["prices", "prices-2027", "a", "episode-notes"])("accepts %s", (slug) => {
    expect(slugProblem(slug)).toBeUndefined();
  });

  test.each([
    ["contact", "/contact is a built-in page of this site."],
    ["privacy-policy", "/privacy-policy is a built-in page of this site."],
    ["admin", "/admin is reserved: the site itself uses it."],
    ["services", "/services is reserved: the site itself uses it."],
    ["livez", "/livez is reserved: the site itself uses it."],
    ["charts", "/charts is reserved: the site itself uses it."],
    ["Prices", "Use lower-case letters, numbers and single hyphens, such as prices-2027."],
    ["a--b", "Use lower-case letters, numbers and single hyphens, such as prices-2027."],
    ["a/b", "Use lower-case letters, numbers and single hyphens, such as prices-2027."],
    ["a".repeat(81), "Use at most 80 characters."],
  ])("rejects %s", (slug, reason) => {
    expect(slugProblem(slug)).toBe(reason);
  });
});
