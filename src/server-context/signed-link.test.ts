import { expect, test } from "vitest";
import { fail, ok } from "../lib/result.ts";
import { readLink, signLink } from "./signed-link.ts";

const secret = "a secret of the site that is long enough";
const now = new Date("2026-11-21T12:00:00Z");
const later = new Date("2026-11-22T12:00:00Z");
const token = signLink(secret, { purpose: "booking", subject: "42:Ü", expiresAt: later });

test("a link yields its subject until it expires", () => {
  expect(readLink(secret, "booking", token, now)).toEqual(ok("42:Ü"));
  expect(readLink(secret, "booking", token, later)).toEqual(fail("expired"));
});

test("a link is valid for its purpose only and cannot be altered or forged", () => {
  expect(readLink(secret, "guest", token, now)).toEqual(fail("forged"));
  expect(readLink("another secret of the same length as ours", "booking", token, now)).toEqual(fail("forged"));
  const [subject, expires, signature] = token.split(".");
  expect(
    readLink(secret, "booking", `${Buffer.from("43").toString("base64url")}.${expires}.${signature}`, now),
  ).toEqual(fail("forged"));
  expect(readLink(secret, "booking", `${subject}.zzzzzz9.${signature}`, now)).toEqual(fail("forged"));
});

test.each([
  "",
  ".",
  "..",
  "a.b.c",
  token.slice(0, -1),
  `${token}x`,
  `${token}.`,
  `${token}.more`,
  `${token}\n`,
  `${token}=`,
  ` ${token}`,
  `.${token}`,
  // The same bytes in another spelling of base64.
  token.replace(".", "=."),
  token.replace(".", "==."),
  `${Buffer.from("42:Ü").toString("base64")}${token.slice(token.indexOf("."))}`.replace(".", "=."),
  token.toUpperCase(),
  encodeURIComponent(token).replace(".", "%2E"),
])("only the exact text that was signed is valid, not %j", (changed) => {
  expect(readLink(secret, "booking", changed, now)).toEqual(fail("forged"));
});

test.each(["", "short", "x".repeat(31), "Ü".repeat(15)])(
  "a secret shorter than 32 bytes neither signs nor verifies: %j",
  (weak) => {
    const link = { purpose: "booking", subject: "42", expiresAt: later } as const;
    expect(() => signLink(weak, link)).toThrow("fewer than 32 bytes");
    expect(() => readLink(weak, "booking", token, now)).toThrow("fewer than 32 bytes");
  },
);

test("during a rotation links of the previous secret are valid, and new ones use the new secret", () => {
  const fresh = "the next secret of the site, long enough too";
  const link = { purpose: "booking", subject: "42:Ü", expiresAt: later } as const;
  expect(readLink([fresh, secret], "booking", token, now)).toEqual(ok("42:Ü"));
  expect(signLink([fresh, secret], link)).toBe(signLink(fresh, link));
  expect(readLink([fresh], "booking", token, now)).toEqual(fail("forged"));
});
