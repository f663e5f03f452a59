import { describe, expect, test } from "vitest";
import { emailAddress, emailSpellings, readEmailAddress } from "./email-address.server.ts";

const read = (text: string) => {
  const address = readEmailAddress(text);
  return address.ok ? address.value : address.code;
};

describe("readEmailAddress", () => {
  test.each([
    ["info@müller.example", "info@xn--mller-kva.example"],
    ["info@mu\u0308ller.example", "info@xn--mller-kva.example"],
    ["info@XN--mller-kva.example", "info@xn--mller-kva.example"],
    ["Jo@MÜLLER.Example", "Jo@xn--mller-kva.example"],
    ["jo@日本語。example", "jo@xn--wgv71a119e.example"],
    ["jo@größe.example", "jo@xn--gre-6ka8i.example"],
    ["nora.o'neil@cases.example", "nora.o'neil@cases.example"],
    [" jo+list@sub.example.co.uk ", "jo+list@sub.example.co.uk"],
  ])("stores %s as %s", (text, email) => {
    expect(read(text)).toBe(email);
    expect(emailAddress.parse(text)).toBe(email);
  });

  test.each([
    "",
    "anna",
    "anna@example",
    "anna@example.c",
    "a b@example.com",
    "Anna <anna@example.com>",
    "a@b@example.com",
  ])("rejects %j", (text) => {
    expect(read(text)).toBe("invalid");
  });

  test.each([
    `${"a".repeat(65)}@a.example`,
    "a@-a.example",
    "a@a_b.example",
    "a@xn--a.example",
    "a@b.example\nBcc: c@d.example",
  ])("rejects %j for its length, domain or line break", (text) => {
    expect(read(text)).toBe("invalid");
  });

  test.each(["jürgen@cases.example", "用户@例子.example"])("reports that %s needs SMTPUTF8", (text) => {
    expect(read(text)).toBe("local-letters");
  });
});

test("finds both spellings of an address", () => {
  expect(emailSpellings("Hallo@xn--mller-kva.example")).toEqual([
    "hallo@xn--mller-kva.example",
    "hallo@müller.example",
  ]);
  expect(emailSpellings("hallo@example.com")).toEqual(["hallo@example.com"]);
});
